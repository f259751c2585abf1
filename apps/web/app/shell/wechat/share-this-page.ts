import { setUpShare, shareContent, signedAddress, type WeChatSdk } from '@kms/features/wechat/wechat-share'
import { browserApi } from '../browser-api.ts'

const metaOf = (selector: string) => document.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content

/** The address that the document came from, before any navigation inside it. */
const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href

/** A chunk of its own, and WeChat's SDK another: nobody else loads them. `place` is the page that it is about. */
export async function shareThisPage(place: string) {
  const content = shareContent({
    title: document.title,
    description: metaOf('name="description"') ?? '',
    image: metaOf('property="og:image"'),
    address: location.href,
  })
  const shareUrl = signedAddress(navigator.userAgent, loadedAddress(), location.href)
  const [loaded, signature] = await Promise.all([import('weixin-js-sdk'), browserApi.signShare({ body: { shareUrl } })])
  // The reader has gone on meanwhile: the next page sets up its own.
  if (!location.href.replace(/#.*/s, '').endsWith(place)) return
  // Its types speak of an ES module; what is loaded is the CommonJS value itself.
  setUpShare(loaded.default as unknown as WeChatSdk, signature, content)
}
