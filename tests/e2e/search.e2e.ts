import { expectAccessible } from './accessible.ts'
import { newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

const search = (site: string, keyword: string, rest = '') =>
  `/kms/${site}/search?val=${encodeURIComponent(keyword)}&type=ALL${rest}`

test('a number typed whole shows its card, what replaces it, and what there is to read', async ({ page, site }) => {
  await page.goto(search(site, 'ns 250n'))
  const card = page.getByRole('region', { name: 'NS250N' })
  await expect(card).toContainText('型号匹配')
  await expect(card).toContainText('已停产')
  await card.getByRole('link', { name: 'NSX250N', exact: true }).click()
  await expect(page.getByRole('region', { name: 'NSX250N' })).toContainText('可替代')
})

test('a part of a number leads to the whole one, and that to others of its series', async ({ page, site }) => {
  await page.goto(search(site, 'nsx 25'))
  await page.getByText('您是不是要找').getByRole('link', { name: 'NSX250F' }).click()
  const card = page.getByRole('region', { name: 'NSX250F' })
  await expect(card).toContainText('同系列')
  await card.getByRole('link', { name: 'NSX250N' }).click()
  await expect(page.getByRole('region', { name: 'NSX250N' })).toContainText('NSX250F')
})

test('beside the results members see who knows the number and what is searched most', async ({ page, site }) => {
  test.skip(site !== 'pc', 'phones have no side column')
  await signInAsMember(page, await newMember())
  await page.goto(search(site, 'NSX250F'))
  const side = page.locator('main aside')
  await expect(side).toContainText('懂这个型号的大咖')
  await expect(side.getByText('继保老炮')).toBeVisible()
  await side.locator('section').filter({ hasText: '施知道热搜' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('的搜索结果')
})

test('kinds and filters have addresses, and Back takes them back', async ({ page, site }) => {
  await page.goto(search(site, 'NSX250F'))
  const tabs = page.getByRole('navigation', { name: '内容类型' })
  await expect(tabs.getByRole('link', { name: /^问题/ })).toContainText(/\d/)
  await tabs.getByRole('link', { name: /^问题/ }).click()
  await expect(page).toHaveURL(/type=QUESTION/)
  await expect(page.locator('main article')).not.toHaveCount(0)
  await expect(page.locator('main article a[href*="/detail/faq/"]')).toHaveCount(0)
  if (site === 'mobile') await page.getByText('筛选', { exact: true }).click()
  const filters = page.getByRole('navigation', { name: '筛选' })
  await filters.getByRole('link', { name: /有最佳答案/ }).click()
  await expect(page).toHaveURL(/type=QUESTION&solved=1/)
  await expect(page.locator('main article').filter({ hasNotText: '已解决' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/type=QUESTION$/)
})

test('Back from what was opened restores the place in the list', async ({ page, site }) => {
  await page.goto(search(site, '跳闸'))
  const hit = page.locator('main article h2 a').nth(8)
  await hit.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await hit.click()
  await expect(page).toHaveURL(/\/detail\//)
  await page.goBack()
  await expect(hit).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
})

test('suggestions by keyboard alone', async ({ page, site }) => {
  await page.goto(search(site, '跳闸'))
  const field = page.getByRole('main').getByRole('search').locator('input[name=val]')
  await field.focus()
  await field.fill('')
  await page.keyboard.type('nsx25')
  const list = page.getByRole('listbox', { name: '搜索建议' })
  await expect(list.getByRole('option').first()).toContainText('NSX25')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.type('0')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await list.getByRole('option').first().locator('span').first().innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('val') === chosen)
  await expect(page.getByRole('region', { name: chosen })).toBeVisible()
})

test('what is not found can be asked, with the words carried over', async ({ page, site }) => {
  await signInAsMember(page, await newMember([], ['expert']))
  await page.goto(search(site, '量子纠缠菜谱'))
  await expect(page.getByRole('main')).toContainText('没有找到')
  await page.getByRole('link', { name: '直接提问' }).click()
  await expect(page.getByRole('textbox', { name: '一句话说清型号和现象' })).toHaveValue('量子纠缠菜谱')
})

test('while a question is written its likely answers are listed, the answer inline', async ({ page, site }) => {
  await signInAsMember(page, await newMember([], ['expert']))
  await page.goto(`/kms/${site}/operate/add?type=addQuestion&flag=true`)
  const title = page.getByRole('textbox', { name: '一句话说清型号和现象' })
  await title.fill('NSX250F 跳闸后手柄停在中间怎么复位')
  const hints = page.getByRole('region', { name: '可能已有答案' })
  const solved = hints.getByRole('group').filter({ hasText: '已解决' }).first()
  await expect(solved).toBeVisible()
  await expect(title).toBeFocused()
  await solved.locator('summary').click()
  await expect(hints).toContainText('手柄停在中间')
  await solved.getByRole('button', { name: '解决了我的问题' }).click()
  await expect(hints).toContainText('已记录')
})

test('results, card and suggestions are accessible in both themes', async ({ page, site }) => {
  test.slow()
  await page.goto(search(site, 'NSX250F'))
  const field = page.getByRole('main').getByRole('search').locator('input[name=val]')
  await field.focus()
  await field.fill('nsx')
  await expect(page.getByRole('listbox', { name: '搜索建议' })).toBeVisible()
  await expectAccessible(page, { by: 'wcag' })
})
