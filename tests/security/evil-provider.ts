import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'

type Asked = { nonce: string; clientId: string; issuer: string }
/** How the id token of the next sign-in is made. */
export type Forge = (
  claims: JWTPayload,
  asked: Asked,
  honest: (claims: JWTPayload) => Promise<string>,
) => Promise<string>

export type EvilProvider = Awaited<ReturnType<typeof startEvilProvider>>

/** A provider that follows the protocol except where a test tells it not to. */
export async function startEvilProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const nonces = new Map<string, string>()
  let forge: Forge = (claims, _asked, honest) => honest(claims)

  const sign = (key: CryptoKey) => (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key)

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      })
    }
    if (url.pathname === '/jwks') return json({ keys: [jwk] })
    if (url.pathname !== '/token') return response.writeHead(404).end()
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const code = new URLSearchParams(body).get('code') ?? ''
      const now = Math.floor(Date.now() / 1000)
      const asked = { nonce: nonces.get(code) ?? '', clientId: 'kms-pc', issuer }
      const claims = { iss: issuer, aud: asked.clientId, sub: 'customer', nonce: asked.nonce, iat: now, exp: now + 60 }
      void forge(claims, asked, sign(privateKey)).then((id_token) =>
        json({ access_token: 'at', token_type: 'Bearer', id_token, expires_in: 60 }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    jwk,
    /** What a person who signs in comes back with. */
    authorise(address: URL) {
      const code = `code-${nonces.size}`
      nonces.set(code, address.searchParams.get('nonce') ?? '')
      return { code, state: address.searchParams.get('state') ?? '', iss: issuer, asked: address.searchParams }
    },
    lie(how: Forge) {
      forge = how
    },
    signAsStranger: sign(stranger.privateKey),
    unsigned: async (claims: JWTPayload) => new UnsecuredJWT(claims).encode(),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
