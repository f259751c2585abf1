import type { ApiConfig } from '@kms/config'
import type { session } from '@kms/contract'
import * as oidc from 'openid-client'
import { AppError } from '../kernel/app-error.ts'

/** Discovery is asked again after this long, so that new keys and addresses of the provider are seen. */
const DISCOVERY_MS = 10 * 60_000

export type ProviderTokens = { accessToken: string; refreshToken: string | null; idToken: string }
export type ProviderProfile = {
  subject: string
  nickname: string
  userType: 'customer' | 'partner' | 'staff'
  email?: string
}

type Flow = { channel: session.Channel; state: string; nonce: string; codeVerifier: string }

export type IdentityProvider = ReturnType<typeof createIdentityProvider>

/** Any OpenID Connect server: authorization code with PKCE, nonce and state. Desktop and mobile are separate clients. */
export function createIdentityProvider(config: ApiConfig) {
  const clients = {
    pc: { id: config.IAM_PC_CLIENT_ID, secret: config.IAM_PC_CLIENT_SECRET, appCode: config.IAM_PC_APP_CODE },
    mobile: {
      id: config.IAM_MOBILE_CLIENT_ID,
      secret: config.IAM_MOBILE_CLIENT_SECRET,
      appCode: config.IAM_MOBILE_APP_CODE,
    },
  }
  const known = new Map<session.Channel, { at: number; found: Promise<oidc.Configuration> }>()

  function discover(channel: session.Channel): Promise<oidc.Configuration> {
    const last = known.get(channel)
    if (last && Date.now() - last.at < DISCOVERY_MS) return last.found
    const { id, secret } = clients[channel]
    const found = oidc.discovery(new URL(config.IAM_ISSUER), id, secret, oidc.ClientSecretBasic(secret), {
      timeout: config.IAM_TIMEOUT_MS / 1000,
      execute: [
        // The library trusts the connection to the token endpoint; we check the signature as well.
        oidc.enableNonRepudiationChecks,
        // Plain http only where the operator wrote it, which the production profile refuses.
        ...(config.IAM_ISSUER.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    })
    known.set(channel, { at: Date.now(), found })
    // A provider that was away is asked again by the next sign-in.
    found.catch(() => known.delete(channel))
    return found.catch((cause: unknown) => {
      throw new AppError('signin.unavailable', { cause })
    })
  }

  const redirectUri = (channel: session.Channel) => `${config.PUBLIC_ORIGIN}/kms/${channel}/iam/login/callback`

  return {
    async authorizeUrl({ channel, state, nonce, codeVerifier }: Flow, prompt?: 'none' | 'create') {
      const provider = await discover(channel)
      return oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri(channel),
        response_type: 'code',
        scope: config.IAM_SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(clients[channel].appCode && { appCode: clients[channel].appCode }),
        ...(prompt && { prompt }),
      }).href
    },

    /** Exchanges the code; everything about the answer is checked: state, nonce, issuer, audience, signature, PKCE. */
    async signIn(flow: Flow, code: string, iss: string | undefined) {
      const provider = await discover(flow.channel)
      const answer = new URL(redirectUri(flow.channel))
      for (const [name, value] of Object.entries({ code, state: flow.state, iss }))
        if (value !== undefined) answer.searchParams.set(name, value)
      const granted = await oidc
        .authorizationCodeGrant(provider, answer, {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.codeVerifier,
          idTokenExpected: true,
        })
        .catch(refused)
      const claims = granted.claims()
      if (!claims || granted.id_token === undefined) throw new AppError('signin.refused')
      const tokens: ProviderTokens = {
        accessToken: granted.access_token,
        refreshToken: granted.refresh_token ?? null,
        idToken: granted.id_token,
      }
      return { profile: profileOf(claims, config.IAM_SUBJECT_CLAIM), tokens }
    },

    /** The person as the provider describes them now. */
    async profile(channel: session.Channel, tokens: ProviderTokens): Promise<ProviderProfile> {
      const provider = await discover(channel)
      const claims = await oidc.fetchUserInfo(provider, tokens.accessToken, oidc.skipSubjectCheck).catch(refused)
      return profileOf(claims, config.IAM_SUBJECT_CLAIM)
    },

    async endSessionUrl(channel: session.Channel, returnTo: string, idToken: string | undefined) {
      const provider = await discover(channel)
      return oidc.buildEndSessionUrl(provider, {
        post_logout_redirect_uri: returnTo,
        ...(idToken && { id_token_hint: idToken }),
      }).href
    },
  }
}

/** Refused by the provider, or an answer that can't be trusted, is one thing; a provider that is away another. */
function refused(cause: unknown): never {
  const away =
    cause instanceof Error && (cause.name === 'TimeoutError' || cause.message === 'fetch failed' || isTimeout(cause))
  throw new AppError(away ? 'signin.unavailable' : 'signin.refused', { cause })
}
const isTimeout = (error: Error) => 'code' in error && error.code === 'OAUTH_TIMEOUT'

const USER_TYPES = ['customer', 'partner', 'staff'] as const

function profileOf(claims: Readonly<Record<string, unknown>>, subjectClaim: string): ProviderProfile {
  const subject = claims[subjectClaim]
  if (typeof subject !== 'string' || subject === '') throw new AppError('signin.refused')
  const name = [claims['nickname'], claims['name'], claims['preferred_username']].find(
    (each) => typeof each === 'string' && each.trim() !== '',
  )
  const email = claims['email_verified'] === true ? claims['email'] : undefined
  return {
    subject,
    ...(typeof email === 'string' && { email }),
    nickname: typeof name === 'string' ? name.trim().slice(0, 40) : `用户${subject.slice(-6)}`,
    userType: USER_TYPES.find((type) => type === claims['user_type']) ?? 'customer',
  }
}
