import type { Page } from '@playwright/test'
import { killTab } from './kept-on-device.ts'
import { newMember, signInAsMember } from './new-member.ts'
import { apiAs, expect, test } from './site.ts'

/** 1×1, the smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const CODE = '<pre><code class="language-json">{ "Ir": 180 }</code></pre>'

test.use({ refusals: [403, 404, 409, 503] })

const pathOf = (site: string, id: string) => `/kms/${site}/detail/question/${id}`
const expertMember = () => newMember([], ['expert'])

/** A question of the partner's that nobody else touches. */
async function asked() {
  const asker = await apiAs('partner')
  const sections = await asker.listSections({})
  const { id } = await asker.publishQuestion({
    body: {
      questionType: 0,
      title: `双电源切换后不回切 ${Date.now()}`,
      content: '<p>市电恢复后不回切。</p>',
      sectionId: sections[0]?.id ?? '1',
    },
  })
  return { id, asker }
}

const editor = (page: Page) => page.locator('#write .tiptap')

/** Into the plain field, which becomes the editor under the fingers. */
async function beginAnswer(page: Page) {
  await page.getByRole('textbox', { name: '我来回答' }).click()
  await expect(editor(page)).toBeFocused()
}

async function inputMethod(page: Page) {
  const keyboard = await page.context().newCDPSession(page)
  return {
    spell: (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    take: (text: string) => keyboard.send('Input.insertText', { text }),
    /** The Enter that takes a candidate: browsers mark it as the input method's own. */
    enter: () =>
      keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 }),
  }
}

test('a question goes all the way: photo and table, answer with code, comment with @, marks, best answer, edit, history', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  const [asker, answerer] = await Promise.all([expertMember(), expertMember()])
  const title = `NSX250F 手柄停在中间 ${Date.now()}`

  await signInAsMember(page, asker)
  await page.goto(`/kms/${site}/operate/add?type=addQuestion&flag=true`)
  const text = page.getByRole('textbox', { name: '正文' })
  await page.getByRole('textbox', { name: '一句话说清型号和现象' }).fill(title)
  await text.click()
  await page.keyboard.type('跳闸后推不上去。')
  await page
    .locator('input[data-tool=image]')
    .setInputFiles({ name: '铭牌.png', mimeType: 'image/png', buffer: PICTURE })
  await page.getByRole('textbox', { name: '图片说明' }).fill('铭牌特写')
  await text.locator('p').last().click()
  await page.getByRole('button', { name: '表格', exact: true }).click()
  await page.keyboard.type('相别')
  await page.keyboard.press('Tab')
  await page.keyboard.type('电流（A）')
  await page.getByLabel('板块', { exact: true }).selectOption({ index: 2 })
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByRole('heading', { name: '已发布' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: '去看看' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('img', { name: '铭牌特写' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '电流（A）' })).toBeVisible()
  const address = new URL(page.url()).pathname

  await signInAsMember(page, answerer)
  await page.goto(address)
  await beginAnswer(page)
  await page.keyboard.type('先看脱扣位，整定值如下：')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '代码', exact: true }).click()
  await page.getByLabel('代码语言').selectOption('json')
  await editor(page).locator('pre').click()
  await page.keyboard.type('{ "Ir": 180 }')
  await page.getByRole('button', { name: '发布回答' }).click()
  const answer = page.locator('article.answer', { hasText: '先看脱扣位' })
  await expect(answer.locator('.hljs-number')).toHaveText('180')
  await expect(page.locator('#write')).not.toContainText('先看脱扣位')

  await answer.getByRole('button', { name: '评论' }).click()
  const comment = answer.getByRole('combobox', { name: '写评论' })
  await comment.pressSequentially('请看 @')
  await page.getByRole('option').first().waitFor()
  await comment.press('Enter')
  await expect(comment).toHaveValue(/^请看 @\S+ $/)
  await answer.getByRole('button', { name: '发布评论' }).click()
  await expect(answer.locator('.comment .at')).toHaveText(/^@\S+/)

  const acts = page.getByRole('complementary', { name: '操作' })
  for (const name of ['有用', '收藏']) {
    const settled = page.waitForResponse((response) => response.request().method() === 'PUT')
    await acts.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    expect((await settled).status()).toBe(200)
    await expect(acts.getByRole('button', { name: `${name} 1` })).toHaveAttribute('aria-pressed', 'true')
  }

  await signInAsMember(page, asker)
  await page.goto(address)
  await page.getByRole('button', { name: '采纳为最佳答案' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '采纳为最佳答案' }).click()
  await expect(page.locator('article.answer').first()).toContainText('由提问者采纳')

  await page.getByRole('group', { name: '作者操作' }).getByRole('link', { name: '编辑' }).click()
  await expect(text).toContainText('跳闸后推不上去')
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type('现在已经恢复。')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByRole('heading', { name: '已发布' })).toBeVisible({ timeout: 20_000 })
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText('跳闸后推不上去。现在已经恢复。')
  await page.getByRole('link', { name: /^已编辑/ }).click()
  await expect(page.locator('.diff-added')).toContainText('现在已经恢复。')
})

test('an answer survives a reload and a killed window, and is sent once though its answer is lost', async ({
  page,
  context,
  site,
}) => {
  const { id, asker } = await asked()
  await signInAsMember(page, await expertMember())
  await page.goto(pathOf(site, id))
  await page.getByRole('textbox', { name: '我来回答' }).click()
  // From the first key on: some of it before the editor has come, some after.
  await page.keyboard.type('先查控制器是否在手动，')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('再看延时。')
  await page.reload()
  await expect(editor(page)).toHaveText('先查控制器是否在手动，再看延时。')

  const next = await context.newPage()
  await killTab(page)
  await next.goto(pathOf(site, id))
  await expect(editor(next)).toHaveText('先查控制器是否在手动，再看延时。')
  await expect(next.locator('#write')).toContainText('上次没有发布的内容还在')

  await next.route(
    '**/answer/create',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await next.getByRole('button', { name: '发布回答' }).dblclick()
  await expect(next.locator('article.answer')).toContainText('再看延时。')
  await expect(editor(next)).toHaveText('')
  const { records } = await asker.listAnswers({ body: { questionId: id } })
  expect(records).toHaveLength(1)
  await next.reload()
  await expect(next.getByRole('textbox', { name: '我来回答' })).toHaveValue('')
})

test('an answer whose fate a failing server left open is changed and sent again: still one', async ({ page, site }) => {
  const { id, asker } = await asked()
  await signInAsMember(page, await expertMember())
  await page.goto(pathOf(site, id))
  await beginAnswer(page)
  await page.keyboard.type('先查控制器。')
  await page.route(
    '**/answer/create',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { code: 503, message: '稍后再试', error: 'unavailable' } })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: '发布回答' }).click()
  await expect(page.getByText('没有发布成功，内容还在，请重试')).toBeVisible()
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('再看延时。')
  await page.getByRole('button', { name: '发布回答' }).click()
  await expect(page.locator('article.answer')).toContainText('先查控制器。再看延时。')
  expect((await asker.listAnswers({ body: { questionId: id } })).records).toHaveLength(1)
})

test("one's own answer is edited in place; another version is shown, not overwritten", async ({ page, site }) => {
  const { id } = await asked()
  const expert = await apiAs('expert')
  const { id: answerId } = await expert.createAnswer({
    body: { questionId: id, answerType: 'QUESTION', content: `<p>先查欠压线圈。</p>${CODE}` },
  })
  await signInAsMember(page, '4')
  await page.goto(pathOf(site, id))
  const card = page.locator(`#answer-${answerId}`)
  await card.getByRole('button', { name: '编辑' }).click()
  const field = card.getByRole('textbox', { name: '编辑回答' })
  await field.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type('还有分励线圈。')
  await expert.updateAnswer({ params: { id: answerId }, body: { content: '<p>另一处写的。</p>', revision: 1 } })
  await card.getByRole('button', { name: '保存修改' }).click()
  await expect(card.getByRole('alert').first()).toContainText('另一处写的。')
  await card.getByRole('button', { name: '留下这个窗口的版本' }).click()
  await card.getByRole('button', { name: '保存修改' }).click()
  await expect(page.locator(`#answer-body-${answerId}`)).toContainText('先查欠压线圈。还有分励线圈。')
  await expect(card.locator('.hljs-number')).toHaveText('180')
  await expect(card.locator('.edited')).toBeVisible()
})

test('a comment survives a reload and is edited in place', async ({ page, site }) => {
  const { id } = await asked()
  const expert = await apiAs('expert')
  const { id: answerId } = await expert.createAnswer({
    body: { questionId: id, answerType: 'QUESTION', content: '<p>先查欠压线圈。</p>' },
  })
  await signInAsMember(page, await expertMember())
  const card = page.locator(`#answer-${answerId}`)
  const field = card.getByRole('combobox', { name: '写评论' })
  const open = async () => {
    await page.goto(pathOf(site, id))
    await card.getByRole('button', { name: '评论', exact: true }).click()
  }
  await open()
  await field.fill('线圈电阻是多少？')
  await open()
  await expect(field).toHaveValue('线圈电阻是多少？')
  await card.getByRole('button', { name: '发布评论' }).click()
  const row = card.locator('.comment')
  await expect(row).toContainText('线圈电阻是多少？')
  await expect(field).toHaveValue('')

  await row.getByRole('button', { name: '编辑' }).click()
  await row.getByRole('combobox', { name: '编辑评论' }).fill('线圈电阻大概是多少？')
  await row.getByRole('button', { name: '保存评论' }).click()
  await expect(row.locator('.comment-text')).toContainText('线圈电阻大概是多少？')
  await expect(row).toContainText('已编辑')
})

test('code is coloured in answers that come after the page too', async ({ page, site }) => {
  const { id, asker } = await asked()
  const expert = await apiAs('expert')
  for (const api of [asker, expert])
    await api.createAnswer({ body: { questionId: id, answerType: 'QUESTION', content: CODE } })
  await page.goto(pathOf(site, id))
  const [answers] = await Promise.all([
    page.waitForResponse(/\/parts\/answers\//),
    page.getByRole('button', { name: '按时间' }).click(),
  ])
  expect(await answers.text()).toContain('hljs-number')
  await expect(page.locator('article.answer .hljs-number')).toHaveText(['180', '180'])
})

test('Chinese input: the answer, a name after @, a cell of a table', async ({ page, site }) => {
  const { id } = await asked()
  await signInAsMember(page, await expertMember())
  await page.goto(pathOf(site, id))
  const method = await inputMethod(page)
  const words = page.locator('#write .editor-words')

  // Spelling goes on in the same field, whatever arrives meanwhile.
  await page.getByRole('textbox', { name: '我来回答' }).click()
  await method.spell('duan lu')
  await method.spell('duan lu qi')
  await method.enter()
  await method.take('断路器')
  await expect(editor(page)).toHaveText('断路器')
  await expect(words).toHaveText('3 字')
  await expect(editor(page).locator('p')).toHaveCount(1)

  await beginAnswer(page)
  await page.keyboard.type('请 @')
  const people = page.getByRole('listbox', { name: '选择要提到的人' })
  await expect(people.getByRole('option').first()).toBeVisible()
  await page.evaluate(() => {
    const seen = { gone: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => document.querySelector('.editor-people [role=option]') || seen.gone++).observe(
      document.body,
      { childList: true, subtree: true },
    )
  })
  await method.spell('yan shi')
  await method.spell('yan shi huo ban')
  await method.enter()
  await method.take('演示伙')
  await expect(people.getByRole('option')).toHaveText(/演示伙伴/)
  expect(await page.evaluate(() => (window as unknown as { seen: { gone: number } }).seen.gone)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(editor(page)).toHaveText(/^断路器请 @演示伙伴\s*$/)
  await expect(people).toBeHidden()

  await page.getByRole('button', { name: '表格', exact: true }).click()
  await method.spell('xiang bie')
  await method.enter()
  await method.take('相别')
  await expect(editor(page).locator('th').first()).toHaveText('相别')
  await expect(editor(page).locator('th, td')).toHaveCount(9)
  expect(await page.locator('article.answer').count()).toBe(0)
})

test('Chinese input: a name after @ in a comment, and the title of a question', async ({ page, site }) => {
  const { id, asker } = await asked()
  await asker.createAnswer({ body: { questionId: id, answerType: 'QUESTION', content: '<p>先查线圈。</p>' } })
  await signInAsMember(page, await expertMember())
  await page.goto(pathOf(site, id))
  const method = await inputMethod(page)
  await page.getByRole('button', { name: '评论', exact: true }).click()
  const field = page.getByRole('combobox', { name: '写评论' })
  await field.pressSequentially('谢谢 @')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await method.spell('yan shi')
  await expect(options.first()).toBeVisible()
  await method.enter()
  await method.take('演示伙')
  await expect(options).toHaveText([/演示伙伴/])
  await field.press('Enter')
  await expect(field).toHaveValue('谢谢 @演示伙伴 ')
  await expect(page.locator('.comment')).toHaveCount(0)

  await page.goto(`/kms/${site}/operate/add?type=addQuestion&flag=true`)
  const title = page.getByRole('textbox', { name: '一句话说清型号和现象' })
  await title.click()
  await method.spell('tiao zha')
  await method.enter()
  await expect(title).toBeFocused()
  await expect(page.locator('.title-field')).toContainText('0 / 60')
  await method.take('跳闸')
  await expect(title).toHaveValue('跳闸')
  await expect(page.locator('.title-field')).toContainText('2 / 60')
})
