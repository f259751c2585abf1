import type { UserInfo } from '@kms/contract/session'

/** The specification's keys of sessionStorage, exactly as it names them; campaign values have theirs in campaign.ts. */
export const SESSION_KEYS = {
  token: 'KMS_USER_OR_VISITOR_JWT_TOKEN',
  userInfo: 'userInfo',
  ssoState: 'ssoState',
  ssoChecked: 'sso_checked',
  originUrl: 'originUrl',
  publicLogin: 'publicLogin',
  skipTag: 'skipTag',
} as const

/** The one cookie that scripts may read: a visitor's token names nobody. */
export const VISITOR_COOKIE = 'KMS_VISITOR_JWT_TOKEN'
const CLEARED_VISITOR_COOKIE = `${VISITOR_COOKIE}=; Path=/kms; Max-Age=0; Secure; SameSite=Lax`

export type Memory = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** False when the browser refuses storage: values then last as long as this document. */
  lasting: boolean
}

/** sessionStorage, or a stand-in for as long as the page lives: private windows and strict settings throw on any use. */
export function openMemory(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Memory {
  try {
    const storage = open()
    storage.setItem('kmsProbe', '1')
    storage.removeItem('kmsProbe')
    return {
      get: (key) => storage.getItem(key),
      set: (key, value) => attempt(() => storage.setItem(key, value)),
      remove: (key) => storage.removeItem(key),
      lasting: true,
    }
  } catch {
    const values = new Map<string, string>()
    return {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
      lasting: false,
    }
  }
}

/** A full storage loses a convenience, never the page. */
function attempt(write: () => void) {
  try {
    write()
  } catch {
    // Nothing depends on it.
  }
}

/** The stored copy says by a flag of its own whether this is a visitor. */
export type StoredUser = UserInfo & { anonymity: boolean }

export const storeUser = (memory: Memory, user: UserInfo) =>
  memory.set(SESSION_KEYS.userInfo, JSON.stringify({ ...user, anonymity: user.visitorFlag === 1 } satisfies StoredUser))

export function storedMember(memory: Memory): string | null {
  const user = JSON.parse(memory.get(SESSION_KEYS.userInfo) ?? 'null') as StoredUser | null
  return user && !user.anonymity ? user.id : null
}

type CookieJar = { cookie: string }

export function visitorCookie({ cookie }: CookieJar): string | null {
  const pair = cookie.split('; ').find((entry) => entry.startsWith(`${VISITOR_COOKIE}=`))
  return pair?.slice(VISITOR_COOKIE.length + 1) || null
}

/** After a refusal: tokens and user info. Cookies out of reach of scripts are the server's to clear; it does so with the next document. */
export function clearTokens(memory: Memory, jar: CookieJar) {
  memory.remove(SESSION_KEYS.token)
  memory.remove(SESSION_KEYS.userInfo)
  jar.cookie = CLEARED_VISITOR_COOKIE
}

/** After signing out; the API has cleared the cookies. */
export function clearSignOut(memory: Memory) {
  for (const key of ['token', 'userInfo', 'publicLogin', 'skipTag'] as const) memory.remove(SESSION_KEYS[key])
}
