import { expect, test } from './site.ts'

test('a phone on a desktop address is led to the mobile page, query kept', async ({ page }) => {
  await page.goto('/kms/pc/detail/faq/1001?utm_source=wechat')
  await expect(page).toHaveURL(/\/kms\/mobile\/detail\/faq\/1001\?utm_source=wechat$/)
})

test('a wide table scrolls in its own box, not the page', async ({ page }) => {
  await page.goto('/kms/mobile/detail/faq/1001')
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
