import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { cookieOf, expectReader, signInAtProvider, stored, WECHAT_OAUTH } from './identity.ts'
import { WECHAT } from './playwright.config.ts'
import { expect, test } from './site.ts'

const DOUBLES = `http://127.0.0.1:${process.env['DOUBLES_PORT'] ?? '18090'}`

/** Whose WeChat this is. */
const useOpenId = (context: BrowserContext, openId: string) =>
  context.addCookies([{ name: 'wx_openid', value: openId, url: DOUBLES }])

function countOauth(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => WECHAT_OAUTH.test(request.url()) && asked.push(request.url()))
  return asked
}

test('WeChat is asked once, without a question to the reader; nobody known goes on as a visitor', async ({
  page,
  context,
}) => {
  await useOpenId(context, `o-${randomUUID()}`)
  const asked = countOauth(page)
  await page.goto('/kms/mobile/detail/faq/1001?utm_source=chat')
  await expectReader(page, 'visitor')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('scope=snsapi_base')
  await expect(page).toHaveURL(/\/kms\/mobile\/detail\/faq\/1001\?utm_source=chat$/)
  expect(await stored(page, 'ssoState')).not.toBeNull()
  expect(await cookieOf(context, 'openId')).toMatchObject({ httpOnly: true })
  // Another page, and one without any token: still not asked again.
  await page.goto('/kms/mobile/home')
  await context.clearCookies({ name: 'KMS_VISITOR_JWT_TOKEN' })
  await page.evaluate(() => sessionStorage.removeItem('KMS_USER_OR_VISITOR_JWT_TOKEN'))
  await page.goto('/kms/mobile/home')
  await expectReader(page, 'visitor')
  expect(asked).toHaveLength(1)
})

test('who has signed in from this WeChat account before is a member at the next visit', async ({
  page,
  context,
  browser,
}) => {
  const openId = `o-${randomUUID()}`
  await useOpenId(context, openId)
  await page.goto('/kms/mobile/Login')
  await expectReader(page, 'visitor')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await signInAtProvider(page, 'customer')
  await expect(page).toHaveURL(/\/kms\/mobile\/home$/)
  await expectReader(page, 'member')

  const another = await browser.newContext(WECHAT)
  await useOpenId(another, openId)
  const next = await another.newPage()
  await next.goto('/kms/mobile/my/setting')
  await expectReader(next, 'member')
  await expect(next).toHaveURL(/\/kms\/mobile\/my\/setting$/)
  await another.close()
})
