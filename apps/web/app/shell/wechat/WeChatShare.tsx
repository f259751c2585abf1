import { isWeChat, SHARE_SETUP_DELAY_MS } from '@kms/features/wechat/is-wechat'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** In WeChat, what its menu shares follows the page; elsewhere this does nothing and loads nothing. */
export function WeChatShare() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isWeChat(navigator.userAgent)) return
    const timer = setTimeout(() => {
      // Sharing is a courtesy: without a signature WeChat's menu stays as it is.
      import('./share-this-page.ts').then(({ shareThisPage }) => shareThisPage(pathname + search)).catch(console.warn)
    }, SHARE_SETUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])
  return null
}
