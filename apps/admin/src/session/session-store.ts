import { useSyncExternalStore } from 'react'
import { readClaims, takeToken, TOKEN_KEY, type Claims } from './token.ts'

/**
 * expired: the API refused the token in the middle of work. The page underneath stays mounted, so that unsaved
 * text survives a new sign-in by the same person.
 */
export type Session =
  | { state: 'signed-out' }
  | { state: 'active'; token: string; claims: Claims }
  | { state: 'expired'; token: string; claims: Claims }

let session: Session = { state: 'signed-out' }
const listeners = new Set<() => void>()

function change(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** At start: a token in the address wins over one from before, and leaves the address at once. */
export function restoreSession() {
  const { token, hash } = takeToken(location.hash)
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash)
  const kept = token ?? sessionStorage.getItem(TOKEN_KEY)
  if (kept !== null) signIn(kept)
}

export function signIn(token: string): boolean {
  const claims = readClaims(token)
  if (claims === null) return false
  sessionStorage.setItem(TOKEN_KEY, token)
  change({ state: 'active', token, claims })
  return true
}

export function signOut() {
  sessionStorage.removeItem(TOKEN_KEY)
  change({ state: 'signed-out' })
}

/** A late refusal of an older token must not end the session that replaced it. */
export function expireSession(refusedToken: string) {
  if (session.state !== 'active' || session.token !== refusedToken) return
  sessionStorage.removeItem(TOKEN_KEY)
  change({ ...session, state: 'expired' })
}

export const currentToken = () => (session.state === 'active' ? session.token : null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, () => session)

/** For showing or hiding only: the API decides again on every call. */
export function useMayEdit(): boolean {
  const current = useSession()
  if (current.state === 'signed-out') return false
  return current.claims.roles.some((role) => role === 'operator' || role === 'administrator')
}
