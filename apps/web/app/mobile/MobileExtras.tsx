import { useBackgroundFilter } from '@kms/features/shell/background-filter'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { usePageName } from '../shared/use-page.ts'
import { WeChatShare } from '../shell/wechat/WeChatShare.tsx'

/** What a mobile page does besides being read. Nothing of it is seen at first, so its code comes after the page's own. */
export function MobileExtras() {
  const { pathname, search } = useLocation()
  const filtered = useBackgroundFilter({ pageName: usePageName(), address: pathname + search })
  useLayoutEffect(() => {
    document.documentElement.dataset['backgroundFilter'] = String(filtered)
  }, [filtered])
  return <WeChatShare />
}
