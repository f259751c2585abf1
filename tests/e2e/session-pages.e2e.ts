import type { Page } from '@playwright/test'
import { expectReader } from './identity.ts'
import { addressOf, expectLanding, landing, rowsOf } from './page-rows.ts'
import { DESKTOP } from './playwright.config.ts'
import { expect, signInAs, test } from './site.ts'

/** Pages of their own, without the header; which ones is ours to say (the specification marks routes empty). */
const EMPTY = new Set(['/pc/joinc', '/pc/joinPage', '/pc/Login', '/pc/qrCode', '/pc/iam/login/callback', '/pc/iam/profile/callback']) // prettier-ignore

for (const reader of ['visitor', 'member'] as const) {
  test.describe(`every desktop page as ${reader}`, () => {
    let page: Page
    test.beforeAll(async ({ browser }) => {
      page = await (await browser.newContext(DESKTOP)).newPage()
      if (reader === 'member') await signInAs(page, 'customer')
      await page.goto('/kms/pc/home')
      await expectReader(page, reader)
    })
    test.afterAll(() => page.context().close())

    for (const row of rowsOf('pc')) {
      const end = landing(row, reader)
      test(`${row.path} → ${end.path}`, async () => {
        await page.goto(addressOf(row), { waitUntil: 'domcontentloaded' })
        await expectLanding(page, end)
        const header = page.getByRole('banner')
        await expect(header).toHaveCount(EMPTY.has(end.path) ? 0 : 1)
        if (EMPTY.has(end.path)) return
        await expect(header.getByRole('link', { name: '注册 / 登录' })).toHaveCount(reader === 'visitor' ? 1 : 0)
        await expect(header.getByRole('button', { name: '退出' })).toHaveCount(reader === 'member' ? 1 : 0)
      })
    }
  })
}
