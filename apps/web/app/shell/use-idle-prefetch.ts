import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { prefetchWhenIdle } from './prefetch-links-in-view.ts'

/** After each page has come to rest, the code of the pages behind the links in view is fetched; never their data. */
export function useIdlePrefetch() {
  const { pathname } = useLocation()
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another page has other links
  useEffect(() => prefetchWhenIdle(), [pathname])
}
