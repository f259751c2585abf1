const BASE = '/kms'
const ANYWHERE = 'http://own.invalid'
/** Pages of the two sites; the sign-in callbacks are no place to return to. */
const SITE_PAGE = /^\/kms\/(?:pc|mobile)\/(?!iam\/)/i
const CONSOLE_PAGE = /^\/kms\/admin\//
const LONGEST = 1000

/**
 * An address to go on to, made safe: a path of our own pages with its query, or undefined. Takes both spellings, with the base path and
 * as the router writes it. Browsers drop control characters and read a backslash as a slash, so neither is let through.
 */
export const ownPath = (raw: string | null | undefined) => checked(raw, SITE_PAGE)

/** Where a sign-in may lead back to: the operators' console too, which is another application and so reached by a whole document. */
export const signInReturn = (raw: string | null | undefined) => ownPath(raw) ?? checked(raw, CONSOLE_PAGE)

function checked(raw: string | null | undefined, allowed: RegExp): string | undefined {
  // oxlint-disable-next-line no-control-regex
  if (!raw || raw.length > LONGEST || /[\u0000-\u0020\u007f\\]/.test(raw) || !/^\/(?!\/)/.test(raw)) return undefined
  const url = URL.parse(/^\/(?:pc|mobile)\//i.test(raw) ? BASE + raw : raw, ANYWHERE)
  if (url?.origin !== ANYWHERE || !allowed.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The same address as the router wants it. */
export const routerPath = (path: string) => (path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path)
