import { ApiError, createConsoleApi, type ConsoleApi, type SendRequest } from '@kms/api-client'
import type { session } from '@kms/contract'
import type { Device } from '@kms/features/device/device'
import type { Reader } from '@kms/features/pages/page-guard'
import { createContext } from 'react-router'

/** What the operator configures and every page may show. */
export type SiteSettings = {
  origin: string
  hotline: string
  icpNumber: string
  policeNumber: string
  /** Empty for providers that have no such call. */
  checkLoginUrl: string
  chatPageUrl: string
  developerUrl: string
}

/** The cookies that say who asks, as the browser sent them. */
export type SessionCookies = {
  user: string | undefined
  hasVisitor: boolean
  /** Has just signed in and follows nothing yet. */
  isNewcomer: boolean
}

/** What one request brings along. Made by the server process, read by loaders and by the renderer. */
export type RequestScope = {
  /** For pages of staff too: their versions of a piece are a call of the console. */
  api: ConsoleApi
  site: SiteSettings
  device: Device
  /** Marks the scripts that are ours while a document is rendered; the server replaces it by their hashes. */
  nonce: string
  requestId: string
  /** A whole document; false for the data of a client navigation. */
  forDocument: boolean
  /** Bodies that go into the document as markup; null when the answer is data for a client navigation. */
  articleBodies: Map<string, string> | null
  /** What the page was built from. A page without tags is never kept. */
  tags: Set<string>
  cookies: SessionCookies
  reader: Reader
  /** The signed-in reader; null for everybody else. */
  viewer: session.UserInfo | null
  /** The page that is withheld until the browser knows who is there; its loaders reach nothing. */
  confirming: string | null
  /** The API refused the session: its cookies are cleared with the answer. */
  sessionRefused: boolean
  /** The newcomer has been led to the first-run page: his cookie is cleared with the answer. */
  newcomerLed: boolean
}

export const requestScope = createContext<RequestScope>()

type Given = 'site' | 'device' | 'nonce' | 'requestId' | 'forDocument' | 'cookies'
type Options = Pick<RequestScope, Given> & {
  apiOrigin: string
  apiTimeoutMs: number
  apiFetch: SendRequest
  clientAddress: string
}

export function createRequestScope(options: Options): RequestScope {
  const { apiOrigin, apiTimeoutMs, apiFetch, clientAddress, ...rest } = options
  const { cookies, forDocument, requestId } = rest
  const base = { 'x-request-id': requestId, 'x-forwarded-for': clientAddress }
  const signedIn = { ...base, authorization: `Bearer ${cookies.user}` }
  const scope: RequestScope = {
    ...rest,
    api: createConsoleApi({
      base: apiOrigin,
      timeoutMs: apiTimeoutMs,
      fetch: (address, init) => {
        if (scope.confirming !== null) throw new ApiError(401, { error: 'auth.required', message: '' })
        return apiFetch(address, init)
      },
      headers: () => (cookies.user !== undefined && !scope.sessionRefused ? signedIn : base),
    }),
    articleBodies: forDocument ? new Map() : null,
    tags: new Set(),
    reader: cookies.user !== undefined ? 'unknown' : cookies.hasVisitor ? 'visitor' : 'unconfirmed',
    viewer: null,
    confirming: null,
    sessionRefused: false,
    newcomerLed: false,
  }
  return scope
}
