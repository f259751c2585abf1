import type { Device } from '@kms/features/device/device'

/** Pages worth keeping, and the only query values that they read. Everything else (campaign marks …) must not split the cache. */
const CACHED_PAGES: readonly [RegExp, readonly string[]][] = [
  [/^\/kms\/(?:pc|mobile)\/home$/i, ['tab', 'cursor']],
  [/^\/kms\/(?:pc|mobile)\/notice$/, ['id']],
  [/^\/kms\/(?:pc|mobile)\/detail\/faq$/, ['section', 'tag', 'sort', 'cursor']],
  [/^\/kms\/(?:pc|mobile)\/detail\/faq\/[1-9]\d{0,18}$/, []],
  [/^\/kms\/(?:pc|mobile)\/detail\/question$/, ['section', 'tag', 'tab', 'cursor']],
  [/^\/kms\/(?:pc|mobile)\/detail\/question\/[1-9]\d{0,18}$/, []],
  [/^\/kms\/parts\/answers\/[1-9]\d{0,18}$/, ['sort', 'cursor', 'id']],
]
const MAX_VALUE = 200
/** The router's question which routes stand behind a page's links: the same for every reader of that page. */
export const MANIFEST_PATH = '/kms/__manifest'
const MAX_MANIFEST_QUESTION = 4_000
const DATA_SUFFIX = '.data'
/** Which routes of a data request the browser already has. */
const DATA_PARAMETER = '_routes'

export type PageKey = {
  key: string
  /** What to render: the address without anything that is not part of the key. */
  url: URL
}

/** Undefined for pages that are rendered each time. */
export function pageKeyOf(url: URL, device: Device): PageKey | undefined {
  if (url.pathname === MANIFEST_PATH) {
    return url.search.length > MAX_MANIFEST_QUESTION ? undefined : { key: url.pathname + url.search, url }
  }
  const isData = url.pathname.endsWith(DATA_SUFFIX)
  const path = isData ? url.pathname.slice(0, -DATA_SUFFIX.length) : url.pathname
  const allowed = CACHED_PAGES.find(([pattern]) => pattern.test(path))?.[1]
  if (!allowed) return undefined
  const kept = new URLSearchParams()
  for (const name of isData ? [...allowed, DATA_PARAMETER] : allowed) {
    const value = url.searchParams.get(name)
    if (value === null || value === '') continue
    if (value.length > MAX_VALUE) return undefined
    kept.set(name, value)
  }
  const search = kept.size === 0 ? '' : `?${kept}`
  return { key: `${device} ${url.pathname}${search}`, url: new URL(url.pathname + search, url) }
}

const SESSION_COOKIE = /(?:^|;\s*)(?:KmsToken|KMS_USER_JWT_TOKEN)=/

/** Only visitors share pages; a visitor's own token changes nothing on them. */
export const isVisitor = (headers: { authorization?: string | undefined; cookie?: string | undefined }) =>
  headers.authorization === undefined && !SESSION_COOKIE.test(headers.cookie ?? '')
