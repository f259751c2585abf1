import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newMember, signInAsMember } from './new-member.ts'
import { apiAs, expect, test } from './site.ts'

/** Its address is the first page's; only code that listens goes on without it. */
const ready = (page: Page) => page.locator('html[data-started]').waitFor()
const rows = (page: Page) => page.locator('main article h2 a')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '内容' }).getByRole('link', { name: new RegExp(`^${name}`) })

/** A question of this journey's own, in a section of the demo corpus; partners publish at once. */
async function ask(sectionName: string) {
  const api = await apiAs('partner')
  const section = (await api.listSections({})).find(({ name }) => name === sectionName)
  if (!section) throw new Error(`the demo corpus has no section ${sectionName}`)
  const title = `首页旅程 ${Date.now()} ${sectionName}怎么选`
  const { id, status } = await api.publishQuestion({
    body: { questionType: 0, title, content: '<p>现场照片和铭牌都有。</p>', sectionId: section.id },
  })
  expect(status).toBe('published')
  return { id, title, sectionId: section.id }
}

test('推荐 mixes official answers and questions, and says why each is shown', async ({ page, site }) => {
  await page.goto(`/kms/${site}/home`)
  await expect(tab(page, '推荐')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator(`main article a[href*="/${site}/detail/faq/"]`).first()).toBeVisible()
  await expect(page.locator(`main article a[href*="/${site}/detail/question/"]`).first()).toBeVisible()
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(10)
  await expect(cards.locator('.why')).toHaveCount(10)
})

test('a feed grows by cursor, and back finds the place that was left', async ({ page, site }) => {
  await page.goto(`/kms/${site}/home`)
  await ready(page)
  await tab(page, '最新').click()
  await expect(page).toHaveURL(/tab=latest/)
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('link', { name: '加载更多' }).click()
  await expect(rows(page)).toHaveCount(20)
  const addresses = await rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(20)
  await rows(page).nth(17).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  await rows(page).nth(17).click()
  await expect(page).toHaveURL(/\/detail\/question\/\d+/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(20)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100)
})

test('关注 holds what is new in a section from the moment it is followed', async ({ page, site }) => {
  const { title, sectionId } = await ask('接触器')
  const member = await newMember()
  await signInAsMember(page, member)
  await page.goto(`/kms/${site}/home?tab=followed`)
  await expect(page.getByText('还没有关注的内容')).toBeVisible()
  const token = await page.request.get(`/kms/api/f/fake/login/${member}`)
  const { data } = (await token.json()) as { data: string }
  const followed = await page.request.post('/kms/api/f/mine/subscribe/section/', {
    data: { sectionId },
    headers: { authorization: `Bearer ${data}` },
  })
  expect(followed.status()).toBe(200)
  await page.reload()
  const card = page.locator('main article').filter({ hasText: title })
  await expect(card.locator('.why')).toHaveText('你关注的板块：接触器')
  // 推荐 is made anew by a job, for this reason among others.
  await expect(async () => {
    await page.goto(`/kms/${site}/home`)
    await expect(page.locator('.why', { hasText: '你关注的板块：接触器' }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})

test('a visitor is told what 关注 needs', async ({ page, site }) => {
  await page.goto(`/kms/${site}/home?tab=followed`)
  await expect(page.getByText('登录后查看关注的内容')).toBeVisible()
  // Back to this feed, not to the first one.
  await expect(page.locator('main .message-page a')).toHaveAttribute('href', /returnTo=.*followed/)
})

test('a banner opens its dialog and gives the focus back; another leads on', async ({ page, site }) => {
  await page.goto(`/kms/${site}/home`)
  await ready(page)
  const opener = page.getByRole('button', { name: '开始学习' })
  await opener.scrollIntoViewIfNeeded()
  const noted = page.waitForRequest(/behavior\/clickBanner/)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '新人指南' })
  await expect(dialog).toContainText('NSX250F')
  expect((await noted).method()).toBe('POST')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const link = page.getByRole('link', { name: '查看清单' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/${site}/detail/faq/\\d+$`))
})

test('the notice strip leads to the notice, and on to the others', async ({ page, site }) => {
  await page.goto(`/kms/${site}/home`)
  await page.locator('.notice-strip').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GB/T 14048.2')
  await page.getByRole('link', { name: /社区公约/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('社区公约：提问与回答的基本规则')
  await expect(page.getByRole('main')).toContainText('请文明交流')
})

for (const [as, colorScheme] of [
  ['visitor', 'light'],
  ['member', 'dark'],
] as const) {
  test(`home is accessible to a ${as}, in the ${colorScheme} theme`, async ({ page, site }) => {
    // Looking at every element takes long on a busy machine.
    test.slow()
    await page.emulateMedia({ colorScheme })
    if (as === 'member') await signInAsMember(page, await newMember())
    await page.goto(`/kms/${site}/home`)
    await ready(page)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })
}

test.describe('on the desktop', () => {
  test.skip(({ site }) => site !== 'pc', 'phones have no side column')

  test('a member signs in for the day, once, and what it earns waits to be taken', async ({ page }) => {
    await signInAsMember(page, await newMember())
    await page.goto('/kms/pc/home')
    await ready(page)
    await page.getByRole('button', { name: /^签到领 \d+ 积分$/ }).click()
    const card = page.locator('.sign-card')
    await expect(card).toContainText('今日已签到，连续 1 天')
    await expect(card).toContainText('还有 1 个泡泡')
    await page.reload()
    await expect(card).toContainText('今日已签到，连续 1 天')
    await card.getByRole('link', { name: '去收取' }).click()
    await expect(page).toHaveURL(/\/kms\/pc\/my\/paopao$/)
  })

  test('热门标签 lead to the questions about them', async ({ page, site }) => {
    await page.goto(`/kms/${site}/home`)
    const tag = page.getByRole('navigation', { name: '板块' }).locator('a.tag-chip').first()
    const name = await tag.innerText()
    await tag.click()
    await expect(page).toHaveURL(/\/pc\/detail\/question\?tag=\d+$/)
    await expect(page.getByRole('main')).toContainText(name)
  })

  test('大咖 change on demand, and the rank has two periods', async ({ page }) => {
    await page.goto('/kms/pc/home')
    await ready(page)
    const names = page.locator('.bigshots b')
    await expect(names).toHaveCount(3)
    const before = await names.allInnerTexts()
    await expect(async () => {
      await page.getByRole('button', { name: '换一批' }).click()
      await expect.poll(() => names.allInnerTexts(), { timeout: 1_000 }).not.toEqual(before)
    }).toPass()
    await expect(names).toHaveCount(3)
    const month = page.locator('.rank-list.month')
    await expect(month).toBeHidden()
    await page.getByRole('radio', { name: '本月' }).check()
    await expect(month).toBeVisible()
    await expect(page.locator('.rank-list.week')).toBeHidden()
  })
})
