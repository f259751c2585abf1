import { session } from '@kms/contract'
import type { TokenKeys } from '@kms/config'
import { importJWK, jwtVerify, SignJWT, type CryptoKey, type JWTHeaderParameters, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'

/** Scripts hold a user token this long; the session's own token stays in cookies that they can't read. */
export const ACCESS_TOKEN_SECONDS = 10 * 60
export const VISITOR_TOKEN_SECONDS = session.VISITOR_TOKEN_DAYS * 24 * 3600
const ALGORITHM = 'EdDSA'
const AUDIENCE = 'kms-api'
/** Clocks of several machines differ a little. */
const SKEW_SECONDS = 30
/** Checking a signature costs more than most reads; a token that was good is good until it expires. */
const REMEMBERED_TOKENS = 5_000

const TYPES = {
  user: 'kms-user+jwt',
  visitor: 'kms-visitor+jwt',
  openId: 'kms-openid+jwt',
  unsubscribe: 'kms-unsubscribe+jwt',
} as const
type Kind = keyof typeof TYPES

export type UserClaims = { kind: 'user'; userId: string; sessionId: string }
export type VisitorClaims = { kind: 'visitor'; id: string }
export type CallerClaims = UserClaims | VisitorClaims

export type Tokens = ReturnType<typeof createTokens>

type Options = { keys: TokenKeys; issuer: string; now?: () => number }

/** Signs and reads every token of ours. The first key signs; any of them verifies, so keys can be exchanged without signing anybody out. */
export function createTokens({ keys, issuer, now = Date.now }: Options) {
  const remembered = new LRUCache<string, { claims: CallerClaims; expiresAt: number }>({ max: REMEMBERED_TOKENS })
  const publicKeys = new Map<string, Promise<CryptoKey>>()
  const [first] = keys
  if (!first) throw new Error('There is no key to sign tokens with')
  const { kid, ...signing } = first

  let privateKey: ReturnType<typeof importJWK> | undefined

  async function sign(kind: Kind, subject: string, seconds: number, claims: JWTPayload = {}) {
    const at = Math.floor(now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPES[kind] })
      .setIssuer(issuer)
      .setAudience(AUDIENCE)
      .setSubject(subject)
      .setIssuedAt(at)
      .setNotBefore(at)
      .setExpirationTime(at + seconds)
      .sign(await (privateKey ??= importJWK(signing, ALGORITHM)))
  }

  const keyOf = (header: JWTHeaderParameters) => {
    const known = keys.find(({ kid }) => kid === header.kid)
    if (!known) throw new Error('unknown key')
    const imported = publicKeys.get(known.kid) ?? (importJWK(publicPart(known), ALGORITHM) as Promise<CryptoKey>)
    publicKeys.set(known.kid, imported)
    return imported
  }

  /** The verified payload; undefined for anything that is not a good token of that kind. */
  async function verify(token: string, kinds: readonly Kind[]) {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keyOf, {
        algorithms: [ALGORITHM],
        issuer,
        audience: AUDIENCE,
        clockTolerance: SKEW_SECONDS,
        requiredClaims: ['sub', 'exp', 'nbf'],
        currentDate: new Date(now()),
      })
      const kind = kinds.find((each) => TYPES[each] === protectedHeader.typ)
      return kind && { kind, payload }
    } catch {
      return undefined
    }
  }

  return {
    signUser: (userId: string, sessionId: string, seconds: number) => sign('user', userId, seconds, { sid: sessionId }),
    signVisitor: (id: string) => sign('visitor', id, VISITOR_TOKEN_SECONDS),
    signOpenId: (openId: string, seconds: number) => sign('openId', openId, seconds),

    signUnsubscribe: (userId: string, seconds: number) => sign('unsubscribe', userId, seconds),

    /** Known from an earlier check, at once. */
    remembered(token: string): CallerClaims | undefined {
      const known = remembered.get(token)
      return known && known.expiresAt > now() ? known.claims : undefined
    },

    async readCaller(token: string): Promise<CallerClaims | undefined> {
      const verified = await verify(token, ['user', 'visitor'])
      if (!verified) return undefined
      const { sub = '', sid, exp = 0 } = verified.payload
      if (verified.kind === 'user' && typeof sid !== 'string') return undefined
      const claims: CallerClaims =
        verified.kind === 'user' ? { kind: 'user', userId: sub, sessionId: String(sid) } : { kind: 'visitor', id: sub }
      remembered.set(token, { claims, expiresAt: exp * 1000 })
      return claims
    },

    async readUnsubscribe(token: string): Promise<string | undefined> {
      return (await verify(token, ['unsubscribe']))?.payload.sub
    },

    async readOpenId(token: string): Promise<string | undefined> {
      return (await verify(token, ['openId']))?.payload.sub
    },
  }
}

const publicPart = ({ kty, crv, x }: TokenKeys[number]) => ({ kty, crv, x })
