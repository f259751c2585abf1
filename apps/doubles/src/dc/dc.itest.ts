import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser } from '../cookie-browser.ts'
import { SIGNATURE_LIFE_MS } from '../seen-nonces.ts'
import { startDoubles, type Doubles } from '../start-doubles.ts'
import { dcSignature } from './dc-signature.ts'

const SITE = 'http://127.0.0.1:18942'
const SECRET = 'dc-development-secret'
const JUDGE = '/dc/api/session/judge'
const MINI_PROGRAM = '/dc/api/miniProgram/url'

let doubles: Doubles
let time = Date.now()
beforeAll(async () => {
  doubles = await startDoubles({ publicOrigins: [SITE], now: () => time })
})
afterAll(() => doubles.close())

function signedHeaders(target: string, cookie?: string, secret = SECRET) {
  const timestamp = String(time)
  const nonce = randomUUID()
  const signature = dcSignature({ method: 'GET', target, timestamp, nonce, payload: cookie ?? '' }, secret)
  return {
    'x-app-id': 'kms',
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
    ...(cookie !== undefined && { 'x-dc-cookie': cookie }),
  }
}
async function call(target: string, headers: Record<string, string>) {
  const response = await fetch(doubles.origin + target, { headers })
  return { status: response.status, body: (await response.json()) as unknown }
}
const control = (mode: string) =>
  fetch(`${doubles.origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'dc', mode }),
  })

it('agrees with openssl dgst -hmac about the string to sign', () => {
  const request = { method: 'GET', target: JUDGE, timestamp: '1763179200000', nonce: 'n-1', payload: 'abc123' }
  expect(dcSignature(request, SECRET)).toBe('50b0986a2ef142cb9ac2f90bd0b1a4b236a474a2381cdb2635577433d857a5ea')
})

describe('judgement of the cookie', () => {
  it('is true between login and logout', async () => {
    const browser = createCookieBrowser()
    const home = `${SITE}/kms/mobile/home`
    const login = await browser.visit(`${doubles.origin}/dc/login?redirect=${encodeURIComponent(home)}`)
    expect(login.headers.get('location')).toBe(home)
    const cookie = browser.cookies().find(({ name }) => name === 'DC_SESSION')!
    expect(cookie.path).toBe('/')
    expect((await call(JUDGE, signedHeaders(JUDGE, cookie.value))).body).toEqual({ code: 200, data: true })
    await browser.visit(`${doubles.origin}/dc/logout`)
    expect(browser.cookies()).toEqual([])
    expect((await call(JUDGE, signedHeaders(JUDGE, cookie.value))).body).toEqual({ code: 200, data: false })
  })
  it('is false without a cookie', async () => {
    expect((await call(JUDGE, signedHeaders(JUDGE))).body).toEqual({ code: 200, data: false })
  })
  it('sends nobody to a foreign address', async () => {
    expect(
      (await fetch(`${doubles.origin}/dc/login?redirect=http://evil.example/`, { redirect: 'manual' })).status,
    ).toBe(400)
  })
})

describe('signature', () => {
  it('is refused once anything differs', async () => {
    const good = signedHeaders(JUDGE, 'a')
    const changes = [
      { 'x-dc-cookie': 'b' },
      { 'x-nonce': 'n' },
      { 'x-timestamp': '1' },
      { 'x-app-id': 'x' },
      { 'x-signature': '' },
    ]
    for (const change of changes) expect((await call(JUDGE, { ...good, ...change })).status).toBe(401)
    expect((await call(`${JUDGE}?a=1`, good)).status).toBe(401)
    expect((await call(MINI_PROGRAM, good)).status).toBe(401)
    expect((await call(JUDGE, signedHeaders(JUDGE, 'a', 'wrong secret'))).status).toBe(401)
    expect((await call(JUDGE, good)).status).toBe(200)
    expect((await call(JUDGE, good)).body).toEqual({ code: 401, message: '随机数已使用' })
  })
  it('grows old in five minutes', async () => {
    const headers = signedHeaders(JUDGE)
    time += SIGNATURE_LIFE_MS + 1
    expect((await call(JUDGE, headers)).body).toEqual({ code: 401, message: '签名已过期' })
  })
})

describe('mini program', () => {
  it('has an address, or a reason to show', async () => {
    const ask = async (more: Record<string, string> = {}) =>
      (await call(MINI_PROGRAM, { ...signedHeaders(MINI_PROGRAM), ...more })).body
    const refusal = { code: 500, message: '小程序暂不可用' }
    expect(await ask()).toMatchObject({ code: 200, data: 'https://mp.example.com/dc/entry' })
    expect(await ask({ 'x-double-fail': '1' })).toEqual(refusal)
    await control('refuse')
    expect(await ask()).toEqual(refusal)
    await control('up')
    expect(await ask()).toMatchObject({ code: 200 })
  })
})
