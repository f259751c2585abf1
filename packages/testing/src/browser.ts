import { session, type Endpoint, type ErrorBody, type Input } from '@kms/contract'
import { createCookieBrowser } from '@kms/doubles/cookie-browser'
import type { Answer, World } from './world.ts'

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'

/** One person's browser: keeps the cookies of our sites and of the provider, and says where its requests come from. */
export type TestBrowser = ReturnType<typeof createBrowser>

export function createBrowser(world: World, userAgent = DESKTOP) {
  const jar = new Map<string, string>()
  const provider = createCookieBrowser()

  async function send(url: string, init: { method?: 'GET' | 'POST' | 'PUT'; body?: object; headers?: object } = {}) {
    const response = await world.app.inject({
      method: init.method ?? 'GET',
      url,
      headers: { 'user-agent': userAgent, 'sec-fetch-site': 'same-origin', ...init.headers },
      cookies: Object.fromEntries(jar),
      ...(init.body && { payload: init.body }),
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  async function call<E extends Endpoint>(endpoint: E, input: Input<E>, headers: object = {}): Promise<Answer<E>> {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: object }
    const path = endpoint.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => (params as Record<string, string>)[name] ?? '',
    )
    const search = new URLSearchParams(query as Record<string, string>).toString()
    const response = await send(search ? `${path}?${search}` : path, {
      method: endpoint.method as 'GET',
      headers,
      ...(body && { body }),
    })
    const json = (response.statusCode === 302 ? {} : response.json()) as ErrorBody & { data: never }
    return { status: response.statusCode, data: json.data, error: json.error, body: json, headers: response.headers }
  }

  const saveState = async (callbackUrl = '/kms/pc/home', channel: session.Channel = 'pc') =>
    (await call(session.saveSsoState, { body: { state: { callbackUrl, channel, utm: {} } } })).data

  /** At the provider with that account; answers the code and what came with it. */
  async function authorise(redisKey: string, account: string) {
    const { headers } = await call(session.ssoRedirect, { query: { redisKey } })
    const first = new URL(String(headers['location']))
    const page = await provider.walk(first, first.origin)
    // Somebody whom the provider knows already is sent back without a form.
    const { at } = page.response
      ? await provider.walk(page.at, first.origin, {
          method: 'POST',
          body: new URLSearchParams({ account, password: account }),
        })
      : page
    const { code = '', state = '', iss, error } = Object.fromEntries(at.searchParams) as Record<string, string>
    return { address: at, code, state, iss, error }
  }

  return {
    jar,
    provider,
    send,
    call,
    saveState,
    authorise,
    /** The whole way of a desktop sign-in. */
    async signIn(account: string) {
      const { code, state, iss } = await authorise(await saveState(), account)
      return call(session.loginProfile, { body: { code, state, channel: 'pc', ...(iss && { iss }) } })
    },
  }
}
