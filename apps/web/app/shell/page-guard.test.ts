import type { SendRequest } from '@kms/api-client'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { guardMiddleware } from './page-guard.ts'
import { createRequestScope, requestScope, type SessionCookies } from './request-scope.ts'
import { sessionMiddleware } from './session-middleware.ts'

const member = { id: '7', visitorFlag: 0, nickname: '张工' }
const site = { origin: '', hotline: '', icpNumber: '', policeNumber: '', checkLoginUrl: '', chatPageUrl: '', developerUrl: '' } // prettier-ignore

type Ask = { path: string; pattern?: string; cookies?: Partial<SessionCookies>; status?: number; forDocument?: boolean }

/** One request through both middlewares, with the API's wire format behind it. */
async function ask({ path, pattern, cookies = {}, status = 200, forDocument = true }: Ask) {
  const calls: { address: string; authorization: string | undefined }[] = []
  const apiFetch: SendRequest = async (address, { headers }) => {
    calls.push({ address, authorization: headers['authorization'] })
    if (status === 0) throw new Error('connection refused')
    return { status, statusText: '', json: async () => ({ code: status, message: '', data: member }) }
  }
  const scope = createRequestScope({
    apiOrigin: 'http://api',
    apiTimeoutMs: 1000,
    apiFetch,
    clientAddress: '',
    cookies: { user: undefined, hasVisitor: false, isNewcomer: false, ...cookies },
    device: path.startsWith('/mobile') ? 'mobile' : 'pc',
    forDocument,
    nonce: '',
    requestId: 'r',
    site,
  })
  const context = new RouterContextProvider()
  context.set(requestScope, scope)
  const url = new URL(`http://site/kms${path}`)
  const args = { url, pattern: pattern ?? url.pathname.slice(4), context, request: new Request(url), params: {} }
  const page = async () => new Response('page')
  const guarded = async () => (await guardMiddleware(args, page)) as Response
  const outcome: unknown = await Promise.resolve(sessionMiddleware(args, guarded)).catch((thrown: unknown) => thrown)
  const response = outcome instanceof Response ? outcome : undefined
  return { scope, calls, outcome, status: response?.status, location: response?.headers.get('location'), response }
}

describe('a members’ page', () => {
  it('loads for a member, whose token goes to the API', async () => {
    const { scope, calls, status } = await ask({ path: '/pc/my/info', cookies: { user: 't' } })
    expect([status, scope.reader, scope.viewer?.id]).toEqual([200, 'member', '7'])
    expect(calls).toEqual([{ address: 'http://api/api/f/mine/info', authorization: 'Bearer t' }])
  })

  it('leads a visitor home, with the campaign and nothing else', async () => {
    const asked = await ask({ path: '/mobile/my/info?tab=1&utm_source=x', cookies: { hasVisitor: true } })
    expect([asked.status, asked.location]).toEqual([302, '/kms/mobile/home?utm_source=x'])
    expect(asked.response?.headers.get('cache-control')).toBe('private, no-store')
    expect(asked.calls).toEqual([])
  })

  it('waits for somebody without any token, and reaches no data meanwhile', async () => {
    const { scope, status, calls } = await ask({ path: '/pc/my/info' })
    expect([status, scope.confirming]).toEqual([200, '/pc/my/info'])
    await expect(scope.api.getMyInfo({})).rejects.toMatchObject({ status: 401 })
    expect(calls).toEqual([])
  })

  it('is asked for as a document when there is no room to wait in', async () => {
    const { location, response } = await ask({ path: '/pc/my/info?a=1', forDocument: false })
    expect([location, response?.headers.get('x-remix-reload-document')]).toEqual(['/kms/pc/my/info?a=1', 'true'])
  })

  it.each([0, 500, 503])('is tried for a session when the API is away (%i): no sign-out', async (status) => {
    const asked = await ask({ path: '/pc/my/info', cookies: { user: 't' }, status })
    expect([asked.status, asked.scope.reader, asked.scope.sessionRefused]).toEqual([200, 'unknown', false])
  })
})

describe('a session that the API refuses', () => {
  it('is cleared, and the page is rendered without its token', async () => {
    const { scope, status, calls } = await ask({ path: '/pc/home', cookies: { user: 't' }, status: 401 })
    expect([status, scope.sessionRefused, scope.viewer]).toEqual([200, true, null])
    await scope.api.getMyInfo({}).catch(() => undefined)
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer t', undefined])
  })

  it('leads a known visitor home from a members’ page', async () => {
    const asked = await ask({ path: '/pc/my/info', cookies: { user: 't', hasVisitor: true }, status: 401 })
    expect(asked.location).toBe('/kms/pc/home')
  })

  it('renders the whole document anew on a client navigation', async () => {
    const asked = await ask({ path: '/pc/home', cookies: { user: 't' }, status: 401, forDocument: false })
    expect(asked.location).toBe('/kms/pc/home')
    expect(asked.response?.headers.get('x-remix-reload-document')).toBe('true')
  })
})

describe('pages for everybody', () => {
  it.each(['/pc/home', '/pc/Login', '/mobile/import', '/pc/nowhere'])(
    '%s asks nobody about a visitor',
    async (path) => {
      const pattern = path === '/pc/nowhere' ? '/pc/*' : path
      const { status, calls, scope } = await ask({ path, pattern })
      expect([status, calls.length, scope.confirming]).toEqual([200, 0, null])
    },
  )
})

describe('a newcomer who has just signed in', () => {
  const cookies = { user: 't', isNewcomer: true }

  it.each(['pc', 'mobile'])(
    'is led from the %s home page to the first choice, once, with the campaign',
    async (site) => {
      const { status, location, response, scope } = await ask({ path: `/${site}/home?utm_source=x`, cookies })
      expect([status, location]).toEqual([302, `/kms/${site}/recommend?utm_source=x`])
      expect(scope.newcomerLed).toBe(true)
      expect(response?.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it.each([
    ['came back to a post', { path: '/pc/detail/question/7', pattern: '/pc/detail/question/:id' }],
    ['came back to a text of his own', { path: '/mobile/operate/add?type=addQuestion' }],
    ['walks home later', { path: '/pc/home', forDocument: false }],
  ])('goes on where he wanted to: %s', async (_, asked) => {
    expect((await ask({ cookies, ...asked })).status).toBe(200)
  })

  it('whose session is refused is nobody to lead', async () => {
    expect((await ask({ path: '/pc/home', cookies, status: 401 })).status).toBe(200)
  })
})
