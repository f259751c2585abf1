/** Reading must not wait: with the visitor's token that follows, the whole start stays under two seconds. */
export const SSO_CHECK_TIMEOUT_MS = 1500

type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

/** Is somebody signed in at the identity provider, in this browser? Asked with the provider's own cookies. */
export async function checkLogin(url: string, send: Fetch = fetch): Promise<boolean> {
  const answer = await send(url, {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(SSO_CHECK_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`checkLogin answered ${answer.status}`)
  const body = (await answer.json()) as { data?: { login?: unknown } } | null
  return body?.data?.login === true
}
