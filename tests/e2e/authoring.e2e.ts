import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newMember, signInAsMember } from './new-member.ts'
import { forgetHere, signInAtProvider } from './identity.ts'
import { expect, signInAs, test } from './site.ts'

const TOKEN = 'KMS_USER_OR_VISITOR_JWT_TOKEN'
const ADD = '/kms/pc/operate/add?type=addQuestion&flag=true'
/** 1×1, the smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ refusals: [401, 403, 404, 409] })

const title = (page: Page) => page.getByRole('textbox', { name: '一句话说清型号和现象' })
const text = (page: Page) => page.getByRole('textbox', { name: '正文' })
const state = (page: Page) => page.locator('.save-word')
const publish = (page: Page) => page.getByRole('button', { name: '发布' })

async function begin(page: Page, roles = ['expert']) {
  await signInAsMember(page, await newMember([], roles))
  await page.goto(ADD)
  await expect(text(page)).toBeVisible()
}

async function write(page: Page, heading: string, words = '上级没动作，现场没有测试仪。') {
  await title(page).fill(heading)
  await text(page).click()
  await page.keyboard.type(words)
}

const saved = (page: Page) => expect(state(page)).toHaveText(/^草稿已保存 \d\d:\d\d$/)
const chooseSection = (page: Page) => page.getByLabel('板块', { exact: true }).selectOption({ index: 2 })

test('what is written is saved by itself, and published once by a double click', async ({ page }) => {
  const posts: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/publish') && posts.push(request.headers()['idempotency-key'] ?? ''),
  )
  await begin(page)
  await write(page, 'NSX250F 跳闸后手柄停在中间')
  await expect(state(page)).toHaveText('正在保存')
  await saved(page)
  await expect(page.getByRole('button', { name: '去掉型号 NSX250F' })).toBeVisible()
  await expect(page.getByRole('region', { name: '可能已有答案' }).getByRole('group')).not.toHaveCount(0)
  await publish(page).click()
  await expect(page.getByRole('alert')).toContainText('请选择板块')
  await chooseSection(page)
  await publish(page).dblclick()
  await expect(page.getByRole('heading', { name: '已发布' })).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatch(/^[\w-]{8,80}$/)
  await page.getByRole('link', { name: '去看看' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'NSX250F 跳闸后手柄停在中间' })).toBeVisible()
})

test("a newcomer's post waits for review and says so", async ({ page }) => {
  await begin(page, ['customer'])
  await write(page, '双电源切换后不回切')
  await chooseSection(page)
  await publish(page).click()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
})

test('a reload right after the last key loses nothing', async ({ page }) => {
  await begin(page)
  await write(page, '刚写下的标题', '还没有保存的一句话')
  await page.reload()
  await expect(title(page)).toHaveValue('刚写下的标题')
  await expect(text(page)).toContainText('还没有保存的一句话')
  await saved(page)
})

test('offline a post waits on the device and goes out when the network is back', async ({ page, context }) => {
  await begin(page)
  await write(page, '断网时写的问题')
  await chooseSection(page)
  await saved(page)
  await context.setOffline(true)
  await text(page).press('End')
  await page.keyboard.type('补充一句。')
  await expect(state(page)).toHaveText('离线，已存在本机')
  await publish(page).click()
  await expect(state(page)).toHaveText('待发布')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '已发布' })).toBeVisible()
})

test('two windows: both versions are shown, and the chosen one stays', async ({ page, context }) => {
  await begin(page)
  await write(page, '同一篇草稿')
  const [answer] = await Promise.all([page.waitForResponse(/question\/draft/), saved(page)])
  const { data } = (await answer.json()) as { data: { id: string } }
  const other = await context.newPage()
  await other.goto(`/kms/pc/operate/edit?id=${data.id}`)
  await title(other).fill('另一个窗口的标题')
  await saved(other)
  await title(page).fill('这个窗口的标题')
  const choice = page.getByRole('alert')
  await expect(choice).toContainText('另一个窗口的标题')
  await expect(choice).toContainText('这个窗口的标题')
  await page.getByRole('button', { name: '换成另一处的版本' }).click()
  await expect(title(page)).toHaveValue('另一个窗口的标题')
  await title(other).fill('再改一次')
  await saved(other)
  await title(page).fill('我坚持这个标题')
  await page.getByRole('button', { name: '留下这个窗口的版本' }).click()
  await saved(page)
  await page.goto(`/kms/pc/operate/edit?id=${data.id}`)
  await expect(title(page)).toHaveValue('我坚持这个标题')
})

test('pictures go up from the file list and by paste, each with its description', async ({ page }) => {
  await begin(page)
  await write(page, '带图片的问题')
  await page.locator('input[data-tool=image]').setInputFiles([
    { name: '铭牌.png', mimeType: 'image/png', buffer: PICTURE },
    { name: '接线.png', mimeType: 'image/png', buffer: PICTURE },
  ])
  await text(page).evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'paste.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, PICTURE.toString('base64'))
  await expect(page.getByRole('textbox', { name: '图片说明' })).toHaveCount(3)
  await page.getByRole('textbox', { name: '图片说明' }).first().fill('铭牌特写')
  await chooseSection(page)
  await publish(page).click()
  await expect(page.getByRole('heading', { name: '已发布' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: '去看看' }).click()
  await expect(page.getByRole('img', { name: '铭牌特写' })).toBeVisible()
})

test('half-composed syllables are neither counted nor sent by Enter', async ({ page }) => {
  await begin(page)
  await text(page).click()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'duan lu qi', selectionStart: 10, selectionEnd: 10 })
  await expect(page.locator('.editor-words')).toHaveText('0 字')
  await keyboard.send('Input.insertText', { text: '断路器' })
  await expect(page.locator('.editor-words')).toHaveText('3 字')
  await expect(text(page).locator('p')).toHaveCount(1)
  await title(page).click()
  await keyboard.send('Input.imeSetComposition', { text: 'tiao', selectionStart: 4, selectionEnd: 4 })
  await expect(page.locator('.title-field')).toContainText('0 / 60')
  await keyboard.send('Input.insertText', { text: '跳闸' })
  await expect(page.locator('.title-field')).toContainText('2 / 60')
})

test('when the session ends in mid-writing, signing in leads back to the text and the cursor', async ({
  page,
  context,
}) => {
  await signInAs(page, 'expert')
  await page.goto(ADD)
  await write(page, '写到一半会话没了', '前半句后半句')
  await saved(page)
  await forgetHere(context)
  await page.evaluate((key) => sessionStorage.removeItem(key), TOKEN)
  await text(page).press('End')
  for (let letter = 0; letter < 3; letter++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('，还在写，')
  await page.getByRole('button', { name: '重新登录，回来继续写' }).click()
  await signInAtProvider(page, 'expert')
  await expect(title(page)).toHaveValue('写到一半会话没了')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('回来了，')
  await expect(text(page)).toContainText('前半句，还在写，回来了，后半句')
  await saved(page)
})

test('the draft box lists drafts, leads back to them and deletes them', async ({ page }) => {
  await begin(page)
  await write(page, '草稿箱里的一篇')
  await saved(page)
  await page.getByRole('link', { name: '草稿箱' }).click()
  await page.getByRole('link', { name: '继续写：草稿箱里的一篇' }).click()
  await expect(title(page)).toHaveValue('草稿箱里的一篇')
  await expect(text(page)).toContainText('上级没动作')
  await page.goto('/kms/pc/operate/draft')
  await page.getByRole('button', { name: '删除草稿：草稿箱里的一篇' }).click()
  await page.getByRole('button', { name: '确定删除草稿' }).click()
  await expect(page.getByRole('heading', { name: '没有草稿' })).toBeVisible()
})

test('the form has no accessibility faults', async ({ page }) => {
  await begin(page)
  await write(page, 'NSX250F 的问题')
  await saved(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
