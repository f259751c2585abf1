import AxeBuilder from '@axe-core/playwright'
import { newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

test('asking on a phone: tools of 44 px at the lower edge, saved and published', async ({ page }) => {
  await signInAsMember(page, await newMember([], ['expert']))
  await page.goto('/kms/mobile/operate/add?type=addQuestion&flag=true')
  await expect(page.getByRole('heading', { level: 1, name: '提问' })).toBeVisible()
  await page.getByRole('textbox', { name: '一句话说清型号和现象' }).fill('LC1D09 吸合后有异响')
  const text = page.getByRole('textbox', { name: '正文' })
  await text.fill('运行一小时后出现。')
  await expect(page.locator('.save-word')).toHaveText(/^草稿已保存/)
  const tools = await page.getByRole('toolbar', { name: '格式' }).boundingBox()
  const tabs = await page.locator('.tab-bar').boundingBox()
  expect(tools?.height).toBe(44)
  expect((tools?.y ?? 0) + 44).toBeLessThanOrEqual((tabs?.y ?? 0) + 1)
  await expect(page.locator('input[data-tool=camera]')).toHaveAttribute('capture', 'environment')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await page.getByLabel('板块', { exact: true }).selectOption({ index: 2 })
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('heading', { name: '已发布' })).toBeVisible()
})

test('an article, and the draft box', async ({ page }) => {
  await signInAsMember(page, await newMember([], ['expert']))
  await page.goto('/kms/mobile/operate/add?type=addArticle&flag=true')
  await page.getByRole('textbox', { name: '标题' }).fill('现场检修笔记')
  await expect(page.locator('.save-word')).toHaveText(/^草稿已保存/)
  await page.getByRole('link', { name: '草稿箱' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '现场检修笔记' })).toContainText('文章')
})
