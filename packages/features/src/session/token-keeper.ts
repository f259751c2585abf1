import { SESSION_KEYS, type Memory } from './session-storage.ts'

/** A token this close to its end is renewed before it is used. */
export const RENEW_BEFORE_MS = 60_000

export type TokenFacts = { kind: 'user' | 'visitor'; subject: string; expiresAt: number }

/** Read, not verified: only the API can tell whether a token is good. Undefined for what is no token of ours. */
export function readToken(token: string | null): TokenFacts | undefined {
  try {
    const [head = '', claims = ''] = (token ?? '').split('.')
    const { typ } = decode(head)
    const { sub, exp } = decode(claims)
    if (typeof exp !== 'number') return undefined
    const kind = typ === 'kms-user+jwt' ? 'user' : typ === 'kms-visitor+jwt' ? 'visitor' : undefined
    return kind && { kind, subject: String(sub ?? ''), expiresAt: exp * 1000 }
  } catch {
    return undefined
  }
}

const decode = (part: string) =>
  JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>

type Options = {
  memory: Memory
  /** Cookie → new token. */
  renew: () => Promise<string>
  now: () => number
  /** Was the document rendered for a member? Asked until the session has started and says so itself. */
  isMembersDocument: () => boolean
}
export type TokenKeeper = ReturnType<typeof createTokenKeeper>

/** The tab's token: sent with every call, renewed in time, and once however many calls wait for it. */
export function createTokenKeeper({ memory, renew, now, isMembersDocument }: Options) {
  let renewing: Promise<string> | undefined
  let memberHere: boolean | undefined

  /** A token past its end is as good as none. */
  function stored() {
    const token = memory.get(SESSION_KEYS.token)
    const facts = readToken(token)
    return token && facts && facts.expiresAt > now() ? { token, ...facts } : undefined
  }

  function renewOnce(): Promise<string> {
    renewing ??= renew()
      .then((token) => {
        memory.set(SESSION_KEYS.token, token)
        return token
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  return {
    stored,
    renew: renewOnce,
    store: (token: string) => memory.set(SESSION_KEYS.token, token),

    /** The document was rendered for a member: calls must not go out as a visitor while the tab has no token yet. */
    expectMember(expected: boolean) {
      memberHere = expected
    },

    /** What to send with a call now; null for none. */
    async fresh(): Promise<string | null> {
      const held = stored()
      const wanted =
        held?.kind === 'user' ? held.expiresAt - now() < RENEW_BEFORE_MS : (memberHere ?? isMembersDocument())
      if (!wanted) return held?.token ?? null
      // The API refuses the call itself if there is no session any more; away, it answers nothing anyway.
      return renewOnce().catch(() => held?.token ?? null)
    },
  }
}
