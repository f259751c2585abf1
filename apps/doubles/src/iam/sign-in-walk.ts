import * as client from 'openid-client'
import type { CookieBrowser } from '../cookie-browser.ts'

/** For tests: our side of a sign-in, done by a real OpenID client, against any issuer that shows a form. */
export async function discover(issuer: string, clientId = 'kms-pc', clientSecret = 'kms-pc-secret') {
  return client.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret },
    client.ClientSecretBasic(clientSecret),
    {
      execute: [client.allowInsecureRequests],
    },
  )
}

export type SignInRequest = {
  url: URL
  checks: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string }
}

export async function beginSignIn(
  configuration: client.Configuration,
  redirectUri: string,
  extra: Record<string, string> = {},
): Promise<SignInRequest> {
  const verifier = client.randomPKCECodeVerifier()
  const checks = {
    pkceCodeVerifier: verifier,
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...extra,
  })
  return { url, checks }
}

/** Opens the page, fills in the form, and answers where the provider sends the browser. */
export async function fillInForm(
  browser: CookieBrowser,
  url: URL,
  fields: Record<string, string>,
): Promise<Awaited<ReturnType<CookieBrowser['walk']>>> {
  const { at, response } = await browser.walk(url, url.origin)
  if (!response) return { at, response }
  await response.body?.cancel()
  return browser.walk(at, url.origin, { method: 'POST', body: new URLSearchParams(fields) })
}
