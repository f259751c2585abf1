import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

const linkBar = (page: Page) => page.getByRole('complementary', { name: '快捷入口' })

test('customer service opens beside the page, signed and without a way back', async ({ page }) => {
  await page.goto('/kms/pc/home')
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    linkBar(page).getByRole('button', { name: '在线客服' }).click(),
  ])
  await chat.waitForURL(/[?&]sign(ature)?=/)
  expect(await chat.evaluate(() => window.opener)).toBeNull()
  await expect(linkBar(page).getByRole('link', { name: '开发者社区' })).toHaveAttribute('rel', /noopener/)
})

test.describe('when customer service is away', () => {
  test.use({ refusals: [403, 404, 503] })

  test('a warning stays for five seconds', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/f/udesk/sign_params', (route) =>
      route.fulfill({ status: 503, json: { code: 503, error: 'outside.unavailable', message: '外部服务暂时不可用' } }),
    )
    await page.goto('/kms/pc/home', { waitUntil: 'networkidle' })
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await linkBar(page).getByRole('button', { name: '在线客服' }).click()
    const warning = page.getByText('外部服务暂时不可用')
    await expect(warning).toBeVisible()
    await page.clock.runFor(4_900)
    await expect(warning).toBeVisible()
    await page.clock.runFor(200)
    await expect(warning).toBeHidden()
    expect(page.context().pages()).toHaveLength(1)
  })
})

test('back to top appears after one screen', async ({ page }) => {
  await page.goto('/kms/pc/home')
  const toTop = linkBar(page).getByRole('button', { name: '回到顶部' })
  await expect(toTop).toHaveCount(0)
  await page.mouse.wheel(0, 2_000)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a click that comes before the code is kept until the code has come', async ({ page }) => {
  await page.setViewportSize({ width: 1359, height: 800 })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/kms/pc/home', { waitUntil: 'commit' })
  await linkBar(page).getByRole('button', { name: '快捷入口' }).click()
  release()
  await expect(linkBar(page).getByRole('button', { name: '在线客服' })).toBeVisible()
})

test('below 1360 px the link bar is one button', async ({ page }) => {
  await page.setViewportSize({ width: 1359, height: 800 })
  await page.goto('/kms/pc/home')
  const entry = linkBar(page).getByRole('button', { name: '在线客服' })
  const toggle = linkBar(page).getByRole('button', { name: '快捷入口' })
  await expect(entry).toBeHidden()
  await toggle.click()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await page.setViewportSize({ width: 1360, height: 800 })
  await expect(toggle).toBeHidden()
  await expect(entry).toBeVisible()
})

test('pages marked empty go without the header', async ({ page }) => {
  await page.goto('/kms/pc/Login')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('.site-header')).toHaveCount(0)
})

test('rooms say what will be there, and lead on', async ({ page }) => {
  await signInAsMember(page, await newMember())
  await page.goto('/kms/pc/roundTable/RtList')
  await expect(page).toHaveTitle('圆桌 - 施知道')
  await expect(page.getByRole('heading', { level: 1, name: '圆桌' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '浏览 FAQ 库' }).click()
  await expect(page).toHaveURL(/\/kms\/pc\/detail\/faq$/)
  await page.goto('/kms/pc/detail')
  await expect(page).toHaveURL(/\/kms\/pc\/detail\/faq$/)
  await page.goto('/kms/pc/developer')
  await expect(page.getByRole('link', { name: '前往开发者社区' })).toHaveAttribute('target', '_blank')
  expect((await page.goto('/kms/pc/detail/question/nonsense'))?.status()).toBe(404)
})

const ERROR_PAGES = [
  ['error/noaccess', 403, '您没有访问该页面的权限', ['返回首页']],
  ['errors/400', 400, '请求有误，请返回重试', []],
  ['nowhere', 404, '页面不存在', ['返回首页']],
] as const

test.describe('error pages and rooms', () => {
  test.use({ refusals: [400, 403, 404] })

  test('they say what happened or what will be there, and are accessible', async ({ page }) => {
    test.slow()
    for (const [path, status, words, links] of ERROR_PAGES) {
      expect((await page.goto(`/kms/pc/${path}`))?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
      expect(await page.getByRole('main').getByRole('link').allTextContents()).toEqual(links)
      await expectAccessible(page, { what: path })
    }
    await signInAsMember(page, await newMember())
    for (const path of ['developer', 'my/paopao']) {
      await page.goto(`/kms/pc/${path}`)
      await expectAccessible(page, { what: path })
    }
  })
})

test("a member's header fits every width", async ({ page }) => {
  await signInAsMember(page, await newMember([], ['operator']))
  for (const path of ['home', 'roundTable/RtList', 'error/noaccess']) {
    await page.goto(`/kms/pc/${path}`)
    for (const width of [1440, 1280, 1100, 720, 640, 320]) {
      await page.setViewportSize({ width, height: 600 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      for (const name of ['退出', '搜索', '消息']) {
        await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
      }
    }
  }
})
