import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import { newMember, openAsMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

const field = (page: Page) => page.getByRole('combobox', { name: '请输入关键字' })
const hotList = (page: Page) => page.getByRole('listbox', { name: '施知道热搜' })
const historyList = (page: Page) => page.getByRole('listbox', { name: '搜索历史' })

const asMember = async (page: Page, roles?: string[]) => openAsMember(page, await newMember([], roles), 'home')

test('a visitor gets the way to sign in and nothing of a member', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/kms/pc/detail/faq?sort=hot', { waitUntil: 'networkidle' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: '施知道配电技术论坛 首页' })).toHaveAttribute('href', '/kms/pc/home')
  await expect(header.getByRole('link', { name: '注册 / 登录' })).toHaveAttribute(
    'href',
    `/kms/pc/Login?returnTo=${encodeURIComponent('/kms/pc/detail/faq?sort=hot')}`,
  )
  await expect(field(page)).toHaveCount(0)
  await expect(header.getByRole('button')).toHaveCount(0)
  expect(asked.filter((url) => /queryHotKeyword|messageRecord|MemberTools|MessageDrawer/.test(url))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a member has the header in the document, and its search works', async ({ page }) => {
    await signInAsMember(page, await newMember())
    await page.goto('/kms/pc/home')
    const header = page.getByRole('banner')
    await expect(header).toContainText('配电小匠')
    await expect(header.getByRole('button', { name: '退出' })).toBeVisible()
    await expect(header.getByRole('link', { name: '注册 / 登录' })).toHaveCount(0)
    await field(page).fill('NSX250F')
    await header.getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/kms\/pc\/search\?val=NSX250F&type=ALL$/)
  })
})

test('a customer sees no way to the console, an operator does', async ({ page }) => {
  await asMember(page)
  await expect(page.getByRole('link', { name: '运营台' })).toHaveCount(0)
  await asMember(page, ['operator'])
  await expect(page.getByRole('link', { name: '运营台' })).toHaveAttribute('href', '/kms/admin/')
})

test('hot searches: five, three of them with the flame, one click searches', async ({ page }) => {
  await asMember(page)
  await field(page).focus()
  await expect(hotList(page).getByRole('option')).toHaveCount(5)
  await expect(hotList(page).locator('.flame')).toHaveCount(3)
  await expect(historyList(page)).toHaveCount(0)
  const first = hotList(page).getByRole('option').first()
  const keyword = ((await first.textContent()) ?? '').slice(1)
  await first.click()
  await expect(page).toHaveURL(new RegExp(`/kms/pc/search\\?val=[^&]+&type=ALL$`))
  await expect(field(page)).toHaveValue(keyword)
  await expect(hotList(page)).toBeHidden()
})

test('the history: newest first, no doubles, at most five, can be cleared', async ({ page }) => {
  await asMember(page)
  for (const keyword of ['一', '二', '三', '四', '五', '六', '三']) {
    await field(page).fill(keyword)
    await field(page).press('Enter')
    await expect(page).toHaveURL(`/kms/pc/search?val=${encodeURIComponent(keyword)}&type=ALL`)
  }
  await field(page).click()
  await expect(historyList(page).getByRole('option')).toHaveText(['三', '六', '五', '四', '二'])
  expect(await page.evaluate(() => localStorage.getItem('localSearchHistory'))).toBe('["三","六","五","四","二"]')
  await page.getByRole('button', { name: '清空' }).click()
  await expect(historyList(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('localSearchHistory'))).toBeNull()
})

test('what is typed while results are under way stays when they arrive', async ({ page }) => {
  await asMember(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/kms\/pc\/search\.data/, async (route) => {
    await released
    await route.continue()
  })
  await field(page).fill('跳闸')
  await field(page).press('Enter')
  await field(page).fill('复位')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('跳闸')
  await expect(field(page)).toHaveValue('复位')
})

test('keyboard: arrows choose, Enter searches the choice, Esc closes', async ({ page }) => {
  await asMember(page)
  await field(page).focus()
  const options = hotList(page).getByRole('option')
  await expect(options).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(hotList(page)).toBeHidden()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(hotList(page)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const last = ((await options.nth(4).textContent()) ?? '').slice(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/kms/pc/search?${new URLSearchParams({ val: last, type: 'ALL' })}`)
})

test('the dropdown closes half a second after the field was left', async ({ page }) => {
  await page.clock.install()
  await asMember(page)
  await field(page).focus()
  await expect(hotList(page)).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await field(page).blur()
  await page.clock.runFor(499)
  await expect(hotList(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(hotList(page)).toBeHidden()
})

test('Enter that ends a Chinese composition does not search', async ({ page }) => {
  await asMember(page)
  await field(page).focus()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'tuokou', selectionStart: 6, selectionEnd: 6 })
  await input.send('Input.insertText', { text: '脱扣' })
  // As Safari does it: the composition is over, yet the key is still the input method's.
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await input.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter })
  await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await expect(field(page)).toHaveValue('脱扣')
  await expect(page).toHaveURL(/\/kms\/pc\/home$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/kms/pc/search?val=${encodeURIComponent('脱扣')}&type=ALL`)
})

test.describe('without a network', () => {
  test.use({ refusals: [0, 403, 404] })

  test('header, dropdown, link bar and offline strip are accessible in both themes', async ({ page, context }) => {
    test.slow()
    await asMember(page, ['operator'])
    await page.evaluate(() => localStorage.setItem('localSearchHistory', '["NSX250F","母线温升"]'))
    await field(page).focus()
    await expect(hotList(page).getByRole('option')).toHaveCount(5)
    await page.keyboard.press('ArrowDown')
    await context.setOffline(true)
    await expect(page.getByText('网络已断开，草稿已存在本机，联网后自动同步')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText('网络已断开')).toHaveCount(0)
  })
})
