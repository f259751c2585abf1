import type { Page } from '@playwright/test'
import { expectReader } from './identity.ts'
import { addressOf, expectLanding, landing, rowsOf } from './page-rows.ts'
import { PHONE } from './playwright.config.ts'
import { expect, signInAs, test } from './site.ts'

/** The data centre does not know this member, so the applet page makes a visitor of him: it has a journey of its own. */
const APPLET = '/mobile/detail/applet/{id}'

for (const reader of ['visitor', 'member'] as const) {
  test.describe(`every mobile page as ${reader}`, () => {
    let page: Page
    const arrive = async () => {
      if (reader === 'member') await signInAs(page, 'customer')
      await page.goto('/kms/mobile/home')
      await expectReader(page, reader)
    }
    test.beforeAll(async ({ browser }) => {
      page = await (await browser.newContext(PHONE)).newPage()
      await arrive()
    })
    test.afterAll(() => page.context().close())

    for (const row of rowsOf('mobile')) {
      const end = landing(row, reader)
      test(`${row.path} → ${end.path}`, async () => {
        await page.goto(addressOf(row), { waitUntil: 'domcontentloaded' })
        await expectLanding(page, end)
        const tabBar = page.locator('nav').filter({ has: page.getByRole('link', { name: '圆桌' }) })
        await expect(tabBar).toHaveCount(reader === 'member' && end.tabBar ? 1 : 0)
        await expect(page.getByRole('button', { name: '客服', exact: true })).toHaveCount(end.support ? 1 : 0)
        if (row.path === APPLET) await arrive()
      })
    }
  })
}
