import AxeBuilder from '@axe-core/playwright'
import { apiAs, expect, signInAs, test } from './site.ts'

// An unfinished form is answered with 400, a colleague who was faster with 409.
test.use({ refusals: [400, 403, 404, 409] })

test('an operator puts a banner on both homes, orders it by keyboard, and takes it away again', async ({ page }) => {
  test.slow()
  const title = `横幅${Date.now()}`
  // A home shows six: what an interrupted run left behind would take their places.
  const operator = await apiAs('operator')
  for (const { id, revision, ...left } of await operator.adminListBanners({}))
    if (left.isPublished && /^横幅\d+$/.test(left.title))
      await operator.adminShowBanner({ params: { id }, body: { revision, published: false } })
  const home = (site: 'pc' | 'mobile') => async () =>
    (await operator.getHomeBoard({ params: { x: site }, query: {} })).banners.map((banner) => banner.title)
  await signInAs(page, 'operator')
  await page.goto('/kms/admin/banners')
  await page.getByRole('button', { name: '新建横幅' }).click()
  const drawer = page.getByRole('dialog', { name: '新建横幅' })
  await drawer.getByRole('textbox', { name: '* 标题', exact: true }).fill(title)
  await drawer.getByRole('button', { name: '保存' }).click()
  // Without a target a link leads nowhere: said at the field, nothing lost.
  await expect(drawer.getByText('请填写链接路径')).toBeVisible()
  await drawer.getByLabel('链接路径').fill('/search?val=NSX250F')
  await expect(drawer.getByRole('region', { name: '预览' })).toContainText(title)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()

  await page.getByRole('button', { name: `发布《${title}》` }).click()
  await expect.poll(home('pc')).toContain(title)
  // Last of the list now; moved up once, by keyboard alone.
  const before = await page.getByRole('row').count()
  await page.getByRole('button', { name: `上移《${title}》` }).press('Enter')
  await expect(page.getByRole('row').nth(before - 2)).toContainText(title)
  const document = async () => (await page.request.get('/kms/pc/home')).text()
  await expect.poll(document, { timeout: 10_000 }).toContain(title)
  await expect.poll(home('mobile')).toContain(title)

  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await page.getByRole('button', { name: `撤回《${title}》` }).click()
  await expect.poll(home('pc')).not.toContain(title)
  await expect.poll(document, { timeout: 10_000 }).not.toContain(title)
})

test('an operator writes a notice, members are told, a colleague in between is not overwritten', async ({ page }) => {
  test.slow()
  const title = `公告${Date.now()}`
  await signInAs(page, 'operator')
  await page.goto('/kms/admin/notices')
  await page.getByRole('button', { name: '新建公告' }).click()
  await page.getByRole('textbox', { name: '* 标题', exact: true }).fill(title)
  await page.locator('.tiptap').click()
  await page.keyboard.insertText('周六 22:00 起停机两小时。')
  await page.getByRole('checkbox', { name: '发布时通知全体会员' }).check()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('button', { name: '发布并通知' }).click()
  const document = async () => (await page.request.get('/kms/pc/notice')).text()
  await expect.poll(document, { timeout: 10_000 }).toContain(title)
  const customer = await apiAs('customer')
  const told = async () => (await customer.listUnreadMessages({ query: { size: 50 } })).records.map((row) => row.title)
  await expect.poll(told, { timeout: 15_000 }).toContain(`公告：${title}`)

  await page.getByRole('button', { name: title }).click()
  const field = page.getByRole('textbox', { name: '* 标题', exact: true })
  await expect(field).toHaveValue(title)
  const colleague = await apiAs('administrator')
  const [row] = (await colleague.adminListNotices({ body: { keyword: title } })).records
  const { id = '', revision = 0 } = row ?? {}
  const text = { content: '<p>改到周日。</p>', isPinned: false, endsAt: null, publishedAt: null }
  await colleague.adminSaveNotice({ params: { id }, body: { ...text, title, revision } })
  await field.fill(`${title}改`)
  await page.getByRole('button', { name: '保存并立即更新' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '公告已被他人修改' })).toBeVisible()
  await page.getByRole('button', { name: '载入最新内容' }).click()
  await expect(page.locator('.tiptap')).toContainText('改到周日')
  await page.getByRole('button', { name: '撤回' }).click()
  await expect.poll(document, { timeout: 10_000 }).not.toContain(title)
})
