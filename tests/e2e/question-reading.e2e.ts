import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import { apiAs, expect, signInAs, test } from './site.ts'

/** q-001 and art-01 of the demo corpus. */
const QUESTION = { id: '2001', title: 'NSX250F 配 TM200D 跳闸后手柄停在中间，怎么判断是过载还是短路脱扣？' }
const ARTICLE = { id: '3001', title: '一次选择性配合失败的复盘：总开关为什么先跳' }
const pathOf = (site: string, id: string) => `/kms/${site}/detail/question/${id}`

/** A question of the partner's with an answer of the expert's: both publish at once. */
async function askedAndAnswered() {
  const [asker, expert] = await Promise.all([apiAs('partner'), apiAs('expert')])
  const sections = await asker.listSections({})
  const { id } = await asker.publishQuestion({
    body: {
      questionType: 0,
      title: '框架断路器合闸后立即分闸怎么查',
      content: '<p>合闸后立即分闸。</p><pre><code class="language-json">{ "Ir": 180 }</code></pre>',
      sectionId: sections[0]?.id ?? '1',
    },
  })
  const answer = await expert.createAnswer({
    body: { questionId: id, answerType: 'QUESTION', content: '<p>先查欠压线圈。</p>' },
  })
  return { id, answerId: answer.id, asker, expert }
}

/** The button is in the document before its code has come: a click that early does nothing yet. */
const openDialog = (page: Page, name: string) =>
  expect(async () => {
    await page.getByRole('button', { name }).first().click({ timeout: 2_000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
  }).toPass()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a question is complete: result, best answer first, canonical, description, JSON-LD', async ({ page, site }) => {
    expect((await page.goto(pathOf(site, QUESTION.id)))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(QUESTION.title)
    await expect(page.locator('.result-line')).toContainText('已解决')
    await expect(page.locator('article.answer').first()).toContainText('由提问者采纳')
    await expect(page.locator('article.answer').first()).toContainText('脱扣位')
    await expect(page.getByRole('cell', { name: '跳闸前电流（A）' })).toBeVisible()
    await expect(page.locator('a.nameplate').first()).toHaveAttribute('href', /\/search\?val=NSX250F/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/kms\/pc\/detail\/question\/2001$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /脱扣位/)
    const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
    expect(jsonLd).toMatchObject({ '@type': 'QAPage', mainEntity: { acceptedAnswer: { '@type': 'Answer' } } })
  })

  test('an article is an Article, its text stands in the document once', async ({ page, site }) => {
    const html = (await (await page.goto(pathOf(site, ARTICLE.id)))?.text()) ?? ''
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.title)
    // From its end: the beginning is also the description.
    expect(html.split('一次图和整定表发出来，我们一起看').length - 1).toBe(1)
    expect(html).toContain('"@type":"Article"')
  })

  test('the list pages on by an ordinary link', async ({ page, site }) => {
    await page.goto(`/kms/${site}/detail/question`)
    const titles = () => page.locator(`main h2 a[href*="/detail/question/"]`).allTextContents()
    const before = await titles()
    expect(before.length).toBeGreaterThan(5)
    await page.getByRole('link', { name: '加载更多' }).click()
    expect(await titles()).not.toEqual(before)
  })
})

test('the list shows what waits for an answer, and the address keeps the choice', async ({ page, site }) => {
  await page.goto(`/kms/${site}/detail/question`)
  await page.getByRole('link', { name: '待回答', exact: true }).click()
  await expect(page).toHaveURL(/tab=unanswered/)
  await expect(page.locator('main article').first()).toContainText('待回答')
  await expect(page.locator('main article', { hasText: '已解决' })).toHaveCount(0)
  await page.locator('main h2 a').first().click()
  await expect(page).toHaveURL(/\/detail\/question\/\d+$/)
  await expect(page.locator('.result-line')).toContainText('待回答')
})

test('a visitor who likes is led to sign-in and back', async ({ page, site }) => {
  await page.goto(pathOf(site, QUESTION.id))
  const like = page.getByRole('complementary', { name: '操作' }).getByRole('link', { name: /^有用/ })
  await expect(like).toHaveAttribute('href', new RegExp(`/Login\\?returnTo=.*question%2F${QUESTION.id}`))
})

test('a like and a favourite show at once, settle, and last', async ({ page, site }) => {
  const { id } = await askedAndAnswered()
  await signInAs(page, 'staff')
  await page.goto(pathOf(site, id))
  const acts = page.getByRole('complementary', { name: '操作' })
  for (const name of ['有用', '收藏']) {
    const button = acts.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect((await answered).status()).toBe(200)
    await expect(button).toHaveText(new RegExp(`${name} 1`))
  }
  await page.reload()
  await expect(acts.getByRole('button', { name: '有用 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(acts.getByRole('button', { name: '收藏 1' })).toHaveAttribute('aria-pressed', 'true')
})

test('the asker adopts an answer, which then stands first', async ({ page, site }) => {
  const { id } = await askedAndAnswered()
  await signInAs(page, 'partner')
  await page.goto(pathOf(site, id))
  await openDialog(page, '采纳为最佳答案')
  await page.getByRole('dialog').getByRole('button', { name: '采纳为最佳答案' }).click()
  await expect(page.locator('article.answer').first()).toContainText('由提问者采纳')
  await expect(page.locator('.result-line')).toContainText('先查欠压线圈')
})

test('the author deletes after a question that names the act; others have no such button', async ({ page, site }) => {
  const { id } = await askedAndAnswered()
  await signInAs(page, 'staff')
  await page.goto(pathOf(site, id))
  await expect(page.getByRole('button', { name: '发布回答' })).toBeVisible()
  await expect(page.getByRole('button', { name: '删除问题' })).toHaveCount(0)
  await signInAs(page, 'partner')
  await page.goto(pathOf(site, id))
  await openDialog(page, '删除问题')
  await page.getByRole('dialog').getByRole('button', { name: '删除问题' }).click()
  await expect(page).toHaveURL(new RegExp(`/kms/${site}/detail/question$`))
  expect((await page.goto(pathOf(site, id)))?.status()).toBe(404)
})

test('a member answers; a comment names somebody by @ and is answered below it', async ({ page, site }) => {
  const { id } = await askedAndAnswered()
  await signInAs(page, 'staff')
  await page.goto(pathOf(site, id))
  await page.getByRole('textbox', { name: '我来回答' }).fill('再查分励线圈。')
  await page.getByRole('button', { name: '发布回答' }).click()
  await expect(page.locator('article.answer', { hasText: '再查分励线圈' })).toBeVisible()

  const first = page.locator('article.answer', { hasText: '先查欠压线圈' })
  await first.getByRole('button', { name: '评论' }).click()
  const field = first.getByRole('combobox', { name: '写评论' })
  await field.pressSequentially('请看 @')
  await page.getByRole('option').first().waitFor()
  await field.press('Enter')
  await expect(field).toHaveValue(/^请看 @\S+ $/)
  await first.getByRole('button', { name: '发布评论' }).click()
  await expect(first.locator('.comment .at')).toHaveText(/^@\S+/)

  await first.getByRole('button', { name: /^回复/ }).click()
  await first.getByRole('combobox', { name: /^回复/ }).fill('补充一句')
  await first.getByRole('button', { name: '发布评论' }).first().click()
  await expect(first.locator('.replies .comment')).toContainText('补充一句')
})

test('links lead to an answer and to a comment', async ({ page, site }) => {
  const { id, answerId, asker } = await askedAndAnswered()
  const comment = await asker.createComment({ body: { answerId, commentType: 'QUESTION', content: '谢谢，已查到' } })
  await page.goto(`${pathOf(site, id)}#answer-${answerId}`)
  await expect(page.locator(`#answer-${answerId}`)).toHaveAttribute('data-linked', 'true')
  await page.goto('about:blank')
  await page.goto(`${pathOf(site, id)}#comment-${comment.id}`)
  await expect(page.locator(`#comment-${comment.id}`)).toBeInViewport()
  await expect(page.locator(`#comment-${comment.id}`)).toHaveAttribute('data-linked', 'true')
})

test("a new customer's piece says that it is being reviewed, to nobody but him", async ({ page, site }) => {
  const customer = await apiAs('customer')
  const sections = await customer.listSections({})
  const { id, status } = await customer.publishQuestion({
    body: { questionType: 0, title: '接触器噪声大', content: '<p>嗡嗡响。</p>', sectionId: sections[0]?.id ?? '1' },
  })
  expect(status).toBe('pending')
  expect((await page.goto(pathOf(site, id)))?.status()).toBe(404)
  await signInAs(page, 'customer')
  expect((await page.goto(pathOf(site, id)))?.status()).toBe(200)
  await expect(page.locator('.notice')).toContainText('审核中')
  await expect(page.getByRole('main')).toContainText('嗡嗡响')
})

test('reading is told once, and code is coloured by the server', async ({ page, site }) => {
  const { id } = await askedAndAnswered()
  const told: string[] = []
  page.on('request', (request) => request.url().includes('/behavior/readQuestion/') && told.push(request.url()))
  await page.goto(pathOf(site, id))
  await expect(page.locator('.hljs-number')).toHaveText('180')
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatch(new RegExp(`/readQuestion/${id}/0$`))
})

test('is accessible in both themes', async ({ page, site }) => {
  test.slow()
  const { id, answerId, asker } = await askedAndAnswered()
  await asker.createComment({ body: { answerId, commentType: 'QUESTION', content: '谢谢' } })
  for (const path of ['detail/question', `detail/question/${QUESTION.id}`, `detail/question/${ARTICLE.id}`]) {
    await page.goto(`/kms/${site}/${path}`)
    await expectAccessible(page, { what: path, by: 'wcag' })
  }
  await signInAs(page, 'partner')
  await page.goto(pathOf(site, id))
  await page.getByRole('button', { name: /^评论/ }).click()
  await expect(page.getByRole('combobox', { name: '写评论' })).toBeVisible()
  await expectAccessible(page, { what: 'as the asker, comments open', by: 'wcag' })
})

test('never scrolls sideways', async ({ page, site }) => {
  await page.setViewportSize({ width: site === 'pc' ? 1024 : 320, height: 700 })
  for (const path of ['detail/question', `detail/question/${QUESTION.id}`, `detail/question/${ARTICLE.id}`]) {
    await page.goto(`/kms/${site}/${path}`)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess, path).toBeLessThanOrEqual(0)
  }
})

test('home shows questions beside the official answers', async ({ page, site }) => {
  await page.goto(`/kms/${site}/home`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^待回答/ })
    .click()
  await expect(page).toHaveURL(/tab=unanswered/)
  const rows = page.locator(`main h2 a[href*="/${site}/detail/question/"]`)
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await page.getByRole('link', { name: '加载更多' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
})
