import AxeBuilder from '@axe-core/playwright'
import { apiAs, expect, signInAs, test } from './site.ts'

test('what people do not find becomes a synonym that works at once; hot words and the catalogue follow too', async ({
  page,
}) => {
  test.slow()
  // Letters that neither are a number nor sound like anything.
  const word = `xq${[...String(Date.now())].map((digit) => 'bdfghjklmn'[Number(digit)]).join('')}`
  const operator = await apiAs('operator')
  expect((await operator.searchAll({ body: { keyword: word } })).total).toBe(0)

  await signInAs(page, 'operator')
  await page.goto('/kms/admin/search-insight')
  await expect(page.getByRole('heading', { name: '搜索洞察' })).toBeVisible()
  const filter = page.getByRole('searchbox', { name: '筛选无结果词' })
  // Searches are written down in batches.
  await expect(async () => {
    await filter.fill(word)
    await filter.press('Enter')
    await expect(page.getByRole('cell', { name: word, exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row.getByRole('link', { name: '写 FAQ' })).toHaveAttribute('href', /\/faq\/new\?title=/)
  await row.getByRole('link', { name: '设同义词' }).click()

  const drawer = page.getByRole('dialog', { name: '新建词组' })
  await expect(drawer.getByText(word)).toBeVisible({ timeout: 15_000 })
  await drawer.getByLabel('互为同义的词').fill('加热器')
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()
  const tried = page.getByRole('searchbox', { name: '试一个搜索词' })
  await tried.fill(`${word} 怎么选`)
  await tried.press('Enter')
  await expect(page.locator('.try-result')).toContainText('加热器')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await page.goto('/kms/admin/hot-words')
  await page.getByLabel('添加热搜词').fill(word)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `取消置顶 ${word}` })).toBeVisible()
  const hot = async () => (await operator.listHotKeywords({ params: { x: 20 } })).map(({ keyword }) => keyword)
  await expect.poll(hot).toContain(word)
  await page.getByRole('button', { name: `屏蔽 ${word}` }).click()
  await expect.poll(hot).not.toContain(word)
  await page.getByRole('button', { name: `取消屏蔽 ${word}` }).click()

  const code = `ZX${Date.now() % 1_000_000}K`
  await page.goto('/kms/admin/catalogue')
  await page.getByRole('button', { name: '新建型号' }).click()
  const item = page.getByRole('dialog', { name: '新建型号' })
  await item.getByLabel('型号', { exact: true }).fill(code)
  await item.getByLabel('说明').fill('试验型号')
  await item.getByLabel('替代为').fill('NSX250F')
  await item.getByRole('button', { name: '保存' }).click()
  await expect(item).toBeHidden()
  const known = await operator.adminTryQuery({ body: { keyword: code.toLowerCase() } })
  expect(known.catalogue).toEqual({ code, description: '试验型号', successor: 'NSX250F' })
})
