import { errors, interactionPolicy, type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider'
import type { DoublesOptions } from '../doubles-options.ts'
import { htmlPage, escapeHtml } from '../html-page.ts'
import { askBeforeLogout, saySignedOut } from './end-session.ts'
import { claimsOf, type IamAccounts } from './iam-accounts.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { redirectUrisOf } from './return-addresses.ts'
import { SIGN_IN_PATH } from './sign-in.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SCOPES = 'openid profile'

export function iamConfiguration(
  { publicOrigins, iam }: DoublesOptions,
  accounts: IamAccounts,
  keys: JWK[],
  cookieKeys: string[],
): Configuration {
  const appCodes = new Map(iam.clients.map(({ clientId, appCode }) => [clientId, appCode]))
  return {
    clients: iam.clients.map(({ channel, clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: redirectUrisOf(channel, publicOrigins),
    })),
    adapter: createMemoryAdapter(),
    jwks: { keys },
    cookies: {
      keys: cookieKeys,
      long: { path: '/iam', signed: true, sameSite: 'lax', httpOnly: true, overwrite: true },
      short: { signed: true, sameSite: 'lax', httpOnly: true, overwrite: true },
    },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['name', 'nickname', 'preferred_username', 'user_type'] },
    // Scope profile fills the id token as well, not userinfo alone.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => {
      const account = accounts.find(sub)
      return account && { accountId: sub, claims: () => claimsOf(account) }
    },
    extraParams: {
      appCode(_ctx, value, client) {
        if (value !== appCodes.get(client.clientId))
          throw new errors.InvalidRequest('appCode does not belong to the client')
      },
    },
    interactions: {
      policy: interactionsWithRegistration(),
      url: (_ctx, interaction) => `/iam${SIGN_IN_PATH}${interaction.uid}`,
    },
    loadExistingGrant: grantWithoutAsking,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: askBeforeLogout, postLogoutSuccessSource: saySignedOut },
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: DAY,
      Grant: DAY,
      RefreshToken: DAY,
    },
    renderError: async (ctx, out) => {
      ctx.type = 'html'
      ctx.body = htmlPage(
        '登录请求无效',
        `<p>${escapeHtml(out.error)}</p><p><small>${escapeHtml(out.error_description ?? '')}</small></p>`,
      )
    },
  }
}

/** The library's prompts and, asked for by prompt=create, the registration page. */
function interactionsWithRegistration() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}

/** Our own clients: nobody is asked for consent. */
async function grantWithoutAsking({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc
  if (!session?.accountId || !client) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}
