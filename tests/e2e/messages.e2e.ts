import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import { newMember, openAsMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

const FAQ = { type: 'FAQ', refId: '1001' } as const
const QUESTION = { type: 'QUESTION', refId: '2001' } as const
const SYSTEM = { type: 'SYSTEM', refId: null } as const
const times = <T>(count: number, message: T) => Array.from({ length: count }, () => message)

const bell = (page: Page) => page.getByRole('button', { name: /^消息/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: '消息列表' })
const rows = (page: Page) => drawer(page).getByRole('listitem')

async function openDrawer(page: Page, messages: Parameters<typeof newMember>[0]) {
  await openAsMember(page, await newMember(messages), 'home')
  await bell(page).click()
  await expect(drawer(page)).toBeVisible()
}

test('the badge shows at most 99, its label the whole number', async ({ page }) => {
  await signInAsMember(page, await newMember(times(120, FAQ)))
  await page.goto('/kms/pc/home')
  await expect(page.getByRole('button', { name: '消息，120 条未读' })).toHaveText('99+')
})

test('loads eight at a time until there are no more', async ({ page }) => {
  await openDrawer(page, times(12, FAQ))
  await expect(rows(page)).toHaveCount(8)
  await expect(rows(page).first()).toContainText('第 12 条消息')
  await expect(rows(page).first()).toContainText('2026-11-14')
  await expect(rows(page).first()).toContainText('正文 12')
  await drawer(page).getByRole('button', { name: '加载更多' }).click()
  await expect(rows(page)).toHaveCount(12)
  const end = drawer(page).getByRole('button', { name: '没有更多了' })
  await expect(end).toBeFocused()
})

test('switching the tab starts the other list; an empty tab says so', async ({ page }) => {
  await openDrawer(page, [...times(9, FAQ), { ...FAQ, read: true }])
  await drawer(page).getByRole('button', { name: '加载更多' }).click()
  await expect(rows(page)).toHaveCount(9)
  await drawer(page).getByRole('tab', { name: '已读列表' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(drawer(page)).toContainText('没有更多了')
  // The arrow keys go back, and to page 1.
  await page.keyboard.press('ArrowLeft')
  await expect(drawer(page).getByRole('tab', { name: /未读列表/ })).toBeFocused()
  await expect(rows(page)).toHaveCount(8)
})

test('an empty tab and an empty drawer are told apart', async ({ page }) => {
  await openDrawer(page, [{ ...FAQ, read: true }])
  await expect(drawer(page)).toContainText('暂无数据')
  await openDrawer(page, [])
  await expect(drawer(page)).toContainText('暂无消息')
  await expect(drawer(page)).not.toContainText('暂无数据')
})

test('opening one marks it as read, closes the drawer and leads there', async ({ page }) => {
  await openDrawer(page, [QUESTION, FAQ])
  await rows(page).filter({ hasText: '第 2 条消息' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/kms\/pc\/detail\/faq\/1001$/)
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('button', { name: '消息，1 条未读' })).toBeVisible()
  await bell(page).click()
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/kms\/pc\/detail\/question\/2001$/)
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible()
})

test('one that refers to nothing is read where it stands', async ({ page }) => {
  await openDrawer(page, [SYSTEM])
  const row = rows(page).getByRole('button')
  await expect(row).toContainText('未读')
  await row.click()
  await expect(row).not.toContainText('未读')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeFocused()
})

test('keyboard: focus stays inside, Esc and the backdrop close, focus returns to the bell', async ({ page }) => {
  await openDrawer(page, times(2, FAQ))
  await expect(rows(page)).toHaveCount(2)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    // Past the last element the focus is with the browser itself, never with the page behind.
    expect((await page.evaluate(() => document.activeElement === document.body)) || where === 'DIALOG').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  const ways = [() => page.mouse.click(200, 400), () => drawer(page).getByRole('button', { name: '关闭' }).click()]
  for (const close of ways) {
    await bell(page).press('Enter')
    await expect(drawer(page)).toBeVisible()
    await close()
    await expect(drawer(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()
  }
})

test.describe('when the list fails', () => {
  test.use({ refusals: [403, 404, 500] })

  test('it says so and tries again', async ({ page }) => {
    await signInAsMember(page, await newMember([FAQ]))
    await page.goto('/kms/pc/home')
    await expect(page.getByRole('button', { name: '消息，1 条未读' })).toBeVisible()
    const path = '**/api/f/messageRecord/getCurrentUnReadMessage*'
    await page.route(path, (route) => route.fulfill({ status: 500, json: { code: 500, message: '系统错误' } }))
    await bell(page).click()
    await expect(drawer(page)).toContainText('内容没有加载出来')
    await page.unroute(path)
    await drawer(page).getByRole('button', { name: '重试' }).click()
    await expect(rows(page)).toHaveCount(1)
  })
})

test('the drawer is accessible in both themes', async ({ page }) => {
  test.slow()
  await openDrawer(page, [...times(9, FAQ), SYSTEM, { ...QUESTION, read: true }])
  for (const tab of [/未读列表/, '已读列表']) {
    await drawer(page).getByRole('tab', { name: tab }).click()
    await expect(rows(page).first()).toBeVisible()
    await expectAccessible(page, { what: String(tab) })
  }
})
