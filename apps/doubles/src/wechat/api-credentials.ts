import { randomBytes } from 'node:crypto'
import { WechatError } from './wechat-errors.ts'

export const CREDENTIAL_LIFE_MS = 7_200_000
/** While a new token takes over, the old one goes on working this long; a stable token is replaced this long before its end. */
export const HANDOVER_MS = 300_000

type Credential = { value: string; expiresAt: number }

/** Access tokens of the two independent kinds, and the JS-SDK ticket. */
export function createApiCredentials(now: () => number) {
  const expiry = new Map<string, number>()
  const newest: { plain?: Credential; stable?: Credential; ticket?: Credential } = {}

  function issue(prefix: string): Credential {
    const made = { value: `${prefix}_${randomBytes(48).toString('base64url')}`, expiresAt: now() + CREDENTIAL_LIFE_MS }
    return made
  }
  function replace(kind: 'plain' | 'stable', oldLivesMs: number): Credential {
    const old = newest[kind]
    if (old) expiry.set(old.value, Math.min(old.expiresAt, now() + oldLivesMs))
    const made = issue('90')
    expiry.set(made.value, made.expiresAt)
    newest[kind] = made
    return made
  }
  function answer({ value, expiresAt }: Credential) {
    return { access_token: value, expires_in: Math.floor((expiresAt - now()) / 1000) }
  }

  return {
    plainToken: () => answer(replace('plain', HANDOVER_MS)),
    stableToken(forceRefresh: boolean) {
      const current = newest.stable
      if (!forceRefresh && current && current.expiresAt - now() > HANDOVER_MS) return answer(current)
      return answer(replace('stable', forceRefresh ? 0 : HANDOVER_MS))
    },
    /** Throws what the platform answers to a missing, unknown or expired token. */
    check(token: string | undefined): void {
      if (!token) throw new WechatError(41001)
      const expiresAt = expiry.get(token)
      if (expiresAt === undefined) throw new WechatError(40001)
      if (expiresAt <= now()) throw new WechatError(42001)
    },
    ticket() {
      if (!newest.ticket || newest.ticket.expiresAt <= now()) newest.ticket = issue('kgt')
      const { value, expiresAt } = newest.ticket
      return { ticket: value, expires_in: Math.floor((expiresAt - now()) / 1000) }
    },
    liveTicket: () => (newest.ticket && newest.ticket.expiresAt > now() ? newest.ticket.value : undefined),
  }
}

export type ApiCredentials = ReturnType<typeof createApiCredentials>
