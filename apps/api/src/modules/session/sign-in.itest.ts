import { session } from '@kms/contract'
import { createBrowser, createOutsideWorld, type OutsideWorld } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: OutsideWorld
beforeAll(async () => {
  world = await createOutsideWorld()
})
afterAll(() => world.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('signing in at the provider', () => {
  it('gives a short token to scripts and the session to cookies that scripts cannot read', async () => {
    const browser = createBrowser(world)
    const answer = await browser.signIn('operator')
    expect(answer.status).toBe(200)
    const info = await browser.call(session.getMyInfo, {}, bearer(answer.data))
    expect(info.data).toMatchObject({ id: world.accountOf('operator'), visitorFlag: 0, can: { openConsole: true } })
    const setCookies = [answer.headers['set-cookie']].flat().map(String)
    for (const name of ['KMS_USER_JWT_TOKEN', 'KmsToken', 'PRM_OAUTH_TOKEN']) {
      const cookie = setCookies.find((text) => text.startsWith(`${name}=`))
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; SameSite=Lax/)
      expect(cookie).toMatch(/; Path=\/kms/)
    }
    expect(browser.jar.get('KmsToken')).toBe(browser.jar.get('KMS_USER_JWT_TOKEN'))
    expect(answer.data).not.toBe(browser.jar.get('KMS_USER_JWT_TOKEN'))
  })

  it('makes an account for somebody new, once, with no power from outside', async () => {
    await world.deps.db.deleteFrom('user_identity').where('subject', '=', 'expert').execute()
    const [first, second] = await Promise.all([
      createBrowser(world).signIn('expert'),
      createBrowser(world).signIn('expert'),
    ])
    const ids = await Promise.all(
      [first, second].map(
        async ({ data }) => (await createBrowser(world).call(session.getMyInfo, {}, bearer(data))).data,
      ),
    )
    expect(ids[0]?.id).toBe(ids[1]?.id)
    expect(ids[0]?.roles).toHaveLength(1)
    expect(['customer', 'partner', 'staff']).toContain(ids[0]?.roles[0])
  })

  it('refuses a banned account and writes it down', async () => {
    const { status, error } = await createBrowser(world).signIn('banned')
    expect([status, error]).toEqual([403, 'signin.banned'])
    expect(await logged('banned')).toMatchObject({ user_id: world.accountOf('banned'), method: 'iam' })
  })

  it('gives the saved state back once, to the browser that saved it', async () => {
    const browser = createBrowser(world)
    const redisKey = await browser.saveState('/kms/pc/detail/faq/1001?utm_source=x')
    const stranger = await createBrowser(world).call(session.takeSsoState, { body: { redisKey } })
    expect([stranger.status, stranger.error]).toEqual([400, 'signin.state_invalid'])
    const own = await browser.call(session.takeSsoState, { body: { redisKey } })
    expect(own.data).toEqual({ callbackUrl: '/kms/pc/detail/faq/1001?utm_source=x', channel: 'pc', utm: {} })
    expect((await browser.call(session.takeSsoState, { body: { redisKey } })).error).toBe('signin.state_invalid')
  })

  it('asks silently where the provider has no call of its own', async () => {
    const browser = createBrowser(world)
    const redisKey = await browser.saveState()
    const { headers } = await browser.call(session.ssoRedirect, { query: { redisKey, prompt: 'none' } })
    const address = new URL(String(headers['location']))
    const { at } = await browser.provider.walk(address, address.origin)
    expect(at.pathname).toBe('/kms/pc/iam/login/callback')
    expect(at.searchParams.get('error')).toBe('login_required')
  })
})

describe('staying signed in', () => {
  it('renews the short token from the cookie, only for pages of ours', async () => {
    const browser = createBrowser(world)
    await browser.signIn('operator')
    const renewed = await browser.call(session.getOAuthToken, {})
    expect((await browser.call(session.getMyInfo, {}, bearer(renewed.data))).data.visitorFlag).toBe(0)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await browser.call(session.getOAuthToken, {}, headers)).error).toBe('auth.origin')
    }
  })

  it('refreshes the own profile with the tokens that only the cookie opens', async () => {
    const browser = createBrowser(world)
    const { data } = await browser.signIn('operator')
    await world.deps.db.updateTable('app_user').set({ nickname: '旧名' }).where('id', '=', '6').execute()
    const synced = await browser.call(session.syncProfile, {}, bearer(data))
    expect(synced.data.nickname).not.toBe('旧名')
    browser.jar.set('PRM_OAUTH_TOKEN', 'x'.repeat(32))
    expect((await browser.call(session.syncProfile, {}, bearer(data))).error).toBe('signin.again')
  })
})

describe('signing out', () => {
  it('ends the session at once and leads to the provider with the way home and the campaign', async () => {
    const browser = createBrowser(world)
    const { data } = await browser.signIn('operator')
    const kept = browser.jar.get('KMS_USER_JWT_TOKEN') as string
    const body = { channel: 'pc', campaign: { utm_source: 'wechat', se_sr: 'a b' } } as const
    const { data: out } = await browser.call(session.logout, { body })
    expect(browser.jar.has('KMS_USER_JWT_TOKEN')).toBe(false)
    for (const token of [data, kept]) {
      expect((await browser.call(session.getMyInfo, {}, bearer(token))).status).toBe(401)
    }
    const address = new URL(out.logoutUrl)
    const { at } = await browser.provider.walk(address, address.origin)
    expect(at.href).toBe(`${world.origin}/kms/pc/home?utm_source=wechat&se_sr=a+b`)
    const again = await browser.authorise(await browser.saveState(), 'operator')
    expect(again.code).not.toBe('')
  })

  it('ends every session of the account when asked to', async () => {
    const [phone, desk] = [createBrowser(world), createBrowser(world)]
    const first = await phone.signIn('operator')
    const second = await desk.signIn('operator')
    await desk.call(session.logout, { body: { channel: 'pc', all: true } })
    for (const { data } of [first, second]) {
      expect((await phone.call(session.getMyInfo, {}, bearer(data))).status).toBe(401)
    }
  })
})

describe('WeChat', () => {
  const recognise = async (browser: ReturnType<typeof createBrowser>) => {
    const redisKey = await browser.saveState('/kms/mobile/home?utm_source=wx', 'mobile')
    const { headers } = await browser.call(session.ssoRedirect, { query: { redisKey, via: 'wechat' } })
    const { at } = await browser.provider.walk(
      String(headers['location']).split('#')[0] as string,
      world.doubles.origin,
    )
    expect(at.href.startsWith(`${world.origin}/kms/api/f/userCenter/callback?`)).toBe(true)
    return browser.send(at.pathname.replace('/kms', '') + at.search, { headers: { 'sec-fetch-site': 'cross-site' } })
  }

  it('goes on as a visitor the first time, and signs in without a question after one sign-in', async () => {
    const browser = createBrowser(world)
    browser.provider.set('wx_openid', 'o-wechat-someone')
    const first = await recognise(browser)
    expect([first.statusCode, first.headers.location]).toEqual([302, '/kms/mobile/home?utm_source=wx'])
    expect(browser.jar.has('KMS_USER_JWT_TOKEN')).toBe(false)
    expect(browser.jar.get('openId')).not.toContain('o-wechat-someone')
    const { data } = await browser.signIn('operator')
    expect((await browser.call(session.getMyInfo, {}, bearer(data))).data.openId).toBe('o-wechat-someone')

    const later = createBrowser(world)
    later.provider.set('wx_openid', 'o-wechat-someone')
    await recognise(later)
    const token = (await later.call(session.getOAuthToken, {})).data
    expect((await later.call(session.getMyInfo, {}, bearer(token))).data.id).toBe(world.accountOf('operator'))
    await later.call(session.logout, { body: { channel: 'mobile' } })
    expect(await logged('signed_out')).toMatchObject({ user_id: world.accountOf('operator'), method: 'wechat' })
  })

  it('refuses a banned account and writes down whose', async () => {
    await world.deps.db
      .insertInto('user_identity')
      .values({ provider: 'wechat', subject: 'o-wechat-banned', user_id: world.accountOf('banned') })
      .execute()
    const browser = createBrowser(world)
    browser.provider.set('wx_openid', 'o-wechat-banned')
    expect((await recognise(browser)).headers.location).toBe('/kms/pc/Login?failed=signin.banned')
    expect(browser.jar.has('KMS_USER_JWT_TOKEN')).toBe(false)
    expect(await logged('banned')).toMatchObject({ user_id: world.accountOf('banned'), method: 'wechat' })
  })
})

/** The newest line of the sign-in log with that outcome. */
const logged = (outcome: string) =>
  world.deps.db
    .selectFrom('sign_in_event')
    .selectAll()
    .where('outcome', '=', outcome)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('while the provider is away', () => {
  const control = (mode: 'up' | 'down' | 'slow') =>
    fetch(`${world.doubles.origin}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'iam', mode }),
    })

  it.each(['down', 'slow'] as const)(
    '(%s) sessions live on, and a sign-in says in time that it must wait',
    async (mode) => {
      const member = createBrowser(world)
      await member.signIn('customer')
      const newcomer = createBrowser(world)
      const { code, state, iss } = await newcomer.authorise(await newcomer.saveState(), 'partner')
      await control(mode)
      try {
        expect((await member.call(session.getOAuthToken, {})).status).toBe(200)
        expect((await createBrowser(world).call(session.getVisitorUser, {})).status).toBe(200)
        const begun = Date.now()
        const answer = await newcomer.call(session.loginProfile, {
          body: { code, state, channel: 'pc', ...(iss && { iss }) },
        })
        expect([answer.status, answer.error]).toEqual([503, 'signin.unavailable'])
        expect(Date.now() - begun).toBeLessThan(world.config.IAM_TIMEOUT_MS * 1.1 + 500)
        // Signing out works, here at least.
        const out = await member.call(session.logout, { body: { channel: 'pc' } })
        expect(out.status).toBe(200)
      } finally {
        await control('up')
      }
    },
  )
})

describe('a browser that is being led', () => {
  it.each([
    [
      'with a key that nobody made',
      `/api/f/userCenter/redirect?redisKey=iam:${'x'.repeat(32)}`,
      'signin.state_invalid',
    ],
    ['without a key', '/api/f/userCenter/redirect', 'request.invalid'],
    ['back from WeChat with nonsense', '/api/f/userCenter/callback?state=-', 'request.invalid'],
  ])('%s lands on a page with words, not on an envelope', async (_name, url, failed) => {
    const answer = await createBrowser(world).send(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/kms/pc/Login?failed=${failed}`])
  })
})
