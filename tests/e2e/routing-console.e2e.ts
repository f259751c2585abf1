import AxeBuilder from '@axe-core/playwright'
import { expect, signInAs, test } from './site.ts'

test('operators see how long questions wait and assign one by hand', async ({ page }) => {
  test.setTimeout(60_000)
  await signInAs(page, 'operator')
  await page.goto('/kms/admin/routing')
  await page.getByRole('button', { name: /^7 天以上/ }).click()
  await expect(page).toHaveURL(/age=older/)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: '派单' }) })
    .first()
  const asked = row.getByRole('listitem')
  await expect(row).toBeVisible({ timeout: 15_000 })
  const before = await asked.count()
  await row.getByRole('button', { name: '派单' }).click()
  const dialog = page.getByRole('dialog', { name: '派单' })
  await dialog.getByRole('combobox', { name: '专家' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await dialog.getByRole('button', { name: '邀请回答' }).click()
  await expect(dialog).toBeHidden()
  await expect(asked).toHaveCount(before + 1)
  await expect(asked.last()).toContainText('待回应')
  await expect(page.getByRole('region', { name: '专家负载' })).toContainText('演示专家')
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
})
