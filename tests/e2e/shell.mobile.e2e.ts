import type { Page } from '@playwright/test'
import { expect, signInAs, test } from './site.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: '底部导航' })
const bubble = (page: Page) => page.getByRole('button', { name: '客服', exact: true })
const sheet = (page: Page) => page.getByRole('dialog')

/** The bubble's code comes after the page's: a tap before that is lost, and a person taps again. */
const openSheet = (page: Page) =>
  expect(async () => {
    await bubble(page).tap()
    await expect(sheet(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()

/** Null is a failure of the test itself: everything that is measured here is visible. */
async function boxOf(locator: ReturnType<typeof bubble>) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not visible')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test.describe('tab bar', () => {
  test('visitors have none, but a way to sign in and the support bubble', async ({ page }) => {
    await page.goto('/kms/mobile/home')
    await expect(page.getByRole('link', { name: '注册 / 登录' })).toBeVisible()
    await expect(bubble(page)).toBeVisible()
    await expect(tabBar(page)).toHaveCount(0)
  })

  test("members have five tabs, and the page's own is lit", async ({ page }) => {
    await signInAs(page, 'customer')
    await page.goto('/kms/mobile/home')
    await expect(tabBar(page).getByRole('link')).toHaveText(['首页', '发帖', '提问', '圆桌', '我的'])
    const lit = tabBar(page).locator('[aria-current=page]')
    for (const [name, address] of [
      ['发帖', '/mobile/operate/add?type=addArticle&flag=true'],
      ['提问', '/mobile/operate/add?type=addQuestion&flag=true'],
      ['圆桌', '/mobile/roundTable/RtList'],
      ['我的', '/mobile/my/info'],
      ['首页', '/mobile/home'],
    ] as const) {
      await tabBar(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/kms${address}`)
      await expect(lit).toHaveText(name)
    }
    await page.goto('/kms/mobile/search')
    await expect(tabBar(page)).toBeVisible()
    await expect(lit).toHaveCount(0)
  })

  test('nothing ends behind it, and each tab is large enough for a thumb', async ({ page }) => {
    await signInAs(page, 'customer')
    await page.goto('/kms/mobile/home')
    const end = page.getByRole('contentinfo')
    await end.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect((await boxOf(end)).bottom).toBeLessThanOrEqual((await boxOf(tabBar(page))).y + 1)
    for (const tab of await tabBar(page).getByRole('link').all()) {
      const { width, height } = await boxOf(tab)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })
})

test.describe('support bubble', () => {
  /** Again until it moves: its code may still be on the way. */
  const drag = (page: Page, to: { x: number; y: number }) =>
    expect(async () => {
      const before = await boxOf(bubble(page))
      await page.mouse.move(before.x + 26, before.y + 26)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
      expect(await boxOf(bubble(page))).not.toEqual(before)
    }).toPass()

  test('is dragged out of the way without opening, goes to the nearer side and stays there', async ({ page }) => {
    await page.goto('/kms/mobile/home')
    expect((await boxOf(bubble(page))).right).toBe(378)
    // Opened once, the sheet has nothing left to load: were the drag a tap, it would be there at once.
    await openSheet(page)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await drag(page, { x: 120, y: 300 })
    await expect.poll(async () => (await boxOf(bubble(page))).x).toBe(12)
    await expect(sheet(page)).toHaveCount(0)
    const rested = await boxOf(bubble(page))
    expect(rested.y).toBe(274)
    await page.goto('/kms/mobile/search')
    await expect.poll(async () => await boxOf(bubble(page))).toEqual(rested)
  })

  test('never leaves the viewport, nor goes behind the bars, also when the phone is turned', async ({ page }) => {
    await signInAs(page, 'customer')
    await page.goto('/kms/mobile/home')
    for (const corner of [
      { x: 389, y: 843 },
      { x: 0, y: 0 },
      { x: 389, y: 0 },
      { x: 0, y: 843 },
    ]) {
      await drag(page, corner)
      const at = await boxOf(bubble(page))
      expect(at.x).toBeGreaterThanOrEqual(0)
      expect(at.y).toBeGreaterThanOrEqual(48)
      expect(at.right).toBeLessThanOrEqual(390)
      expect(at.bottom).toBeLessThan((await boxOf(tabBar(page))).y)
    }
    await page.setViewportSize({ width: 844, height: 390 })
    const isInside = async () => (await boxOf(bubble(page))).bottom < (await boxOf(tabBar(page))).y
    await expect.poll(isInside).toBe(true)
  })

  test('follows a finger, and the page does not scroll with it', async ({ page }) => {
    await page.goto('/kms/mobile/home')
    await expect(bubble(page)).toHaveCSS('touch-action', 'none')
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    await expect(async () => {
      const { x, y } = await boxOf(bubble(page))
      await touch('touchStart', { x: x + 26, y: y + 26 })
      for (const step of [1, 2, 3, 4]) await touch('touchMove', { x: x + 26 - step * 70, y: y + 26 - step * 80 })
      await touch('touchEnd')
      await expect.poll(async () => (await boxOf(bubble(page))).x, { timeout: 1_000 }).toBe(12)
    }).toPass()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(sheet(page)).toHaveCount(0)
  })

  test('opens by tap and by keyboard; Esc closes and gives the focus back', async ({ page }) => {
    await page.goto('/kms/mobile/home')
    await openSheet(page)
    await expect(sheet(page).getByRole('button')).toHaveText(['在线客服', '取消'])
    await expect(sheet(page).getByRole('link', { name: '开发者社区' })).toHaveAttribute('target', '_blank')
    for (const row of await sheet(page).locator('button, a').all()) {
      expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(bubble(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await sheet(page).getByRole('button', { name: '取消' }).click()
    await expect(sheet(page)).toHaveCount(0)
  })

  test('opens the signed chat page in a tab of its own', async ({ page, context }) => {
    await page.goto('/kms/mobile/home')
    await openSheet(page)
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      sheet(page).getByRole('button', { name: '在线客服' }).click(),
    ])
    await expect(chat).toHaveURL(/im_client\/\?.*signature=/)
    await expect(chat.locator('body')).toContainText('在线客服')
  })

  test('says for five seconds why the chat could not be opened', async ({ page }) => {
    await page.route('**/api/f/udesk/sign_params', (route) =>
      route.fulfill({ status: 403, json: { code: 403, error: 'forbidden', message: '客服系统维护中', data: null } }),
    )
    await page.clock.install()
    await page.goto('/kms/mobile/home')
    await openSheet(page)
    await sheet(page).getByRole('button', { name: '在线客服' }).click()
    const warning = page.getByText('客服系统维护中')
    await expect(warning).toBeVisible()
    // The clock also goes by itself: these leave it time on either side of the fifth second.
    await page.clock.runFor(3_000)
    await expect(warning).toBeVisible()
    await page.clock.runFor(2_100)
    await expect(warning).toHaveCount(0)
  })
})

test.describe("a member's rooms", () => {
  test.beforeEach(({ page }) => signInAs(page, 'partner'))

  test('mine says who is signed in and leads to messages and settings', async ({ page }) => {
    await page.goto('/kms/mobile/my/info')
    await expect(page.locator('.mine-who h1')).not.toBeEmpty()
    await page.getByRole('link', { name: '设置' }).click()
    await expect(page).toHaveURL('/kms/mobile/my/setting')
    await page.getByRole('link', { name: '返回' }).click()
    await expect(page).toHaveURL('/kms/mobile/my/info')
    await page.locator('main').getByRole('link', { name: '消息' }).click()
    await expect(page).toHaveURL('/kms/mobile/my/message')
  })

  test('back leads to where the bar says when there is no history', async ({ page }) => {
    await page.goto('/kms/mobile/roundTable/RtList')
    await page.getByRole('link', { name: '返回' }).click()
    await expect(page).toHaveURL('/kms/mobile/home')
  })

  test('an empty room says honestly that it is one', async ({ page }) => {
    await page.goto('/kms/mobile/roundTable/RtList')
    await expect(page.getByRole('heading', { level: 1, name: '圆桌' })).toBeAttached()
    await expect(page.getByText('圆桌还没有开放')).toBeVisible()
    const drawing = await boxOf(page.locator('.message-page'))
    const middle = (await boxOf(page.locator('.line-drawing'))).y
    expect(middle).toBeLessThan(drawing.y + drawing.height * 0.4)
  })

  test('settings: name, appearance, and signing out only after a second word', async ({ page }) => {
    await page.goto('/kms/mobile/my/setting')
    await expect(page.getByRole('definition').first()).not.toBeEmpty()
    await expect(page.getByText('合作伙伴')).toBeVisible()
    await page.getByRole('button', { name: '深色' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(sheet(page)).toContainText('需要重新登录')
    await sheet(page).getByRole('button', { name: '取消' }).click()
    await expect(page).toHaveURL('/kms/mobile/my/setting')

    const call = page.waitForRequest('**/api/f/userCenter/logout')
    await page.getByRole('button', { name: '退出登录' }).click()
    await sheet(page).getByRole('button', { name: '退出登录' }).click()
    await call
    await expect(page).not.toHaveURL(/my\/setting/)
  })

  test('messages: two lists, the read one behind its tab, each row leads to what it is about', async ({ page }) => {
    await page.goto('/kms/mobile/my/message')
    await expect(page.getByRole('heading', { level: 1, name: '消息列表' })).toBeVisible()
    await expect(page.getByRole('tab', { name: '未读列表' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: '未读列表' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: '已读列表' })).toBeFocused()
    const rows = page.getByRole('tabpanel').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await expect(rows.first().locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/)
    // Points lead to the purse; a piece to itself.
    await page.getByRole('tabpanel').locator('a[href*="/detail/"]').first().click()
    await expect(page).toHaveURL(/\/kms\/mobile\/detail\/(faq|question)\/\d+$/)
  })
})

test('no page of the shell scrolls sideways on small and turned phones', async ({ page }) => {
  await signInAs(page, 'customer')
  for (const path of ['home', 'my/info', 'my/setting', 'my/message', 'roundTable/RtList']) {
    await page.goto(`/kms/mobile/${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    for (const size of [
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(size.width)
    }
  }
})
