import { openSupportChat } from '@kms/features/support/open-support-chat'
import { supportCopy } from '@kms/ui/copy/support.copy'
import { useSite } from '../use-site.ts'

/** Loaded on the first click: the table of calls is no part of reading a page. */
const loadParams = async () => (await import('../../shell/browser-api.ts')).browserApi.getChatParams({})

/** Customer service as both sites offer it: to be called within a click. */
export function useSiteChat() {
  const chatPageUrl = useSite()?.site.chatPageUrl ?? ''
  return { open: () => openSupportChat(window, { chatPageUrl, loadParams, failed: supportCopy.chatFailed }) }
}
