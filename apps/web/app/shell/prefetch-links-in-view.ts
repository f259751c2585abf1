import { codeBehind, mayPrefetch, PREFETCH_IDLE_TIMEOUT_MS, type RouteCode } from '@kms/features/shell/idle-prefetch'
import { matchPath } from 'react-router'

const BASE = '/kms'
const fetched = new Set<string>()

/** The router's own table, filled as it discovers the routes behind the page's links. */
type WithManifest = { __reactRouterManifest?: { routes: Record<string, RouteCode | undefined> } }

function isInView(link: Element) {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** Returns how to give it up, when the reader leaves first. */
export function prefetchWhenIdle(): () => void {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
  if (!mayPrefetch(connection)) return () => undefined
  // Safari has no idle callback: there the time-out alone decides.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(prefetchLinksInView, PREFETCH_IDLE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(prefetchLinksInView, { timeout: PREFETCH_IDLE_TIMEOUT_MS })
  return () => window.cancelIdleCallback(handle)
}

function prefetchLinksInView() {
  const routes = Object.values((window as WithManifest).__reactRouterManifest?.routes ?? {}).filter((route) => !!route)
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${BASE}/"]`)]
    .filter(isInView)
    .map(({ pathname }) => pathname.slice(BASE.length))
    .filter((path) => path !== window.location.pathname.slice(BASE.length))
  for (const file of codeBehind(links, routes, (pattern, path) => matchPath(pattern, path) !== null)) {
    if (fetched.has(file)) continue
    fetched.add(file)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: file })
    document.head.append(link)
  }
}
