import AxeBuilder from '@axe-core/playwright'
import type { questions } from '@kms/contract'
import type { Page } from '@playwright/test'
import { apiAs, expect, signInAs, test, type Account } from './site.ts'

// A colleague's piece and a newer version are refused with 409.
test.use({ refusals: [401, 403, 404, 409] })

/** Nobody writes so by accident: found in these pieces alone. */
const CONTACT = '加我薇信号'
const SALVAGE = '拆机旧件'

const piece = (title: string, lines: string[]): questions.QuestionPost => ({
  questionType: 1,
  title,
  content: lines.map((line) => `<p>${line}</p>`).join(''),
  doc: null,
  sectionId: '2',
  tagIds: [],
  catalogueCodes: [],
})

const OLD = ['固定孔距 105 × 200 mm。', '更换前先核对上级短路电流。']
const NEW = ['固定孔距 70 × 125 mm。', '更换前先核对上级短路电流。', `需要转接排的${CONTACT}，另有${SALVAGE}可选。`]

let count = 0
const unique = (name: string) => `${name}${Date.now()}${++count}`

async function reviewIdOf(title: string): Promise<string> {
  const api = await apiAs('moderator')
  let cursor: string | null = null
  do {
    const page = await api.adminListReviews({ body: { size: 50, show: 'open', ...(cursor !== null && { cursor }) } })
    const found = page.records.find((row) => row.title === title)
    if (found) return found.id
    cursor = page.nextCursor
  } while (cursor !== null)
  throw new Error(`${title} does not wait for review`)
}

/** A newcomer's article: seen before it is published. */
async function newPiece(title = unique('配电箱接线照片')) {
  await (await apiAs('customer')).publishQuestion({ body: piece(title, OLD) })
  return { title, reviewId: await reviewIdOf(title) }
}

/** A published article whose new version has two sensitive words. */
async function changedPiece() {
  const title = unique('老柜改造对照')
  const operator = await apiAs('operator')
  const words = [
    { word: CONTACT, category: '联系方式' },
    { word: SALVAGE, category: '违规交易' },
  ]
  for (const word of words) {
    await operator.adminSaveSensitiveWord({ body: { ...word, level: 'review', exceptions: [], enabled: true } })
  }
  const author = await apiAs('staff')
  const { id } = await author.publishQuestion({ body: piece(title, OLD) })
  const { revision } = await author.getOwnQuestion({ params: { id }, query: {} })
  await author.publishQuestionUpdate({ params: { id }, body: { ...piece(title, NEW), revision } })
  return { id, title, reviewId: await reviewIdOf(title) }
}

async function openPiece(page: Page, account: Account, { title, reviewId }: { title: string; reviewId: string }) {
  await signInAs(page, account)
  await page.goto(`/kms/admin/review?id=${reviewId}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const stateOf = async (reviewId: string) =>
  (await (await apiAs('moderator')).adminGetReview({ params: { id: reviewId } })).state

test('a change is shown against what is published, hits are marked, and keys decide and take back', async ({
  page,
}) => {
  const changed = await changedPiece()
  await openPiece(page, 'moderator', changed)
  await expect(page.getByText('已发布版本不受影响，通过后替换')).toBeVisible()
  const diff = page.getByRole('region', { name: '与已发布版本的差别' })
  await expect(diff.locator('del').first()).toHaveText('105')
  await expect(diff.locator('ins').first()).toHaveText('70')
  await expect(diff.locator('mark')).toHaveText([/^加我薇信号\s*联系方式$/, /^拆机旧件\s*违规交易$/])
  await page.keyboard.press('n')
  await expect(page.getByText('命中 1 / 2')).toBeVisible()
  await page.keyboard.press('n')
  await expect(diff.locator('mark[aria-current=true]')).toContainText(SALVAGE)

  // Without a reason it asks for one; the number answers.
  await page.keyboard.press('r')
  await expect(page.getByText('按 1–4 选择退回理由，或填写说明')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByText(`已退回：${changed.title}`)).toBeVisible()
  expect(await stateOf(changed.reviewId)).toBe('returned')
  await page.keyboard.press('z')
  await expect(page.getByRole('heading', { level: 1, name: changed.title })).toBeVisible()
  expect(await stateOf(changed.reviewId)).toBe('waiting')

  // Letters typed into the note are letters.
  await page.getByLabel('给作者的说明').fill('')
  await page.getByLabel('给作者的说明').pressSequentially('art')
  expect(await stateOf(changed.reviewId)).toBe('waiting')
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.getByText(`已转交：${changed.title}`)).toBeVisible()
  expect(await stateOf(changed.reviewId)).toBe('handed_over')
})

test('passing goes on to the next piece, and J and K move', async ({ page }) => {
  const first = await newPiece()
  const second = await newPiece()
  await openPiece(page, 'moderator', first)
  const current = page.getByRole('region', { name: '审核队列' }).locator('[aria-current=true]')
  await expect(current).toContainText(first.title)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(`已通过：${first.title}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible()
  await page.getByText('已处理', { exact: true }).click()
  await expect(page).toHaveURL(/tab=done/)
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
  await expect(page.getByRole('button', { name: /^通过/ })).toHaveCount(0)
})

test('two moderators never have the same piece open', async ({ page, browser }) => {
  test.slow() // two browsers
  const waiting = await newPiece()
  await openPiece(page, 'moderator', waiting)
  await expect(page.getByRole('button', { name: /^通过/ })).toBeEnabled()
  const colleague = await browser.newPage()
  await openPiece(colleague, 'operator', waiting)
  await expect(colleague.getByText(/正在处理，这里只能查看/)).toBeVisible()
  await expect(colleague.getByRole('button', { name: /^通过/ })).toHaveCount(0)
  // Left, it is free again.
  await page.getByRole('link', { name: 'FAQ 管理' }).click()
  await expect(page.getByRole('heading', { name: 'FAQ 管理' })).toBeVisible()
  const claimedBy = async () =>
    (await (await apiAs('operator')).adminGetReview({ params: { id: waiting.reviewId } })).claimedBy
  await expect.poll(claimedBy).toBeNull()
  await colleague.reload()
  await expect(colleague.getByRole('button', { name: /^通过/ })).toBeEnabled()
  await colleague.close()
})

test('the page itself never scrolls, and the keys can be switched off', async ({ page }) => {
  const waiting = await newPiece()
  await openPiece(page, 'administrator', waiting)
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(await overflow()).toBe(0)
  await page.getByRole('button', { name: /快捷键/ }).click()
  await page.getByRole('switch', { name: '单键快捷键' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: waiting.title }).click()
  await page.keyboard.press('a')
  expect(await stateOf(waiting.reviewId)).toBe('waiting')
})

for (const theme of ['light', 'dark'] as const) {
  test(`is accessible in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await openPiece(page, 'moderator', await changedPiece())
    await expect(page.locator('mark').first()).toBeVisible()
    // The preview is a document without scripts: nothing can look into it.
    for (const view of ['对比', '原文']) {
      await page.getByText(view, { exact: true }).click()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${view}: ${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual(
        [],
      )
    }
  })
}
