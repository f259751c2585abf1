import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { apiAs, expect, signInAs, test, type Account } from './site.ts'

// Whether somebody is signed in is asked of a cookie that scripts can't see: for a visitor the answer is 401.
test.use({ refusals: [401, 403, 404] })

const signInButton = (page: Page) => page.getByRole('button', { name: '登录', exact: true })

/** Types name and password at the provider, and comes back. */
async function signInAtProvider(page: Page, account: Account) {
  await expect(page).toHaveURL(/\/iam\//)
  await page.getByLabel('账号').fill(account)
  await page.getByLabel('密码').fill(account)
  await page.locator('#sign-in').getByRole('button', { name: '登录' }).click()
}

/** The session ends behind the console's back: signed out in another window, or by an administrator. */
const endSession = async (context: BrowserContext) =>
  expect((await context.request.post('/kms/api/f/userCenter/logout', { data: { channel: 'pc' } })).status()).toBe(200)

async function typeUnsaved(page: Page) {
  const title = `未保存的条目${Date.now()}`
  await page.goto('/kms/admin/faq/new')
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await page.getByLabel('结论').fill('先验电，再复位。')
  await page.locator('.tiptap').click()
  await page.keyboard.insertText('手柄停在中间是脱扣位。')
  await page.getByLabel('板块').click()
  await page.keyboard.type('塑壳断路器')
  await page
    .locator('.ant-select-tree-title')
    .filter({ hasText: /^塑壳断路器$/ })
    .click()
  return title
}

test('a visitor signs in at the provider, comes back to the page asked for, and signs out again', async ({ page }) => {
  await page.goto('/kms/admin/faq?q=NSX&status=published')
  await expect(page.getByRole('heading', { name: '登录后进入运营台' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // By keyboard: nothing stands before the one button.
  await page.keyboard.press('Tab')
  await expect(signInButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await signInAtProvider(page, 'operator')
  await expect(page).toHaveURL(/\/kms\/admin\/faq\?q=NSX&status=published$/)
  const { nickname } = await (await apiAs('operator')).getMyInfo({})
  await expect(page.getByRole('banner')).toContainText(nickname)
  await expect(page.getByRole('cell').first()).toBeVisible()

  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/kms\/admin\/$/)
  await expect(signInButton(page)).toBeVisible()
  // At the provider too: the next one is asked for a password.
  await signInButton(page).click()
  await expect(page.getByLabel('密码')).toBeVisible()
})

test('no token is ever in an address, and scripts can not read the session', async ({ page, context }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/kms/admin/faq')
  await signInButton(page).click()
  await signInAtProvider(page, 'operator')
  await expect(page).toHaveURL(/\/kms\/admin\/faq$/)
  await expect(page.getByRole('heading', { name: 'FAQ 管理' })).toBeVisible()
  const kept = await page.evaluate(() => sessionStorage.getItem('KMS_USER_OR_VISITOR_JWT_TOKEN'))
  const session = (await context.cookies()).find(({ name }) => name === 'KMS_USER_JWT_TOKEN')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/kms' })
  expect(kept).not.toBe(session?.value)
  expect(await page.evaluate(() => document.cookie)).not.toContain('KMS_USER_JWT_TOKEN')
  for (const address of addresses) {
    expect(address).not.toContain(session?.value)
    expect(address).not.toContain(kept)
  }
})

test('a customer is refused in words, and may leave or go home', async ({ page }) => {
  await page.goto('/kms/admin/')
  await signInButton(page).click()
  await signInAtProvider(page, 'customer')
  await expect(page.getByRole('heading', { name: '没有权限进入运营台' })).toBeVisible()
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/kms/')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(signInButton(page)).toBeVisible()
})

// The whole menu by role is in console-pages.test.ts.
for (const [role, shown, hidden] of [
  ['moderator', ['内容审核', 'FAQ 管理', '问题与文章'], ['横幅', '登录记录']],
  ['operator', ['内容审核', '横幅', '搜索洞察'], ['登录记录']],
  ['administrator', ['内容审核', '横幅', '登录记录'], []],
] as const) {
  test(`the menu of the ${role}`, async ({ page }) => {
    await signInAs(page, role)
    await page.goto('/kms/admin/')
    await expect(page).toHaveURL(/\/kms\/admin\/review/)
    const entry = (name: string) => page.getByRole('navigation', { name: '运营台' }).getByRole('link', { name })
    for (const label of shown) await expect(entry(label)).toBeVisible()
    for (const label of hidden) await expect(entry(label)).toHaveCount(0)
    await page.goto('/kms/admin/sign-ins')
    const heading = hidden.length === 0 ? '登录记录' : '没有权限'
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('the sign-in log shows the sign-in just made; filters live in the address', async ({ page, context }) => {
  await context.request.get('/kms/api/f/fake/login/6')
  await endSession(context)
  await page.goto('/kms/admin/sign-ins')
  await signInButton(page).click()
  await signInAtProvider(page, 'administrator')
  await expect(page.getByRole('heading', { name: '登录记录' })).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.first()).toContainText('统一登录')
  await expect(rows.first()).toContainText('桌面站')
  await expect(rows.first()).toContainText('成功')
  await expect(rows.first()).toContainText('Windows · Chrome')
  await expect(rows.nth(1)).toContainText('退出')

  await page.getByRole('combobox', { name: '结果' }).click()
  await page.getByTitle('退出', { exact: true }).click()
  await expect(page).toHaveURL(/outcome=signed_out/)
  await expect(rows.filter({ hasText: '成功' })).toHaveCount(0)
  await page.getByLabel('按用户编号筛选').fill('6')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/user=6/)
  await page.reload()
  await expect(rows.first()).toContainText('退出')
  await page.getByRole('button', { name: '清空筛选' }).click()
  await expect(page).toHaveURL(/\/sign-ins$/)
  await page.goto('/kms/admin/sign-ins?user=999999999')
  await expect(page.getByText('没有符合筛选条件的登录记录')).toBeVisible()
  await page.getByLabel('按用户编号筛选').fill('张三')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('编号是一串数字')
})

test('a session that ends keeps unsaved text until its owner is back', async ({ page, context }) => {
  await signInAs(page, 'operator')
  const title = await typeUnsaved(page)
  await endSession(context)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: '登录已失效' })).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '重新登录' }).click()
  const tab = await opened
  await signInAtProvider(tab, 'operator')
  await expect(tab.getByRole('heading', { name: '已登录' })).toBeVisible()
  await tab.close()

  await expect(page.getByRole('heading', { name: '登录已失效' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(title)
  await expect(page.locator('.tiptap')).toContainText('手柄停在中间是脱扣位')
  await page.getByRole('button', { name: /^保存草稿/ }).click()
  await expect(page.getByText(/草稿已保存/)).toBeVisible()
})

test("nobody's text is saved in somebody else's name", async ({ page, context }) => {
  await signInAs(page, 'operator')
  const title = await typeUnsaved(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/admin/') && sent.push(request.url()))
  await endSession(context)
  await context.request.get('/kms/api/f/fake/login/7')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: '登录的人变了' })).toBeVisible()
  // Once, with the token that had ended; never again with the newcomer's.
  expect(sent).toHaveLength(1)

  // The first person is back, in another tab: this one notices.
  await context.request.get('/kms/api/f/fake/login/6')
  const other = await context.newPage()
  await other.goto('/kms/admin/faq')
  await expect(other.getByRole('heading', { name: 'FAQ 管理' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(title)
})

test('signing out with unsaved text asks first', async ({ page }) => {
  await signInAs(page, 'operator')
  const title = await typeUnsaved(page)
  await page.getByRole('button', { name: '退出' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(title)
  await page.getByRole('button', { name: '退出' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click()
  await expect(signInButton(page)).toBeVisible()
})

test('nobody is signed out by a link', async ({ page }) => {
  await signInAs(page, 'operator')
  await page.goto('/kms/admin/sign-out')
  await expect(page.getByRole('main').getByRole('button', { name: '退出' })).toBeVisible()
  await page.goto('/kms/admin/faq')
  await expect(page.getByRole('heading', { name: 'FAQ 管理' })).toBeVisible()
})

test('the shortcuts open by keyboard, and the skip link leads to the text', async ({ page }) => {
  await signInAs(page, 'administrator')
  await page.goto('/kms/admin/sign-ins')
  await expect(page.getByRole('heading', { name: '登录记录' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByText('列表：跳到搜索框')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('按用户编号筛选')).toBeFocused()
})

for (const theme of ['light', 'dark'] as const) {
  test(`is accessible in ${theme}`, async ({ page, context }) => {
    test.setTimeout(240_000) // many pages, each looked through from end to end
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map((violation) => `${what}: ${violation.id} ${violation.nodes[0]?.html}`)).toEqual([])
    }
    await page.goto('/kms/admin/')
    await expect(signInButton(page)).toBeVisible()
    await check('sign-in')
    await signInAs(page, 'customer')
    await page.goto('/kms/admin/')
    await expect(page.getByRole('heading', { name: '没有权限进入运营台' })).toBeVisible()
    await check('refused')
    await signInAs(page, 'administrator')
    const ofOperators = ['questions', 'banners', 'notices', 'hot-words', 'search-insight', 'synonyms', 'catalogue']
    for (const path of ['faq', 'sign-ins', 'sign-ins?user=999999999', 'nowhere', ...ofOperators]) {
      await page.goto(`/kms/admin/${path}`)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await check(path)
    }
    await page.goto('/kms/admin/faq')
    await expect(page.getByRole('cell').first()).toBeVisible()
    await endSession(context)
    await page.getByRole('link', { name: '登录记录' }).click()
    await expect(page.getByRole('heading', { name: '登录已失效' })).toBeVisible()
    await check('ended')
  })
}
