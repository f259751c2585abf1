import type { Api } from '@kms/api-client'

/** The provider's way to say "nobody is signed in here" to a question without a page: no failure, the reader stays a visitor. */
const NOBODY_THERE = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
])
const STATE = /^iam:[A-Za-z0-9_-]{22,64}$/

export type SignInOutcome =
  { to: string; token: string | null } | { failed: 'denied' | 'refused'; message: string; returnTo: string | null }

type SignInApi = Pick<Api, 'takeSsoState' | 'loginProfile'>

/** The end of the way through the provider: what was saved is read back, the code becomes a session. */
export async function finishSignIn(query: URLSearchParams, api: SignInApi): Promise<SignInOutcome> {
  const state = query.get('state') ?? ''
  if (!STATE.test(state)) return { failed: 'refused', message: '', returnTo: null }
  let returnTo: string | null = null
  try {
    const { callbackUrl, channel, utm } = await api.takeSsoState({ body: { redisKey: state } })
    returnTo = callbackUrl
    const error = query.get('error')
    if (error !== null && NOBODY_THERE.has(error)) return { to: callbackUrl, token: null }
    if (error !== null) return { failed: error === 'access_denied' ? 'denied' : 'refused', message: '', returnTo }
    const iss = query.get('iss')
    const body = { code: query.get('code') ?? '', channel, utm, state, ...(iss !== null && { iss }) }
    return { to: callbackUrl, token: await api.loginProfile({ body }) }
  } catch (error) {
    return { failed: 'refused', message: error instanceof Error ? error.message : '', returnTo }
  }
}
