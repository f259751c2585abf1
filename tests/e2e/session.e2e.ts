import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import {
  CHECK_LOGIN,
  cookieOf,
  countDocuments,
  expectReader,
  forgetHere,
  signInAtProvider,
  stored,
  tokenClaims,
} from './identity.ts'
import { PHONE } from './playwright.config.ts'
import { expect, signInAs, test } from './site.ts'

const DAY_S = 24 * 3600
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '注册 / 登录' })
const signOutButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '退出' })

async function signIn(page: Page, account: 'customer' | 'staff' = 'customer') {
  await signInLink(page).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await signInAtProvider(page, account)
}

test('a first visit is a visitor: the provider was asked, a token for four days is kept', async ({ page, context }) => {
  const asked = page.waitForRequest(CHECK_LOGIN)
  await page.goto('/kms/pc/home')
  expect((await asked).method()).toBe('POST')
  await expectReader(page, 'visitor')
  expect(await stored(page, 'sso_checked')).toBe('true')
  expect((await tokenClaims(page)).typ).toBe('kms-visitor+jwt')
  const cookie = await cookieOf(context, 'KMS_VISITOR_JWT_TOKEN')
  expect(cookie).toMatchObject({ httpOnly: false, secure: true, sameSite: 'Lax', path: '/kms' })
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 4 * DAY_S)).toBeLessThan(60)
  await expect(signInLink(page)).toBeVisible()
})

test('signing in leads back to the page, with a session out of reach of scripts', async ({ page, context }) => {
  await page.goto('/kms/pc/detail/faq?sort=hot')
  await expectReader(page, 'visitor')
  await signIn(page)
  await expect(page).toHaveURL(/\/kms\/pc\/detail\/faq\?sort=hot$/)
  await expect(signOutButton(page)).toBeVisible()
  await expectReader(page, 'member')
  for (const name of ['KMS_USER_JWT_TOKEN', 'KmsToken', 'PRM_OAUTH_TOKEN', 'kmsBrowser']) {
    expect(await cookieOf(context, name), name).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/kms',
    })
  }
  const { typ, lifetime } = await tokenClaims(page)
  expect(typ).toBe('kms-user+jwt')
  expect(lifetime).toBeLessThanOrEqual(600)
  expect(await page.evaluate(() => document.cookie)).not.toContain('KMS_USER_JWT_TOKEN')
})

test('who is signed in at the provider becomes a member without a click, on the page he asked for', async ({
  page,
  context,
}) => {
  await page.goto('/kms/pc/home')
  await expectReader(page, 'visitor')
  await signIn(page)
  await expectReader(page, 'member')
  await forgetHere(context)
  const tab = await context.newPage()
  await page.close()
  await tab.goto('/kms/pc/my/info?from=mail')
  await expect(tab.getByRole('banner').getByRole('button', { name: '退出' })).toBeVisible()
  await expect(tab).toHaveURL(/\/kms\/pc\/my\/info\?from=mail$/)
  await expectReader(tab, 'member')
})

test('signing out ends both sessions and comes home with the campaign', async ({ page, context }) => {
  const campaign = 'utm_source=wechat&utm_campaign=q4&se_sr=1&mcOAuth=o1&mcReg=R7&exchange=e1'
  await page.goto(`/kms/pc/home?${campaign}&other=x`)
  await expectReader(page, 'visitor')
  expect(await stored(page, 'regCode')).toBe('R7')
  const saved = page.waitForRequest(/save\/iam\/state\/value$/)
  await signIn(page)
  expect((await saved).postDataJSON()).toMatchObject({
    state: { channel: 'pc', utm: { utmSource: 'wechat', utmCampaign: 'q4', seSr: '1' } },
  })
  await expectReader(page, 'member')
  await page.evaluate(() => ['publicLogin', 'skipTag'].forEach((key) => sessionStorage.setItem(key, '1')))
  await signOutButton(page).click()
  await page.waitForURL((url) => url.pathname === '/kms/pc/home' && !url.searchParams.has('other'))
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(
    Object.fromEntries(new URLSearchParams(campaign)),
  )
  await expect(signInLink(page)).toBeVisible()
  await expectReader(page, 'visitor')
  for (const name of ['KMS_USER_JWT_TOKEN', 'KmsToken', 'PRM_OAUTH_TOKEN']) {
    expect(await cookieOf(context, name), name).toBeUndefined()
  }
  expect([await stored(page, 'publicLogin'), await stored(page, 'skipTag')]).toEqual([null, null])
  // The provider has forgotten him too: a new tab without any token of ours stays a visitor.
  await forgetHere(context)
  const tab = await context.newPage()
  await tab.goto('/kms/pc/home')
  await expectReader(tab, 'visitor')
})

test('a code on the screen, confirmed on a phone, signs the desktop in', async ({ page, browser }) => {
  await page.goto('/kms/pc/home')
  await signInLink(page).click()
  const made = page.waitForResponse(/userCenter\/loginInfo$/)
  await page.getByRole('link', { name: '扫码登录' }).click()
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
  await expect(page.getByText('等待扫描')).toBeVisible()
  const { data } = (await (await made).json()) as { data: { qrUrl: string } }

  const phone = await (await browser.newContext(PHONE)).newPage()
  await signInAs(phone, 'expert')
  await phone.goto(data.qrUrl)
  await expect(phone.getByText(/请求用你的账号登录施知道/)).toContainText('Chrome')
  await expect(page.getByText('已扫描，请在手机上确认')).toBeVisible()
  await phone.getByRole('button', { name: '确认登录' }).click()
  await expect(phone.getByText('已确认，请回到电脑上继续')).toBeVisible()

  await expect(signOutButton(page)).toBeVisible()
  await expect(page).toHaveURL(/\/kms\/pc\/home/)
  await expectReader(page, 'member')
  await phone.context().close()
})

test('a refused code says so and can be made anew', async ({ page, browser }) => {
  const made = page.waitForResponse(/userCenter\/loginInfo$/)
  await page.goto('/kms/pc/qrCode')
  const { data } = (await (await made).json()) as { data: { qrUrl: string } }
  const phone = await (await browser.newContext(PHONE)).newPage()
  await signInAs(phone, 'expert')
  await phone.goto(data.qrUrl)
  await phone.getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('手机上取消了登录')).toBeVisible()
  await page.getByRole('button', { name: '刷新二维码' }).click()
  await expect(page.getByText('等待扫描')).toBeVisible()
  await phone.context().close()
})

test('an expired token is renewed before it is used', async ({ page }) => {
  await signInAs(page, 'customer')
  await page.goto('/kms/pc/home')
  await expect.poll(async () => (await tokenClaims(page)).typ).toBe('kms-user+jwt')
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value))
    const old = `${part({ typ: 'kms-user+jwt' })}.${part({ sub: '1', exp: Math.floor(Date.now() / 1000) - 5 })}.x`
    sessionStorage.setItem('KMS_USER_OR_VISITOR_JWT_TOKEN', old)
  })
  const renewed = page.waitForResponse(/userCenter\/getOAuthToken$/)
  await page.getByRole('button', { name: /^消息/ }).click()
  expect((await renewed).status()).toBe(200)
  await expect(page.getByRole('dialog', { name: '消息列表' })).toBeVisible()
  expect((await tokenClaims(page)).lifetime).toBeGreaterThan(0)
})

test.describe('refusals', () => {
  test.use({ refusals: [401, 403, 404] })

  /** The session ends elsewhere: this browser still holds its cookie and its token. */
  async function revoke(page: Page) {
    const cookies = await page.context().cookies()
    const origin = new URL(page.url()).origin
    const answer = await fetch(`${origin}/kms/api/f/userCenter/logout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ channel: 'pc' }),
    })
    expect(answer.status).toBe(200)
  }

  test('a revoked session becomes a visitor at the next call, after one reload', async ({ page, context }) => {
    // The stream of messages would tell it sooner than any call.
    await page.route(/messageRecord\/stream/, () => {})
    await signInAs(page, 'partner')
    await page.goto('/kms/pc/home')
    await expectReader(page, 'member')
    await revoke(page)
    const documents = countDocuments(page)
    await page.getByRole('button', { name: /^消息/ }).click()
    await expect(signInLink(page)).toBeVisible()
    await expectReader(page, 'visitor')
    expect(documents).toEqual(['/kms/pc/home'])
    expect(await cookieOf(context, 'KMS_USER_JWT_TOKEN')).toBeUndefined()
  })

  test('a revoked session becomes a visitor at the next navigation', async ({ page }) => {
    await signInAs(page, 'partner')
    await page.goto('/kms/pc/home')
    await expectReader(page, 'member')
    await revoke(page)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(/\/kms\/pc\/detail\/faq$/)
    await expect(signInLink(page)).toBeVisible()
    await expectReader(page, 'visitor')
  })

  test('a storm of refused calls reloads once', async ({ page }) => {
    await signInAs(page, 'customer')
    await page.route(/\/kms\/api\/f\/(messageRecord|mine|es|userCenter\/getOAuthToken)/, (route) =>
      route.fulfill({ status: 401, json: { code: 401, error: 'auth.required', message: '请先登录', data: null } }),
    )
    const documents = countDocuments(page)
    await page.goto('/kms/pc/home', { waitUntil: 'networkidle' })
    await expect.poll(() => documents.length).toBe(2)
    await page.waitForLoadState('networkidle')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: 'FAQ' }).click()
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/kms/pc/home', '/kms/pc/home'])
  })
})

for (const [fault, perform] of [
  ['refuses the connection', (page: Page) => page.route(CHECK_LOGIN, (route) => route.abort())],
  ['never answers', (page: Page) => page.route(CHECK_LOGIN, () => new Promise<never>(() => undefined))],
] as const) {
  test(`a provider that ${fault} holds nobody up for two seconds`, async ({ browser }) => {
    // A page of its own: the browser reports the broken connection, which is what this is about.
    const context = await browser.newContext()
    const page = await context.newPage()
    await perform(page)
    let asked = 0
    page.on('request', (request) => CHECK_LOGIN.test(request.url()) && (asked = Date.now()))
    const received = page.waitForResponse(/getVisitorUser$/).then(() => Date.now())
    await page.goto('/kms/pc/home')
    expect((await received) - asked).toBeLessThan(2_000)
    await expectReader(page, 'visitor')
    await context.close()
  })
}

test.describe('a members’ page', () => {
  // What the page itself is answered with before anybody has signed in.
  test.use({ refusals: [401, 403, 404] })

  test('leads a visitor home with the campaign only', async ({ page }) => {
    await page.goto('/kms/pc/my/info?tab=2&utm_source=mail')
    await expect(page).toHaveURL(/\/kms\/pc\/home/)
    await expectReader(page, 'visitor')
    await page.goto('/kms/pc/my/rank?tab=2&utm_source=mail')
    await expect(page).toHaveURL(/\/kms\/pc\/home\?utm_source=mail$/)
  })
})

test('each navigation starts at the top', async ({ page }) => {
  await page.goto('/kms/pc/home')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.locator('main a[href*="/detail/faq/"]').first().click()
  await expect(page).toHaveURL(/\/detail\/faq\/\d+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the code of the next pages is fetched when idle, their data is not', async ({ page }) => {
  const data: string[] = []
  page.on('request', (request) => request.url().includes('.data') && data.push(request.url()))
  await page.goto('/kms/pc/home')
  await expect.poll(() => page.locator('link[rel=modulepreload][href*="faq-detail"]').count()).toBeGreaterThan(0)
  expect(data).toEqual([])
})

test('the sign-in of a banned account ends in words and a way on', async ({ page }) => {
  await page.goto('/kms/pc/home')
  await expectReader(page, 'visitor')
  await signInLink(page).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await signInAtProvider(page, 'banned')
  await expect(page.getByRole('heading', { name: '登录没有成功' })).toBeVisible()
  await expect(page.getByText('账号已停用')).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/kms\/pc\/home$/)
  await expectReader(page, 'visitor')
})

test('a foreign return address is not followed', async ({ page }) => {
  for (const address of ['https://evil.example/', '//evil.example', '/\\evil.example', '/kms/../evil']) {
    await page.goto(`/kms/pc/Login?returnTo=${encodeURIComponent(address)}`)
    await expect(page.getByRole('link', { name: '扫码登录' })).toHaveAttribute(
      'href',
      '/kms/pc/qrCode?returnTo=%2Fkms%2Fpc%2Fhome',
    )
  }
})

test('the pages of signing in have no serious accessibility problem', async ({ page }) => {
  test.slow()
  for (const path of ['pc/Login', 'pc/qrCode', 'pc/joinc', 'pc/iam/login/callback', 'pc/iam/profile/callback']) {
    await page.goto(`/kms/${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible(page, { what: path, by: 'serious' })
  }
})
