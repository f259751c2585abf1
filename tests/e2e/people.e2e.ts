import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newMember, signInAsMember } from './new-member.ts'
import { apiAs, expect, signInAs, test } from './site.ts'

/** A whole picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const EXPERT = '4'

const ready = (page: Page) => page.locator('html[data-started]').waitFor()
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
/** What a job writes is there a moment later. */
const eventually = (page: Page, address: string, text: string) =>
  expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('link', { name: text })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

test('who follows an expert sees what the expert does, and gets to exactly that', async ({ page, site }) => {
  test.slow()
  const title = `人物旅程 ${Date.now()} 框架断路器怎么选`
  const partner = await apiAs('partner')
  const sectionId = (await partner.listSections({}))[0]?.id ?? ''
  const { id: questionId } = await partner.publishQuestion({
    body: { questionType: 0, title, content: '<p>铭牌和照片都有。</p>', sectionId },
  })
  const expert = await apiAs('expert')
  const content = '<p>先看短路电流再定分断能力。</p>'
  const answer = await expert.createAnswer({ body: { questionId, answerType: 'QUESTION', content } })

  await signInAsMember(page, await newMember())
  await page.goto(`/kms/${site}/bigshot`)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1, name: '大咖' })).toBeVisible()
  await expectAccessible(page)
  await page.locator('.bigshot-cards h2 a').first().click()
  await expect(page).toHaveURL(/bigshot\/info\?id=\d+/)
  await page.getByRole('link', { name: '全部内容' }).click()
  await expect(page).toHaveURL(/bigshot\/info\/other-list\?id=\d+/)

  await page.goto(`/kms/${site}/my/info?tab=dynamics&of=followed`)
  await expect(page.getByText('关注的人还没有动态')).toBeVisible()
  await page.goto(`/kms/${site}/otherInfo/info?id=${EXPERT}`)
  await ready(page)
  const follow = page.getByRole('button', { name: /关注/ })
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(follow).toContainText('已关注')
  await expectAccessible(page)

  await eventually(page, `/kms/${site}/my/info?tab=dynamics&of=followed`, title)
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/detail/question/${questionId}#answer-${answer.id}$`))

  await page.goto(`/kms/${site}/my/info?tab=following`)
  await ready(page)
  await page.getByRole('button', { name: /关注/ }).click()
  await expect(page.getByRole('button', { name: /关注/ })).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`/kms/${site}/my/info?tab=dynamics&of=followed`)
  await expect(page.getByText('关注的人还没有动态')).toBeVisible()
})

test('a member changes the profile, puts up a picture, and keeps favourites private', async ({ page, site }) => {
  test.slow()
  const id = await newMember()
  await signInAsMember(page, id)
  await page.goto(site === 'pc' ? '/kms/pc/my/info?tab=settings' : '/kms/mobile/my/setting')
  await ready(page)
  await expectAccessible(page)
  const name = `小匠${Date.now() % 100_000}`
  await page.getByLabel('昵称').fill(name)
  await page.getByLabel('职位').fill('技术主管')
  await page.getByLabel('简介').fill('装了二十年柜子。')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.locator('.avatar-field img')).toBeVisible({ timeout: 20_000 })
  const [saved] = await Promise.all([page.waitForResponse(/mine\/updateMine/), page.getByLabel('公开我的收藏').click()])
  expect(saved.status()).toBe(200)
  await page.reload()
  await expect(page.getByLabel('公开我的收藏')).not.toBeChecked()

  await page.goto(`/kms/${site}/my/info`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('.portrait img').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/kms/${site}/my/info?tab=collects`)
  await expect(page.getByText('还没有收藏')).toBeVisible()

  await signInAs(page, 'customer')
  await page.goto(`/kms/${site}/otherInfo/info?id=${id}&tab=collects`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByText('对方没有公开这部分内容')).toBeVisible()
  await expect(page.getByText('技术主管')).toBeVisible()
})
