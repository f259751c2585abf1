import { isWeChat } from '../wechat/is-wechat.ts'

/** The part of a window that opening an outside page needs. */
export type Browser = {
  open(address: string, target: string): OpenedTab | null
  location: { assign(address: string): void }
  navigator: { userAgent: string }
}
type OpenedTab = { opener: unknown; location: { replace(address: string): void }; close(): void }

/** WeChat has one window: a page opened beside it would never be seen. */
const oneWindow = (browser: Browser) => isWeChat(browser.navigator.userAgent)

/**
 * Opens an address that has yet to be asked for. The tab is opened at once, because browsers block what is opened after
 * waiting; where that is refused, the page itself goes there. Rejects, with the empty tab closed, when the address is not to be had.
 */
export async function openOutside(browser: Browser, address: () => Promise<string>): Promise<void> {
  const tab = oneWindow(browser) ? null : browser.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    const target = await address()
    if (tab) tab.location.replace(target)
    else browser.location.assign(target)
  } catch (error) {
    tab?.close()
    throw error
  }
}
