import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import { cookieOf, expectReader, signInAtProvider, stored } from './identity.ts'
import { expect, signInAs, test } from './site.ts'

const tabBar = (page: Page) => page.getByRole('link', { name: '圆桌' })

test('a first visit is a visitor: no tab bar, the provider was asked', async ({ page }) => {
  const asked = page.waitForRequest(/\/iam\/checkLogin$/)
  await page.goto('/kms/mobile/home')
  await asked
  await expectReader(page, 'visitor')
  await expect(tabBar(page)).toHaveCount(0)
})

test('signing in on a phone goes through the mobile client and comes back', async ({ page }) => {
  await page.goto('/kms/mobile/Login?returnTo=/kms/mobile/my/setting')
  await expectReader(page, 'visitor')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/\/iam\//)
  await signInAtProvider(page, 'staff')
  await expect(page).toHaveURL(/\/kms\/mobile\/my\/setting$/)
  await expectReader(page, 'member')
})

test('a phone that is not signed in signs in first, then confirms the desktop', async ({ page, browser }) => {
  const desktop = await browser.newContext()
  const made = await desktop.request.post('/kms/api/f/userCenter/loginInfo', { data: { action: 'create' } })
  const { data } = (await made.json()) as { data: { id: string; qrUrl: string } }
  await page.goto(data.qrUrl)
  await expect(page.getByText('请先在手机上登录')).toBeVisible()
  await expectReader(page, 'visitor')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await signInAtProvider(page, 'partner')
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page.getByText('已确认，请回到电脑上继续')).toBeVisible()
  const polled = await desktop.request.get(`/kms/api/f/userCenter/pooling/${data.id}`)
  expect(((await polled.json()) as { data: { status: string } }).data.status).toBe('confirmed')
  await desktop.close()
})

test('a code that nobody knows says what to do', async ({ page }) => {
  await signInAs(page, 'customer')
  await page.goto(`/kms/mobile/Login?ticket=${'x'.repeat(24)}`)
  await expect(page.getByText('二维码已失效').first()).toBeVisible()
})

test.describe('the applet page', () => {
  test('asks the data centre first; who is unknown there becomes a visitor', async ({ page, context }) => {
    await signInAs(page, 'customer')
    const judged = page.waitForResponse(/judgeDcCookie$/)
    await page.goto('/kms/mobile/detail/applet/7')
    expect(((await (await judged).json()) as { data: boolean }).data).toBe(false)
    await expectReader(page, 'visitor')
    await expect.poll(async () => await cookieOf(context, 'KMS_USER_JWT_TOKEN')).toBeUndefined()
    await page.goto('/kms/mobile/home')
    await expect(tabBar(page)).toHaveCount(0)
  })

  test('who is known there stays a member', async ({ page, context }) => {
    await page.goto(`http://127.0.0.1:${process.env['DOUBLES_PORT'] ?? '18090'}/dc/login`)
    await signInAs(page, 'customer')
    const judged = page.waitForResponse(/judgeDcCookie$/)
    await page.goto('/kms/mobile/detail/applet/7')
    expect(((await (await judged).json()) as { data: boolean }).data).toBe(true)
    await expectReader(page, 'member')
    expect(await cookieOf(context, 'KMS_USER_JWT_TOKEN')).toBeDefined()
  })
})

test('the import door keeps the campaign and goes on to an own page only', async ({ page }) => {
  const target = encodeURIComponent('/kms/mobile/detail/faq/1001')
  await page.goto(`/kms/mobile/import?utm_source=applet&mcReg=R9&target=${target}`)
  await expect(page).toHaveURL(/\/kms\/mobile\/detail\/faq\/1001$/)
  expect([await stored(page, 'utm_source'), await stored(page, 'regCode')]).toEqual(['applet', 'R9'])
  await page.goto(`/kms/mobile/import?target=${encodeURIComponent('//evil.example/')}`)
  await expect(page.getByText('没有要打开的内容')).toBeVisible()
})

test('registration keeps the campaign that led here', async ({ page }) => {
  await page.goto('/kms/mobile/joinm?utm_source=poster&mcReg=R7')
  await expectReader(page, 'visitor')
  const saved = page.waitForRequest(/save\/iam\/state\/value$/)
  await page.getByRole('button', { name: '注册账号' }).click()
  expect((await saved).postDataJSON()).toMatchObject({
    state: { channel: 'mobile', utm: { utmSource: 'poster', extParams: 'mcReg=R7' } },
  })
  await page.waitForURL(/\/iam\//)
})

test('the pages of signing in have no serious accessibility problem', async ({ page }) => {
  test.slow()
  for (const path of ['mobile/Login', 'mobile/joinm', 'mobile/import', 'mobile/iam/login/callback']) {
    await page.goto(`/kms/${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible(page, { what: path, by: 'serious' })
  }
})
