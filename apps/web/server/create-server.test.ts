import { gunzipSync } from 'node:zlib'
import { loadWebConfig } from '@kms/config'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from './create-server.ts'
import { baseHeaders, finishPage } from './finish-page.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import type { PageRequest } from './render-page.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile'
const config = loadWebConfig({
  APP_PROFILE: 'test',
  LOG_LEVEL: 'silent',
  API_ORIGIN: 'http://127.0.0.1:9',
  PUBLIC_ORIGIN: 'https://kb.example.com',
  REDIS_URL: 'redis://127.0.0.1:9',
  CHAT_PAGE_URL: 'https://chat.example.com/',
  DEVELOPER_URL: 'https://developer.example.com/',
})

let rendered: PageRequest[]
let answer: (request: PageRequest) => Response
let cache: PageCache
let app: ReturnType<typeof createServer>
let setCookies: string[]

/** Stands where the router is: what is tested here is everything between the network and it. */
async function renderPage(request: PageRequest) {
  rendered.push(request)
  const page = await finishPage(answer(request), {
    nonce: 'nonce',
    base: baseHeaders(config.PUBLIC_ORIGIN),
    cacheControl: 'public, max-age=0, must-revalidate',
    setCookies,
  })
  return { page, tags: ['faq-list'] }
}

const html = (text: string, status = 200) =>
  new Response(`<p>${text.padEnd(2_000, '。')}</p>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

beforeEach(() => {
  rendered = []
  setCookies = []
  answer = ({ url }) => html(`${url.pathname}${url.search}`)
  cache = createPageCache({ maxEntries: 10, maxBytes: 1e6, freshMs: 30_000, now: Date.now })
  app = createServer({ config, cache, renderPage, clientFiles: undefined })
})
afterEach(() => app.close())

describe('visitor pages', () => {
  it('renders once, then sends the kept page without asking anybody', async () => {
    const first = await get('/kms/pc/home')
    const second = await get('/kms/pc/home?utm_source=wechat')
    expect([first.headers['x-cache'], second.headers['x-cache'], rendered.length]).toEqual(['miss', 'hit', 1])
    expect(second.body).toBe(first.body)
  })

  it('renders again after a change', async () => {
    await get('/kms/pc/home')
    cache.invalidate(['faq-list'])
    expect((await get('/kms/pc/home')).headers['x-cache']).toBe('miss')
  })

  it('answers 304 to who has the page already, and the page to who has an older one', async () => {
    const { headers, body } = await get('/kms/pc/home')
    const again = await get('/kms/pc/home', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get('/kms/pc/home', { 'if-none-match': 'W/"old"' })
    expect([other.statusCode, other.body]).toEqual([200, body])
  })

  it('sends compressed bytes only to who takes them', async () => {
    const plain = await get('/kms/pc/home')
    const compressed = await get('/kms/pc/home', { 'accept-encoding': 'br, gzip' })
    expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
  })

  it('shares nothing with somebody signed in', async () => {
    await get('/kms/pc/home')
    for (const headers of [{ cookie: 'KmsToken=t' }, { authorization: 'Bearer t' }]) await get('/kms/pc/home', headers)
    expect(rendered.map(({ shared }) => shared)).toEqual([true, false, false])
  })

  it('hands the cookies on to the renderer, and its cookies to the browser', async () => {
    setCookies = ['a=; Max-Age=0', 'b=; Max-Age=0']
    const response = await get('/kms/pc/home', { cookie: 'KMS_USER_JWT_TOKEN=t' })
    expect(rendered[0]?.cookie).toBe('KMS_USER_JWT_TOKEN=t')
    expect(response.headers['set-cookie']).toEqual(setCookies)
  })

  it('never keeps an answer for the wrong device', async () => {
    answer = () => new Response(null, { status: 302, headers: { location: '/kms/mobile/home?x=1' } })
    const response = await get('/kms/pc/home?x=1', { 'user-agent': PHONE })
    expect([response.statusCode, response.headers.location]).toEqual([302, '/kms/mobile/home?x=1'])
    expect(rendered[0]?.url.search).toBe('?x=1')
    answer = ({ url }) => html(url.pathname)
    expect((await get('/kms/pc/home')).statusCode).toBe(200)
  })

  it('serves the last good page when rendering fails', async () => {
    await get('/kms/pc/home')
    cache.invalidate(['faq-list'])
    answer = () => html('error', 503)
    const response = await get('/kms/pc/home')
    expect([response.statusCode, response.headers['x-cache']]).toEqual([200, 'stale'])
  })
})

describe('the service worker', () => {
  const worker = (SERVICE_WORKER: 'on' | 'off') =>
    createServer({
      config: { ...config, SERVICE_WORKER },
      cache,
      renderPage,
      clientFiles: undefined,
      workerScript: 'built()',
    }).inject('/kms/sw.js')

  it('is asked for again each time, for this site alone, and may call nobody else', async () => {
    const { headers, body } = await worker('on')
    expect(body).toBe('built()')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/kms/',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it('is replaced by one that takes itself away when it is switched off', async () => {
    const { statusCode, body } = await worker('off')
    expect(statusCode).toBe(200)
    expect(body).toContain('self.registration.unregister()')
    expect(body).not.toContain('built()')
  })
})

describe('every answer', () => {
  it.each([
    '/kms/pc/home',
    '/kms/pc/search?val=x',
    '/kms/robots.txt',
    '/kms',
    '/healthz',
    '/readyz',
    '/metrics',
    '/nowhere',
  ])('%s carries the security headers', async (url) => {
    const { headers } = await get(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers['content-security-policy']).toContain('frame-ancestors')
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it('says that pages differ by device and must be checked before use', async () => {
    const { headers } = await get('/kms/pc/home')
    expect([headers.vary, headers['cache-control']]).toEqual([
      'User-Agent, Accept-Encoding',
      'public, max-age=0, must-revalidate',
    ])
  })

  it('keeps a sound request id and replaces a bad one', async () => {
    expect((await get('/kms/pc/home', { 'x-request-id': 'abcd-1234' })).headers['x-request-id']).toBe('abcd-1234')
    expect((await get('/kms/pc/home', { 'x-request-id': 'a\tb' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('shows the fallback when a page cannot be made at all', async () => {
    answer = () => {
      throw new Error('boom')
    }
    const response = await get('/kms/pc/search?val=x')
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('显示错误页时出错')
    expect(response.body).toContain('返回首页')
    expect(response.body).not.toContain('boom')
  })

  it('answers a mangled address with the page for bad requests', async () => {
    answer = ({ url }) => html(url.pathname, 400)
    const response = await get('/kms/pc/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('/kms/pc/errors/400')
  })

  it('leads /kms to the start page', async () => {
    const response = await get('/kms')
    expect([response.statusCode, response.headers.location]).toEqual([302, '/kms/'])
  })
})
