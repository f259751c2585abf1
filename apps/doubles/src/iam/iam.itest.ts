import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser, type CookieBrowser } from '../cookie-browser.ts'
import { startDoubles, type Doubles } from '../start-doubles.ts'
import { beginSignIn, discover, fillInForm } from './sign-in-walk.ts'

const SITE = 'http://127.0.0.1:18940'
const CALLBACK = `${SITE}/kms/pc/iam/login/callback`
const PC = { appCode: 'KMS_PC' }

let doubles: Doubles
let pc: client.Configuration
beforeAll(async () => {
  doubles = await startDoubles({ publicOrigins: [SITE] })
  pc = await discover(`${doubles.origin}/iam`)
})
afterAll(() => doubles.close())

async function signInAs(account: string, browser: CookieBrowser) {
  const { url, checks } = await beginSignIn(pc, CALLBACK, PC)
  const { at } = await fillInForm(browser, url, { account, password: account })
  return client.authorizationCodeGrant(pc, at, checks)
}
async function checkLogin(browser: CookieBrowser, origin = SITE) {
  const response = await browser.visit(`${doubles.origin}/iam/checkLogin`, { method: 'POST', headers: { origin } })
  return { response, body: (await response.json()) as unknown }
}
const signedIn = (login: boolean) => ({ code: 200, data: { login } })

describe('sign-in', () => {
  it.each([
    ['customer', 'customer'],
    ['partner', 'partner'],
    ['staff', 'staff'],
    ['expert', 'staff'],
    ['moderator', 'staff'],
    ['operator', 'staff'],
    ['administrator', 'staff'],
    ['banned', 'customer'],
  ])('gives %s the claims of scope profile, in the id token and in userinfo', async (account, userType) => {
    const tokens = await signInAs(account, createCookieBrowser())
    const expected = { sub: account, user_type: userType, preferred_username: account }
    expect(tokens.claims()).toMatchObject(expected)
    expect(tokens.claims()?.nickname).toMatch(/\p{Script=Han}/u)
    expect(await client.fetchUserInfo(pc, tokens.access_token, account)).toMatchObject(expected)
    expect(tokens.refresh_token).toBeTypeOf('string')
  })

  it('serves the mobile client apart from the desktop one', async () => {
    const mobile = await discover(`${doubles.origin}/iam`, 'kms-mobile', 'kms-mobile-secret')
    const callback = `${SITE}/kms/mobile/iam/login/callback`
    const { url, checks } = await beginSignIn(mobile, callback, { appCode: 'KMS_MOBILE' })
    const { at } = await fillInForm(createCookieBrowser(), url, { account: 'expert', password: 'expert' })
    expect((await client.authorizationCodeGrant(mobile, at, checks)).claims()?.aud).toBe('kms-mobile')

    const foreign = await beginSignIn(mobile, CALLBACK, { appCode: 'KMS_MOBILE' })
    expect((await createCookieBrowser().visit(foreign.url)).status).toBe(400)
  })

  it('shows the form again after a wrong password', async () => {
    const { url } = await beginSignIn(pc, CALLBACK, PC)
    const { response } = await fillInForm(createCookieBrowser(), url, { account: 'staff', password: 'wrong' })
    expect(response?.status).toBe(401)
    expect(await response?.text()).toContain('账号或密码不正确')
  })

  it('keeps its session in a cookie of path /iam that ends with the browser', async () => {
    const browser = createCookieBrowser()
    await signInAs('customer', browser)
    const session = browser.cookies().find(({ name }) => name === '_session')
    expect(session).toMatchObject({ path: '/iam', persistent: false })
  })

  it('answers prompt=none at once: login_required before, a code after', async () => {
    const browser = createCookieBrowser()
    const quiet = async () => {
      const { url } = await beginSignIn(pc, CALLBACK, { ...PC, prompt: 'none' })
      return (await browser.walk(url, doubles.origin)).at
    }
    expect((await quiet()).searchParams.get('error')).toBe('login_required')
    await signInAs('partner', browser)
    expect((await quiet()).searchParams.get('code')).toBeTruthy()
  })

  it('registers a newcomer for prompt=create, who can sign in afterwards', async () => {
    const fields = { account: 'newcomer', password: 'secret', nickname: '新来的' }
    const { url, checks } = await beginSignIn(pc, CALLBACK, { ...PC, prompt: 'create' })
    const taken = await fillInForm(createCookieBrowser(), url, { ...fields, account: 'customer' })
    expect(taken.response?.status).toBe(400)
    const { at } = await fillInForm(createCookieBrowser(), url, fields)
    const tokens = await client.authorizationCodeGrant(pc, at, checks)
    expect(tokens.claims()).toMatchObject({ sub: 'newcomer', nickname: '新来的', user_type: 'customer' })
    const later = await beginSignIn(pc, CALLBACK, PC)
    const back = await fillInForm(createCookieBrowser(), later.url, { account: 'newcomer', password: 'secret' })
    expect(back.at.searchParams.get('code')).toBeTruthy()
  })

  it('renews by refresh token', async () => {
    const tokens = await signInAs('customer', createCookieBrowser())
    const renewed = await client.refreshTokenGrant(pc, tokens.refresh_token!)
    expect(renewed.claims()?.sub).toBe('customer')
  })
})

describe('refusals', () => {
  it.each([{ appCode: 'KMS_MOBILE' }, { appCode: 'nonsense' }, {}])(
    'refuses the app code of another client: %j',
    async (extra) => {
      const { url } = await beginSignIn(pc, CALLBACK, extra)
      const { at } = await createCookieBrowser().walk(url, doubles.origin)
      expect(at.searchParams.get('error')).toBe('invalid_request')
      expect(at.searchParams.get('error_description')).toContain('appCode')
    },
  )

  it('refuses a request without PKCE', async () => {
    const { url } = await beginSignIn(pc, CALLBACK, PC)
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const { at } = await createCookieBrowser().walk(url, doubles.origin)
    expect(at.searchParams.get('error')).toBe('invalid_request')
  })

  it('refuses a wrong PKCE verifier, and the same code twice', async () => {
    const { url, checks } = await beginSignIn(pc, CALLBACK, PC)
    const { at } = await fillInForm(createCookieBrowser(), url, { account: 'staff', password: 'staff' })
    const wrong = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() }
    await expect(client.authorizationCodeGrant(pc, at, wrong)).rejects.toMatchObject({ error: 'invalid_grant' })

    const again = await beginSignIn(pc, CALLBACK, PC)
    const { at: arrived } = await fillInForm(createCookieBrowser(), again.url, { account: 'staff', password: 'staff' })
    await client.authorizationCodeGrant(pc, arrived, again.checks)
    await expect(client.authorizationCodeGrant(pc, arrived, again.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('does not show the form to a browser that did not begin', async () => {
    const { url } = await beginSignIn(pc, CALLBACK, PC)
    const { at } = await createCookieBrowser().walk(url, doubles.origin)
    expect(at.pathname).toContain('/iam/interaction/')
    expect((await createCookieBrowser().visit(at)).status).toBe(400)
  })
})

describe('checkLogin', () => {
  it('says false, true after the sign-in, false after the logout', async () => {
    const browser = createCookieBrowser()
    expect((await checkLogin(browser)).body).toEqual(signedIn(false))
    const tokens = await signInAs('customer', browser)
    expect((await checkLogin(browser)).body).toEqual(signedIn(true))
    await browser.walk(client.buildEndSessionUrl(pc, { id_token_hint: tokens.id_token! }), doubles.origin)
    expect((await checkLogin(browser)).body).toEqual(signedIn(false))
  })

  it('allows our origin with credentials, and no other', async () => {
    const browser = createCookieBrowser()
    const { headers } = (await checkLogin(browser)).response
    expect(headers.get('access-control-allow-origin')).toBe(SITE)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    const stranger = (await checkLogin(browser, 'http://evil.example')).response
    expect(stranger.status).toBe(403)
    expect(stranger.headers.has('access-control-allow-origin')).toBe(false)
    const preflight = await browser.visit(`${doubles.origin}/iam/checkLogin`, {
      method: 'OPTIONS',
      headers: { origin: SITE },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
  })
})

describe('logout', () => {
  const home = `${SITE}/kms/pc/home?utm_source=wechat&se_kw=%E6%96%AD%E8%B7%AF%E5%99%A8`

  it('returns at once to our home with its campaign values, the tokens revoked', async () => {
    const browser = createCookieBrowser()
    const tokens = await signInAs('customer', browser)
    const url = client.buildEndSessionUrl(pc, { id_token_hint: tokens.id_token!, post_logout_redirect_uri: home })
    const response = await browser.visit(url)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(home)
    expect(browser.cookies().filter(({ path }) => path === '/iam')).toEqual([])
    await expect(client.fetchUserInfo(pc, tokens.access_token, 'customer')).rejects.toMatchObject({ status: 401 })
    await expect(client.refreshTokenGrant(pc, tokens.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('returns also when the provider has forgotten the session', async () => {
    const tokens = await signInAs('customer', createCookieBrowser())
    const url = client.buildEndSessionUrl(pc, { id_token_hint: tokens.id_token!, post_logout_redirect_uri: home })
    expect((await createCookieBrowser().visit(url)).headers.get('location')).toBe(home)
  })

  it.each(['http://evil.example/kms/pc/home', `${SITE}/kms/pc/mine`, `${SITE}@evil.example/kms/pc/home`, 'nonsense'])(
    'does not return to %s',
    async (address) => {
      const browser = createCookieBrowser()
      const tokens = await signInAs('customer', browser)
      const url = client.buildEndSessionUrl(pc, { id_token_hint: tokens.id_token!, post_logout_redirect_uri: address })
      expect((await browser.visit(url)).status).toBe(400)
      expect((await checkLogin(browser)).body).toEqual(signedIn(true))
    },
  )

  it("asks first without a hint, and with somebody else's", async () => {
    const browser = createCookieBrowser()
    await signInAs('customer', browser)
    const foreign = await signInAs('partner', createCookieBrowser())
    for (const query of [{}, { id_token_hint: foreign.id_token! }]) {
      const response = await browser.visit(client.buildEndSessionUrl(pc, query))
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('退出登录')
    }
    expect((await checkLogin(browser)).body).toEqual(signedIn(true))
  })
})

describe('profile page', () => {
  const back = `${SITE}/kms/pc/iam/profile/callback`
  const pageFor = (address: string) => `${doubles.origin}/iam/profile?redirect_uri=${encodeURIComponent(address)}`
  const nickname = (value: string) => ({ method: 'POST', body: new URLSearchParams({ nickname: value }) })

  it('changes the nickname and returns; the next userinfo has it', async () => {
    const browser = createCookieBrowser()
    const tokens = await signInAs('moderator', browser)
    expect(await (await browser.visit(pageFor(back))).text()).toContain('清妍')
    expect((await browser.visit(pageFor(back), nickname('新昵称'))).headers.get('location')).toBe(back)
    expect((await client.fetchUserInfo(pc, tokens.access_token, 'moderator')).nickname).toBe('新昵称')
  })

  it('refuses strangers, foreign addresses and empty names', async () => {
    const browser = createCookieBrowser()
    expect((await browser.visit(pageFor(back))).status).toBe(401)
    await signInAs('moderator', browser)
    expect(
      (await browser.visit(pageFor('http://evil.example/kms/pc/iam/profile/callback'), nickname('甲'))).status,
    ).toBe(400)
    expect((await browser.visit(pageFor(back), nickname('  '))).status).toBe(400)
  })
})
