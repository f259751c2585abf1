import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCookieBrowser } from '../cookie-browser.ts'
import { startDoubles, type Doubles } from '../start-doubles.ts'
import { CREDENTIAL_LIFE_MS, HANDOVER_MS } from './api-credentials.ts'
import { OAUTH_CODE_LIFE_MS } from './oauth-codes.ts'
import { DEFAULT_OPENID } from './wechat-open.routes.ts'

const SITE = 'http://127.0.0.1:18941'
const CALLBACK = `${SITE}/kms/api/f/userCenter/callback`
const CALLER = { appid: 'wx-development', secret: 'wechat-development-secret' }
const SERVER = { ...CALLER, grant_type: 'client_credential' }

let doubles: Doubles
let time = Date.now()
beforeAll(async () => {
  doubles = await startDoubles({ publicOrigins: [SITE], now: () => time })
})
afterAll(() => doubles.close())

type Answer = Record<string, unknown> & { access_token: string }
async function get(path: string, query: Record<string, string> = {}): Promise<Answer> {
  return (await fetch(`${doubles.origin}/wechat-api${path}?${new URLSearchParams(query)}`)).json() as Promise<Answer>
}
async function post(path: string, body: unknown, query: Record<string, string> = {}): Promise<Answer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (
    await fetch(`${doubles.origin}/wechat-api${path}?${new URLSearchParams(query)}`, init)
  ).json() as Promise<Answer>
}
const stableToken = async (more: object = {}) =>
  (await post('/cgi-bin/stable_token', { ...SERVER, ...more })).access_token
const exchange = (code: string, more: Record<string, string> = {}) =>
  get('/sns/oauth2/access_token', { ...CALLER, code, grant_type: 'authorization_code', ...more })

function authorize(more: Record<string, string> = {}, openid?: string) {
  const browser = createCookieBrowser()
  if (openid) browser.set('wx_openid', openid)
  const query = {
    appid: CALLER.appid,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'snsapi_base',
    state: 'iam:s',
    ...more,
  }
  return browser.visit(
    `${doubles.origin}/wechat-open/connect/oauth2/authorize?${new URLSearchParams(query)}#wechat_redirect`,
  )
}
async function newCode(openid?: string): Promise<string> {
  const back = new URL((await authorize({}, openid)).headers.get('location')!)
  expect(back.origin + back.pathname).toBe(CALLBACK)
  expect(back.searchParams.get('state')).toBe('iam:s')
  return back.searchParams.get('code')!
}

describe('web page authorisation', () => {
  it('gives a code that is good once', async () => {
    const code = await newCode()
    expect(await exchange(code)).toMatchObject({ openid: DEFAULT_OPENID, scope: 'snsapi_base', expires_in: 7200 })
    expect(await exchange(code)).toMatchObject({ errcode: 40163, errmsg: expect.stringContaining('code been used') })
  })
  it('signs in whom the cookie names', async () => {
    expect(await exchange(await newCode('oSomebodyElse'))).toMatchObject({ openid: 'oSomebodyElse' })
  })
  it('forgets a code after five minutes', async () => {
    expect(OAUTH_CODE_LIFE_MS).toBe(300_000)
    const code = await newCode()
    time += OAUTH_CODE_LIFE_MS + 1
    expect((await exchange(code)).errcode).toBe(42003)
  })
  it.each([
    [{ appid: 'wx-other' }, 10016],
    [{ redirect_uri: 'http://evil.example/' }, 10003],
    [{ redirect_uri: '' }, 10011],
    [{ scope: 'snsapi_all' }, 10005],
    [{ state: 'x'.repeat(129) }, 10013],
  ])('refuses %j', async (more, code) => {
    const response = await authorize(more)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(`（${code}）`)
  })
  it.each([
    [{ code: 'unknown' }, 40029],
    [{ code: '' }, 41008],
    [{ appid: '' }, 41002],
    [{ appid: 'wx-other' }, 40013],
    [{ secret: '' }, 41004],
    [{ secret: 'wrong' }, 40125],
    [{ grant_type: 'client_credential' }, 40002],
  ])('answers %j with its official code', async (more, errcode) => {
    expect((await exchange('unknown', more as Record<string, string>)).errcode).toBe(errcode)
  })
})

describe('access token of the server', () => {
  it('is the same while it lives, unless a refresh is forced, which ends the old one', async () => {
    expect([CREDENTIAL_LIFE_MS, HANDOVER_MS]).toEqual([7_200_000, 300_000])
    const first = await stableToken()
    expect(await stableToken()).toBe(first)
    const forced = await stableToken({ force_refresh: true })
    expect(forced).not.toBe(first)
    expect((await get('/cgi-bin/ticket/getticket', { access_token: first, type: 'jsapi' })).errcode).toBe(42001)
    expect((await get('/cgi-bin/ticket/getticket', { access_token: forced, type: 'jsapi' })).errcode).toBe(0)
  })
  it('is replaced five minutes before its end, both working meanwhile', async () => {
    const first = await stableToken({ force_refresh: true })
    time += CREDENTIAL_LIFE_MS - HANDOVER_MS
    expect(await stableToken()).not.toBe(first)
    expect((await get('/cgi-bin/ticket/getticket', { access_token: first, type: 'jsapi' })).errcode).toBe(0)
    time += HANDOVER_MS
    expect((await get('/cgi-bin/ticket/getticket', { access_token: first, type: 'jsapi' })).errcode).toBe(42001)
  })
  it('of the plain kind changes with every call', async () => {
    const { access_token: first, expires_in } = await get('/cgi-bin/token', SERVER)
    expect(expires_in).toBe(7200)
    expect((await get('/cgi-bin/token', SERVER)).access_token).not.toBe(first)
    time += HANDOVER_MS
    expect((await get('/cgi-bin/ticket/getticket', { access_token: first, type: 'jsapi' })).errcode).toBe(42001)
  })
  it('is not given for a wrong secret, and not guessed', async () => {
    expect((await post('/cgi-bin/stable_token', { ...SERVER, secret: 'wrong' })).errcode).toBe(40125)
    expect((await get('/cgi-bin/ticket/getticket', { access_token: 'guess', type: 'jsapi' })).errcode).toBe(40001)
    expect((await get('/cgi-bin/ticket/getticket', { type: 'jsapi' })).errcode).toBe(41001)
  })
})

describe('JS-SDK signature', () => {
  it('is found good for the address, and bad for any other', async () => {
    const { ticket } = await get('/cgi-bin/ticket/getticket', { access_token: await stableToken(), type: 'jsapi' })
    const signed = { noncestr: 'n', timestamp: '1763179200', url: `${SITE}/kms/mobile/home?a=1` }
    const text = `jsapi_ticket=${String(ticket)}&noncestr=n&timestamp=1763179200&url=${signed.url}`
    const signature = createHash('sha1').update(text).digest('hex')
    const verdict = (more: Record<string, string>) => get('/debug/verify-jsapi', { ...signed, signature, ...more })
    expect(await verdict({})).toEqual({ valid: true, errMsg: 'config:ok' })
    expect(await verdict({ url: `${signed.url}#part` })).toMatchObject({ valid: true })
    for (const change of [
      { url: `${SITE}/kms/mobile/other` },
      { noncestr: 'm' },
      { timestamp: '1' },
      { signature: '' },
    ]) {
      expect(await verdict(change)).toMatchObject({ valid: false })
    }
  })
})

describe('messages', () => {
  const template = {
    touser: DEFAULT_OPENID,
    template_id: 'TPL',
    url: SITE,
    data: { first: { value: '您的提问有新回答' } },
  }
  const custom = { touser: DEFAULT_OPENID, msgtype: 'text', text: { content: '你好' } }
  beforeEach(() => fetch(`${doubles.origin}/wechat-api/debug/messages`, { method: 'DELETE' }).then(() => undefined))

  it('can be read back', async () => {
    const access_token = await stableToken()
    const sent = await post('/cgi-bin/message/template/send', template, { access_token })
    expect(sent).toMatchObject({ errcode: 0, errmsg: 'ok', msgid: expect.any(Number) })
    expect(await post('/cgi-bin/message/custom/send', custom, { access_token })).toEqual({ errcode: 0, errmsg: 'ok' })
    expect(await get('/debug/messages')).toEqual([
      { kind: 'template', touser: DEFAULT_OPENID, msgid: sent.msgid, body: template },
      { kind: 'custom', touser: DEFAULT_OPENID, body: custom },
    ])
  })
  it.each([
    ['template', { ...template, touser: 'no openid' }, 40003],
    ['template', { ...template, touser: 'unsubscribed-reader' }, 43004],
    ['template', { ...template, template_id: '' }, 40037],
    ['template', { ...template, data: { first: '文字' } }, 47001],
    ['custom', { ...custom, touser: '' }, 40003],
    ['custom', { ...custom, msgtype: 'song' }, 40008],
    ['custom', { ...custom, text: {} }, 44004],
  ])('of kind %s are refused: %j', async (kind, body, errcode) => {
    const answer = await post(`/cgi-bin/message/${kind}/send`, body, { access_token: await stableToken() })
    expect(answer.errcode).toBe(errcode)
    expect(await get('/debug/messages')).toEqual([])
  })
  it('need a live token, POST and JSON', async () => {
    expect((await post('/cgi-bin/message/template/send', template, { access_token: 'guess' })).errcode).toBe(40001)
    expect((await get('/cgi-bin/message/custom/send')).errcode).toBe(43002)
    const send = (body: string) =>
      fetch(`${doubles.origin}/wechat-api/cgi-bin/message/custom/send`, { method: 'POST', body })
    expect(await (await send('x=1')).json()).toMatchObject({ errcode: 47001 })
    expect(await (await send('')).json()).toMatchObject({ errcode: 44002 })
    expect(await (await send(JSON.stringify(custom))).json()).toMatchObject({ errcode: 41001 })
  })
})
