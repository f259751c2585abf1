import AxeBuilder from '@axe-core/playwright'
import { apiAs, expect, signInAs, test } from './site.ts'

test('operators see what waits for an answer and assign it by hand', async ({ page }) => {
  test.setTimeout(60_000)
  const asker = await apiAs('partner')
  const sections = await asker.listSections({})
  const title = `无人回答的问题 ${Date.now()}`
  await asker.publishQuestion({
    body: { questionType: 0, title, content: '<p>怎么办？</p>', sectionId: sections[0]?.id ?? '1' },
  })
  await signInAs(page, 'operator')
  await page.goto('/kms/admin/routing')
  await page.getByRole('button', { name: /^4 小时内/ }).click()
  await expect(page).toHaveURL(/age=h4/)
  const row = page.getByRole('row').filter({ hasText: title })
  const more = page.getByRole('button', { name: '加载更多' })
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await row.getByRole('button', { name: '派单' }).click()
  const dialog = page.getByRole('dialog', { name: '派单' })
  await dialog.getByRole('combobox', { name: '专家' }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '邀请回答' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('待回应')
  await expect(page.getByRole('region', { name: '专家负载' }).getByRole('row')).not.toHaveCount(0)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
})
