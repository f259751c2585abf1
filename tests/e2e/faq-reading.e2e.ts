import { expectAccessible } from './accessible.ts'
import { newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

/** faq-001 of the demo corpus. */
const FAQ = { id: '1001', title: 'NSX100—630 脱扣后的复位步骤与原因判断', conclusion: '手柄停在中间是脱扣位' }

test('a visitor goes from home to a FAQ and back', async ({ page, site }) => {
  await page.goto('/kms/')
  await expect(page).toHaveURL(new RegExp(`/kms/${site}/home$`))
  await expect(page.getByRole('main')).toContainText('官方')
  const link = page.locator(`main article h2 a[href*="/kms/${site}/detail/faq/"]`).first()
  const title = (await link.textContent())?.trim() ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/detail\/faq\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 8))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/kms/${site}/home`))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a FAQ is complete: text, canonical, description, Open Graph, JSON-LD', async ({ page, site }) => {
    const response = await page.goto(`/kms/${site}/detail/faq/${FAQ.id}`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(new RegExp(FAQ.title))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAQ.title)
    await expect(page.getByRole('main')).toContainText(FAQ.conclusion)
    await expect(page.getByRole('cell', { name: '运行几十分钟后跳' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/kms/pc/detail/faq/${FAQ.id}$`),
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(FAQ.conclusion))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(FAQ.title))
    const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
    expect(JSON.stringify(jsonLd)).toContain('FAQPage')
    expect(JSON.stringify(jsonLd)).toContain(FAQ.title)
  })

  test('the list pages on by an ordinary link', async ({ page, site }) => {
    await page.goto(`/kms/${site}/detail/faq`)
    const titles = () => page.locator(`main a[href*="/detail/faq/1"]`).allTextContents()
    const before = await titles()
    await page.getByRole('link', { name: '加载更多' }).click()
    expect(await titles()).not.toEqual(before)
  })
})

test('sections and tags narrow the list, and the address keeps the choice', async ({ page, site }) => {
  await page.goto(`/kms/${site}/detail/faq`)
  const sections = page.locator('a[href*="section="]')
  await sections.filter({ hasText: '塑壳' }).first().click()
  await expect(page).toHaveURL(/section=\d+/)
  await expect(page.getByRole('main')).toContainText('NSX')
  await page.reload()
  await expect(page).toHaveURL(/section=\d+/)
  await expect(page.getByRole('main')).toContainText('NSX')
})

test('loads more without leaving the page', async ({ page, site }) => {
  await page.goto(`/kms/${site}/home`)
  const cards = page.locator(`main a[href*="/kms/${site}/detail/faq/1"]`)
  const before = await cards.count()
  await page
    .getByRole('link', { name: '加载更多' })
    .or(page.getByRole('button', { name: '加载更多' }))
    .click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
})

for (const typed of ['NSX250F', 'nsx 250-f', 'ＮＳＸ２５０Ｆ', 'nsx25of']) {
  test(`finds the catalogue number typed as ${typed}`, async ({ page, site }) => {
    await page.goto(`/kms/${site}/search?val=${encodeURIComponent(typed)}&type=ALL`)
    await expect(page.getByRole('main')).toContainText('NSX250F')
    await expect(page.locator(`main a[href*="/detail/faq/"]`).first()).toBeVisible()
  })
}

test('says so when nothing is found', async ({ page, site }) => {
  await page.goto(`/kms/${site}/search?val=${encodeURIComponent('量子纠缠菜谱')}&type=ALL`)
  await expect(page.getByRole('main')).toContainText('没有找到')
})

test('an address that does not exist is a 404 with a way home', async ({ page, site }) => {
  for (const path of [`/kms/${site}/detail/faq/999999999`, `/kms/${site}/detail/faq/abc`, `/kms/${site}/nowhere`]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
  }
})

test('is accessible in both themes', async ({ page, site }) => {
  test.slow()
  for (const path of ['detail/faq', `detail/faq/${FAQ.id}`, 'search?val=NSX250F&type=ALL']) {
    await page.goto(`/kms/${site}/${path}`)
    await expectAccessible(page, { what: path, by: 'wcag' })
  }
})

test('never scrolls sideways, down to 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: site === 'pc' ? 1024 : 320, height: 700 })
  for (const path of ['home', 'detail/faq', `detail/faq/${FAQ.id}`, 'search?val=NSX250F&type=ALL']) {
    await page.goto(`/kms/${site}/${path}`)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess, path).toBeLessThanOrEqual(0)
  }
})

test('a member likes and collects an FAQ, and both last', async ({ page, site }) => {
  await signInAsMember(page, await newMember())
  await page.goto(`/kms/${site}/detail/faq/${FAQ.id}`)
  const acts = page.getByRole('complementary', { name: '操作' })
  for (const name of ['有用', '收藏']) {
    const button = acts.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    const settled = page.waitForResponse((response) => response.request().method() === 'PUT')
    await button.click()
    expect((await settled).status()).toBe(200)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await page.reload()
  await expect(acts.getByRole('button', { pressed: true })).toHaveCount(2)
})
