import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'kms-development'
const LIFETIME = '12h'
const ALGORITHM = 'HS256'

const key = (secret: string) => new TextEncoder().encode(secret)

/** A token for development and tests. The production profile refuses to start with a secret for these. */
export const makeDevToken = (secret: string, id: string, roles: readonly string[]) =>
  new SignJWT({ roles })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key(secret))

export async function readDevToken(token: string, secret: string) {
  try {
    const { payload } = await jwtVerify(token, key(secret), { issuer: ISSUER, algorithms: [ALGORITHM] })
    const { sub, roles } = payload
    return sub && Array.isArray(roles) ? { id: sub, roles: roles as string[] } : undefined
  } catch {
    return undefined
  }
}
