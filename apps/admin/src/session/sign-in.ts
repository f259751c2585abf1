import { returnAddress } from './sign-in-address.ts'
import { cookieApi } from './token.ts'

/** Leads to the identity provider, which returns to the sign-in callback of the desktop site and from there to this page. */
export async function signIn(): Promise<void> {
  const state = { callbackUrl: returnAddress(location), channel: 'pc' as const, utm: {} }
  const redisKey = await cookieApi.saveSsoState({ body: { state } })
  location.assign(`/kms/api/f/userCenter/redirect?${new URLSearchParams({ redisKey })}`)
}
