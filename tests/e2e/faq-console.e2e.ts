import type { adminFaq } from '@kms/contract'
import { apiAs, expect, signInAs, test } from './site.ts'

const draft = (title: string): adminFaq.FaqDraft => ({
  title,
  conclusion: '先断上级电源并验电，再处理。',
  content: '<p>第一版正文。</p>',
  sectionId: '2',
  tagIds: [],
  catalogueCodes: ['NSX250F'],
  validFrom: '2026-01-01',
  reviewBy: '2027-06-01',
})

/** Words that no other FAQ has, so that a search finds this one alone. */
const unique = () => `试验条目${Date.now()}`

test('an operator publishes in the console; readers and search see it within seconds; withdrawn, it is gone', async ({
  page,
}) => {
  const api = await apiAs('operator')
  const title = unique()
  const { id } = await api.adminCreateFaq({ body: draft(title) })
  expect((await page.request.get(`/kms/pc/detail/faq/${id}`)).status()).toBe(404)

  await signInAs(page, 'operator')
  await page.goto('/kms/admin/faq')
  await page
    .getByPlaceholder(/标题|关键/)
    .first()
    .fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: /^发布/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /发布/ }).click()
  await expect(page.getByText('已发布').first()).toBeVisible()

  const html = async () => (await page.request.get(`/kms/pc/detail/faq/${id}`)).text()
  await expect.poll(html, { timeout: 10_000 }).toContain('第一版正文')
  const hits = async () => (await api.searchFaqs({ body: { keyword: title } })).records.map((record) => record.id)
  await expect.poll(hits, { timeout: 15_000 }).toContain(id)

  // The page is in the cache now: an edit must replace it.
  const { revision } = await api.adminSaveFaq({
    params: { id },
    body: { ...draft(title), content: '<p>第二版正文。</p>', revision: 1 },
  })
  expect(await html()).toContain('第一版正文')
  await api.adminPublishFaq({ params: { id }, body: { revision } })
  await expect.poll(html, { timeout: 10_000 }).toContain('第二版正文')

  await api.adminWithdrawFaq({ params: { id } })
  await expect
    .poll(async () => (await page.request.get(`/kms/pc/detail/faq/${id}`)).status(), { timeout: 10_000 })
    .toBe(404)
  await expect.poll(hits, { timeout: 15_000 }).not.toContain(id)
})

test('an operator writes a FAQ from nothing', async ({ page }) => {
  const title = unique()
  await signInAs(page, 'operator')
  await page.goto('/kms/admin/faq')
  await page
    .getByRole('link', { name: /新建/ })
    .or(page.getByRole('button', { name: /新建/ }))
    .first()
    .click()
  // The list has a field of the same name.
  await expect(page.getByRole('heading', { name: '新建 FAQ' })).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await page.getByLabel('结论').fill('先验电，再复位。')
  await page.locator('.tiptap, [contenteditable=true]').first().click()
  await page.keyboard.insertText('手柄停在中间是脱扣位。')
  await page.getByLabel('板块').click()
  await page.keyboard.type('塑壳断路器')
  await page
    .locator('.ant-select-tree-node-content-wrapper, .ant-select-tree-title')
    .filter({ hasText: /^塑壳断路器$/ })
    .first()
    .click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/草稿已保存/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(title)
  await expect(page.locator('.tiptap, [contenteditable=true]').first()).toContainText('手柄停在中间是脱扣位')
})

test('a moderator reads a FAQ and finds nothing to change', async ({ page }) => {
  await signInAs(page, 'moderator')
  await page.goto('/kms/admin/faq/1001')
  await expect(page.getByRole('heading', { name: '查看 FAQ' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '标题' })).toBeDisabled()
  await page.goto('/kms/admin/faq/new')
  await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible()
})
