import { session } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** S7: whatever is wrong with a token, the answer is 401, also where visitors are welcome. */
let world: World
let claims: JWTPayload
let header: JWTHeaderParameters
beforeAll(async () => {
  world = await createWorld()
  const { sessionId } = await world.signIn('customer')
  const now = Math.floor(Date.now() / 1000)
  claims = {
    iss: world.config.PUBLIC_ORIGIN,
    aud: 'kms-api',
    sub: world.accountOf('customer'),
    sid: sessionId,
    iat: now,
    nbf: now,
    exp: now + 60,
  }
  header = { alg: 'EdDSA', kid: ownKey().kid, typ: 'kms-user+jwt' }
})
afterAll(() => world.close())

const ownKey = () => world.config.TOKEN_KEYS[0] as World['config']['TOKEN_KEYS'][number]
const signed = async (body: JWTPayload, head: JWTHeaderParameters = header, jwk: object = ownKey()) =>
  new SignJWT(body).setProtectedHeader(head).sign(await importJWK(jwk, head.alg))

async function statusesOf(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const open = await world.app.inject({ url: session.getMyInfo.path, headers })
  const members = await world.app.inject({ url: '/api/f/messageRecord/getCurrentAllMessage', headers })
  return [open.statusCode, members.statusCode]
}

it('accepts a token made as ours are: the refusals below are not for another reason', async () => {
  expect(await statusesOf(await signed(claims))).toEqual([200, 200])
})

describe('a forged token', () => {
  it('without a signature', async () => {
    expect(await statusesOf(new UnsecuredJWT(claims).encode())).toEqual([401, 401])
  })

  it('whose claims were changed', async () => {
    const [head, , signature] = (await signed(claims)).split('.')
    const body = Buffer.from(JSON.stringify({ ...claims, sub: world.accountOf('administrator') })).toString('base64url')
    expect(await statusesOf(`${head}.${body}.${signature}`)).toEqual([401, 401])
  })

  it('signed symmetrically with our public key', async () => {
    const { x } = ownKey()
    for (const secret of [x, JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x })]) {
      const token = new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' })
      expect(await statusesOf(await token.sign(new TextEncoder().encode(secret)))).toEqual([401, 401])
    }
  })

  it('signed with our key under another name of the algorithm', async () => {
    const token = new SignJWT(claims).setProtectedHeader({ ...header, alg: 'Ed25519' })
    expect(await statusesOf(await token.sign(await importJWK(ownKey(), 'Ed25519')))).toEqual([401, 401])
  })

  it('that brings its own key, by kid, jku, jwk or x5u', async () => {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
    const [own, open] = [await exportJWK(privateKey), await exportJWK(publicKey)]
    const heads: JWTHeaderParameters[] = [
      header,
      { ...header, kid: 'mine' },
      { ...header, kid: '../../etc/passwd' },
      { ...header, jwk: open as never },
      { ...header, jku: 'http://127.0.0.1:9/keys' },
      { ...header, x5u: 'http://127.0.0.1:9/cert' },
    ]
    for (const head of heads) expect(await statusesOf(await signed(claims, head, own))).toEqual([401, 401])
  })

  it.each(['', 'nonsense', 'a.b.c', 'x'.repeat(10_000)])('that is no token: %.20s', async (token) => {
    const status = token === '' ? [200, 401] : [401, 401]
    expect(await statusesOf(token)).toEqual(status)
  })
})

describe('a token of ours', () => {
  const hour = 3600
  it.each<[string, (now: number) => Record<string, unknown>, JWTHeaderParameters?]>([
    ['that has expired', (now) => ({ exp: now - hour })],
    ['that is not good yet', (now) => ({ nbf: now + hour })],
    ['without an end', () => ({ exp: undefined })],
    ['for another audience', () => ({ aud: 'another' })],
    ['of another site', () => ({ iss: 'https://other.example' })],
    ['without a session', () => ({ sid: undefined })],
    ['of a session that never was', () => ({ sid: crypto.randomUUID() })],
    ['of another kind', () => ({}), { alg: 'EdDSA', typ: 'kms-openid+jwt' }],
    ['of no kind', () => ({}), { alg: 'EdDSA' }],
  ])('%s is refused', async (_name, change, head) => {
    const token = await signed(
      { ...claims, ...change(Math.floor(Date.now() / 1000)) },
      { ...(head ?? header), kid: ownKey().kid },
    )
    expect(await statusesOf(token)).toEqual([401, 401])
  })

  it('stands a clock that is a little off', async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await statusesOf(await signed({ ...claims, nbf: now + 20, iat: now + 20 }))).toEqual([200, 200])
    expect(await statusesOf(await signed({ ...claims, exp: now - 20 }))).toEqual([200, 200])
  })

  it("for a visitor reads what visitors read and nothing of members'", async () => {
    const token = await world.deps.tokens.signVisitor('somebody')
    expect(await statusesOf(token)).toEqual([200, 401])
  })

  it('of a banned account is refused', async () => {
    expect(await statusesOf(await world.tokenOf('banned'))).toEqual([401, 401])
  })
})

describe('exchanging keys', () => {
  it('accepts tokens of the key before while a new one signs, and no longer once it is gone', async () => {
    const old = world.deps.tokens
    const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    const fresh = { kid: '2027-01', ...(await exportJWK(privateKey)) } as ReturnType<typeof ownKey>
    const { createTokens } = await import('@kms/api/kernel/tokens')
    const issuer = world.config.PUBLIC_ORIGIN
    const both = createTokens({ keys: [fresh, ownKey()], issuer })
    const onlyNew = createTokens({ keys: [fresh], issuer })
    const token = await old.signUser('1', 's', 60)
    expect(await both.readCaller(token)).toMatchObject({ userId: '1' })
    expect(await onlyNew.readCaller(token)).toBeUndefined()
    expect(await onlyNew.readCaller(await both.signUser('1', 's', 60))).toMatchObject({ userId: '1' })
  })
})
