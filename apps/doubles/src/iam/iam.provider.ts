import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import type { DoublesOptions } from '../doubles-options.ts'
import { checkLogin } from './check-login.ts'
import { endSessionAtOnce } from './end-session.ts'
import { createIamAccounts } from './iam-accounts.ts'
import { iamConfiguration } from './iam.configuration.ts'
import { profileEdit } from './profile-edit.ts'
import { mayReturnAfterLogout } from './return-addresses.ts'
import { signIn } from './sign-in.ts'

export const IAM_PATH = '/iam'

/** The OpenID provider, answering under /iam. Keys, sessions and grants live as long as the process. */
export async function createIam(origin: string, options: DoublesOptions) {
  const accounts = createIamAccounts()
  const signingKey = {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    use: 'sig',
  }
  const cookieKey = randomBytes(32).toString('base64url')
  const provider = new Provider(origin + IAM_PATH, iamConfiguration(options, accounts, [signingKey], [cookieKey]))

  // The campaign values of a return address are free, so the library's exact comparison is replaced.
  provider.Client.prototype.postLogoutRedirectUriAllowed = (address: string) =>
    mayReturnAfterLogout(address, options.publicOrigins)

  provider.use(checkLogin(provider, options.publicOrigins))
  provider.use(signIn(provider, accounts))
  provider.use(profileEdit(provider, accounts, options.publicOrigins))
  provider.use(endSessionAtOnce(provider))

  const answer = provider.callback()
  return (request: IncomingMessage, response: ServerResponse): void => {
    // As a mounting framework would: the library wants its paths without the prefix, and finds the prefix by comparing.
    const mounted = Object.assign(request, {
      originalUrl: request.url,
      url: request.url?.slice(IAM_PATH.length) || '/',
    })
    void answer(mounted, response)
  }
}
