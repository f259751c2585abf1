import type { Page } from '@playwright/test'
import { keptForSending, killTab, readyForOffline, wakeWorker } from './kept-on-device.ts'
import { newMember, signInAsMember } from './new-member.ts'
import { apiAs, expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow', refusals: [0, 401, 403, 404, 409] })

const ADD = '/kms/pc/operate/add?type=addQuestion&flag=true'
const title = (page: Page) => page.getByRole('textbox', { name: '一句话说清型号和现象' })
const text = (page: Page) => page.getByRole('textbox', { name: '正文' })
const state = (page: Page) => page.locator('.save-word')
const strip = (page: Page) => page.locator('.outbox-strip')
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`

async function begin(page: Page, member: string) {
  await signInAsMember(page, member)
  await page.goto(ADD)
  await expect(text(page)).toBeVisible()
}

async function write(page: Page, heading: string) {
  await title(page).fill(heading)
  await text(page).click()
  await page.keyboard.type('上级没动作，现场没有测试仪。')
  await page.getByLabel('板块', { exact: true }).selectOption({ index: 2 })
}

/** How many of them readers can find. */
async function published(heading: string) {
  const api = await apiAs('expert')
  const { records } = await api.listQuestions({ body: { size: 50 } })
  return records.filter(({ title: each }) => each === heading).length
}

test('a killed tab: the words are offered on the next visit', async ({ page, context }) => {
  const heading = unique('写到一半标签页崩溃')
  await begin(page, await newMember([], ['expert']))
  // The server is out of reach: only the device has them.
  await page.route('**/kms/api/f/question/draft', (route) => route.abort())
  await write(page, heading)
  await expect(state(page)).toHaveText(/已存在本机/)
  await killTab(page)
  const next = await context.newPage()
  await next.goto(ADD)
  const offer = next.getByRole('region', { name: '继续上次未保存的内容' })
  await expect(offer).toContainText(heading)
  await offer.getByRole('link', { name: '继续上次未保存的内容' }).click()
  await expect(title(next)).toHaveValue(heading)
  await expect(text(next)).toContainText('上级没动作，现场没有测试仪。')
  await expect(state(next)).toHaveText(/^草稿已保存/)
})

test('a post sent offline goes out by the worker after its tab is closed, once', async ({ page, context, baseURL }) => {
  const heading = unique('离线时发布后关掉了标签页')
  await begin(page, await newMember([], ['expert']))
  await readyForOffline(page)
  const stays = await context.newPage()
  await context.setOffline(true)
  await write(page, heading)
  await page.getByRole('button', { name: '发布' }).click()
  await expect(state(page)).toHaveText('待发布')
  await keptForSending(page)
  await page.close()
  await context.setOffline(false)
  const woken = await wakeWorker(context, baseURL ?? '')
  await expect.poll(() => published(heading)).toBe(1)
  await woken.goto('/kms/pc/home')
  await expect(strip(woken)).toContainText('离线时写的 1 条内容已发送')
  await strip(woken).getByRole('link', { name: '去看看' }).click()
  await expect(woken.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(strip(woken)).toHaveText('')
  await stays.close()
})
