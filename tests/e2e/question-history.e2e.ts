import AxeBuilder from '@axe-core/playwright'
import { apiAs, expect, signInAs, test } from './site.ts'

const FIRST = '转接排按 3 mm 铜排加工。'
const SECOND = '转接排按 5 mm 铜排加工，并校核温升。'
const unchanged = Array.from({ length: 8 }, (_, index) => `<p>第 ${index + 1} 步照旧。</p>`).join('')

/** The partner's question, changed twice. */
async function editedTwice() {
  const author = await apiAs('partner')
  const [section, other] = await author.listSections({})
  const post = {
    questionType: 0 as const,
    title: `转接排改 3 mm 行不行 ${Date.now()}`,
    content: `<h2>做法</h2><p>${FIRST}</p>${unchanged}`,
    sectionId: section?.id ?? '1',
    catalogueCodes: ['NSX250F'],
  }
  const { id } = await author.publishQuestion({ body: post })
  const change = (body: object, revision: number) =>
    author.publishQuestionUpdate({ params: { id }, body: { ...post, ...body, revision } })
  const content = `<h2>做法</h2><p>${SECOND}</p>${unchanged}`
  await change({ content }, 1)
  const title = post.title.replace('3 mm', '5 mm')
  await change({ content, title, sectionId: other?.id ?? '2', catalogueCodes: ['NSX400F'] }, 2)
  return { id, title }
}

test('an author follows the edited mark to what changed, and compares any two versions', async ({ page, site }) => {
  const { id, title } = await editedTwice()
  await signInAs(page, 'partner')
  await page.goto(`/kms/${site}/detail/question/${id}`)
  await page.getByRole('link', { name: /^已编辑/ }).click()

  const versions = page.getByRole('navigation', { name: '版本' }).getByRole('link')
  await expect(versions).toHaveText([
    /第 3 版.*当前版本.*修改了标题、板块、型号/,
    /第 2 版.*修改了正文/,
    /第 1 版.*首次发布/,
  ])
  await expect(page.locator('.field-changes')).toContainText('型号')
  await expect(page.getByText('正文没有改动。')).toBeVisible()

  await versions.nth(1).click()
  await expect(page.locator('.diff-removed').filter({ hasText: FIRST })).toBeVisible()
  await expect(page.locator('.diff-added ins').first()).toHaveText('5')
  const fold = page.getByText('段没有改动')
  await expect(page.getByText('第 8 步照旧。')).toBeHidden()
  await fold.click()
  await expect(page.getByText('第 8 步照旧。')).toBeVisible()

  await versions.nth(0).click()
  await page
    .getByLabel('第 3 版 对比')
    .selectOption({ label: (await page.getByRole('option').last().textContent()) ?? '' })
  await expect(page.locator('.difference-head')).toContainText('+2 处')
  await expect(page.locator('.field-changes')).toContainText('标题')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])

  await page.getByRole('link', { name: '返回问题' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('moderators see the versions, other readers the page itself', async ({ page, site }) => {
  const { id, title } = await editedTwice()
  await signInAs(page, 'moderator')
  await page.goto(`/kms/${site}/detail/question/${id}`)
  await page.getByRole('link', { name: '修改记录' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('修改记录')
  await signInAs(page, 'customer')
  await page.goto(`/kms/${site}/detail/question/${id}?history=newest`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('link', { name: /已编辑|修改记录/ })).toHaveCount(0)
})
