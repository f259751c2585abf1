import type { Api } from '@kms/api-client'

/** All that WeChat's menu offers on our pages: forward to friends, timeline, copy link. */
export const SHARE_MENUS = ['menuItem:share:appMessage', 'menuItem:share:timeline', 'menuItem:copyUrl'] as const

/** What we ask WeChat to let us use. */
export const SHARE_CALLS = [
  'hideAllNonBaseMenuItem',
  'showMenuItems',
  'updateAppMessageShareData',
  'updateTimelineShareData',
] as const

/** Below the site's origin: the picture of pages that give none. */
export const DEFAULT_SHARE_IMAGE = '/kms/share.png'

export type ShareContent = { title: string; desc: string; link: string; imgUrl: string }
type Signature = Awaited<ReturnType<Api['signShare']>>

/** The part of WeChat's SDK (`weixin-js-sdk`) that sharing needs. */
export type WeChatSdk = {
  config(options: Signature & { debug: boolean; jsApiList: (typeof SHARE_CALLS)[number][]; openTagList: never[] }): void
  ready(then: () => void): void
  hideAllNonBaseMenuItem(): void
  showMenuItems(options: { menuList: (typeof SHARE_MENUS)[number][] }): void
  updateAppMessageShareData(content: ShareContent): void
  updateTimelineShareData(content: Omit<ShareContent, 'desc'>): void
}

const withoutHash = (address: string) => address.replace(/#.*/s, '')

/** WeChat on Android judges the address that is shown; on Apple's devices the one that the document was loaded from. */
export const signedAddress = (userAgent: string, loaded: string, shown: string) =>
  withoutHash(/iPhone|iPad|iPod/i.test(userAgent) ? loaded : shown)

type PageWords = { title: string; description: string; image: string | undefined; address: string }

export const shareContent = ({ title, description, image, address }: PageWords): ShareContent => ({
  title,
  desc: description,
  link: withoutHash(address),
  imgUrl: new URL(image || DEFAULT_SHARE_IMAGE, address).href,
})

/** Hands WeChat the signature, then the menu and the card that friends will see. */
export function setUpShare(sdk: WeChatSdk, signature: Signature, content: ShareContent) {
  sdk.config({ ...signature, debug: false, jsApiList: [...SHARE_CALLS], openTagList: [] })
  sdk.ready(() => {
    sdk.hideAllNonBaseMenuItem()
    sdk.showMenuItems({ menuList: [...SHARE_MENUS] })
    sdk.updateAppMessageShareData(content)
    const { title, link, imgUrl } = content
    sdk.updateTimelineShareData({ title, link, imgUrl })
  })
}
