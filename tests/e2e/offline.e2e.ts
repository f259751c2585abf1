import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { keptForSending, killTab, readyForOffline, wakeWorker } from './kept-on-device.ts'
import { newMember, signInAsMember } from './new-member.ts'
import { apiAs, expect as expectSoon, test } from './site.ts'

// The worker and what waits come after everything else, on a busy machine much later.
test.describe.configure({ timeout: 60_000 })
const expect = expectSoon.configure({ timeout: 15_000 })
test.use({ serviceWorkers: 'allow', refusals: [0, 401, 403, 404, 409, 503] })

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

test('a tab killed while it published: one post, however often it is sent', async ({ page, context }) => {
  const heading = unique('发布到一半崩溃')
  await begin(page, await newMember([], ['expert']))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/publish/'))
  // The server publishes; the browser never hears of it.
  await page.route('**/question/update/publish/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await write(page, heading)
  await page.getByRole('button', { name: '发布' }).dblclick()
  await lost
  await keptForSending(page)
  await killTab(page)
  const next = await context.newPage()
  await next.goto('/kms/pc/home')
  await expect(strip(next)).toContainText('离线时写的 1 条内容已发送')
  expect(await published(heading)).toBe(1)
})

/** A question of somebody else, to answer. */
async function someQuestion() {
  const api = await apiAs('expert')
  const [section] = await api.getSectionTree({})
  const { id } = await api.publishQuestion({
    body: {
      questionType: 0,
      title: unique('断网时有人回答'),
      content: '<p>现场没有信号。</p>',
      doc: null,
      sectionId: section?.children[0]?.id ?? '',
      tagIds: [],
      catalogueCodes: [],
    },
  })
  const answers = async () =>
    (await api.listAnswers({ body: { questionId: id, sort: 'time', size: 20 } })).records.length
  return { id, answers, remove: () => api.deleteQuestion({ params: { id } }) }
}

async function answerOffline(page: Page, questionId: string) {
  await page.goto(`/kms/pc/detail/question/${questionId}`)
  await readyForOffline(page)
  await page.context().setOffline(true)
  const box = page.locator('#write')
  await box.getByRole('textbox').fill('先看铭牌上的脱扣器型号。')
  await box.getByRole('button', { name: '发布回答' }).click()
  await expect(box.getByRole('status')).toHaveText('没有网络，回答已存在本机，联网后自动发布。')
  await expect(strip(page)).toContainText('1 条内容待发送')
}

test('an answer sent offline goes out once, with its author and with nobody else', async ({ page, context }) => {
  const question = await someQuestion()
  const author = await newMember([], ['expert'])
  await signInAsMember(page, author)
  await answerOffline(page, question.id)
  const next = await context.newPage()
  await page.close()
  await context.clearCookies()
  await context.setOffline(false)

  await next.goto('/kms/pc/home')
  await expect(strip(next)).toContainText('1 条内容待发送，登录后自动发送')
  await signInAsMember(next, await newMember([], ['expert']))
  await next.goto('/kms/pc/operate/draft')
  await expect(next.getByRole('heading', { name: '没有草稿' })).toBeVisible()
  await readyForOffline(next)
  await expect(strip(next)).toHaveText('')
  expect(await question.answers()).toBe(0)

  await signInAsMember(next, author)
  await next.goto(`/kms/pc/detail/question/${question.id}`)
  await expect(strip(next)).toContainText('离线时写的 1 条内容已发送')
  await expect(next.getByText('先看铭牌上的脱扣器型号。')).toBeVisible()
  expect(await question.answers()).toBe(1)
})

test('a comment sent offline goes out once, and stands below its answer', async ({ page, context }) => {
  const question = await someQuestion()
  const author = await apiAs('expert')
  const { id: answerId } = await author.createAnswer({
    body: { questionId: question.id, answerType: 'QUESTION', content: '<p>先断电，再量绝缘。</p>' },
  })
  await signInAsMember(page, await newMember([], ['expert']))
  await page.goto(`/kms/pc/detail/question/${question.id}`)
  const answer = page.locator('.answer')
  await answer.getByRole('button', { name: '评论' }).click()
  const field = answer.getByRole('combobox', { name: '写评论' })
  await expect(field).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await field.fill('量过了，只有 0.2 兆欧。')
  await answer.getByRole('button', { name: '发布评论' }).click()
  await expect(answer.getByRole('status')).toHaveText('没有网络，评论已存在本机，联网后自动发布。')
  await expect(strip(page)).toContainText('1 条内容待发送')
  await expectAccessible(page, { by: 'wcag' })

  await context.setOffline(false)
  await expect(strip(page)).toContainText('离线时写的 1 条内容已发送')
  await expectAccessible(page, { by: 'wcag' })
  const { records } = await author.listComments({ body: { answerId } })
  expect(records.map(({ content }) => content)).toEqual([expect.stringContaining('量过了，只有 0.2 兆欧。')])
  await strip(page).getByRole('link', { name: '去看看' }).click()
  await expect(page.locator('.comment-text')).toContainText('量过了，只有 0.2 兆欧。')
})

test('a refused answer goes back to its author with the reason', async ({ page, context }) => {
  const question = await someQuestion()
  await signInAsMember(page, await newMember([], ['expert']))
  await answerOffline(page, question.id)
  await question.remove()
  await context.setOffline(false)
  await expect(strip(page)).toContainText('1 条内容没有发出')
  await strip(page).getByRole('link', { name: '查看' }).click()
  const row = page.getByRole('region', { name: '待发送' }).getByRole('listitem')
  await expect(row).toContainText('先看铭牌上的脱扣器型号。')
  await expect(row).toContainText('没有发出：请求的资源不存在')
  await expect(row.getByRole('textbox', { name: '改过再发' })).toHaveValue('先看铭牌上的脱扣器型号。')
  await row.getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
})

test('offline reading: public pages read before, and nothing of a member', async ({ page, context }) => {
  await page.goto('/kms/pc/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/kms/pc/detail/faq')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await signInAsMember(page, await newMember([], ['expert']))
  await page.goto('/kms/pc/operate/draft')
  await readyForOffline(page)
  await context.setOffline(true)

  await page.goto('/kms/pc/operate/draft')
  await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible()
  await expectAccessible(page, { by: 'wcag' })
  await page.locator('#pages').getByRole('link').click()
  await expect(page).toHaveURL(/\/kms\/pc\/detail\/faq$/)
  await expect(page.getByRole('status').first()).toContainText(/网络已断开，这是 .* 读过的页面/)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

  await page.goto('/kms/pc/operate/draft')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '草稿箱' })).toBeVisible()
})
