import AxeBuilder from '@axe-core/playwright'
import { devices, type Page } from '@playwright/test'
import { newMember, openAsMember, signInAsMember } from './new-member.ts'
import { apiAs, apiOf, expect, test } from './site.ts'

/** The bell changes without anything being pressed, within this. */
const WITHIN_MS = 2_000

async function askedBy(asker: Awaited<ReturnType<typeof apiOf>>) {
  const sections = await asker.listSections({})
  const { id } = await asker.publishQuestion({
    body: {
      questionType: 0,
      title: `抽屉柜推不到位 ${Date.now()}`,
      content: '<p>连接位指示灯不亮。</p>',
      sectionId: sections[0]?.id ?? '1',
    },
  })
  return id
}

const answerAs = async (questionId: string, content: string) => {
  const expert = await apiAs('expert')
  return (await expert.createAnswer({ body: { questionId, answerType: 'QUESTION', content } })).id
}
/** Both are open and have heard their first number: what follows comes by the stream. */
const streaming = (page: Page) => page.waitForResponse(/messageRecord\/stream/, { timeout: 20_000 })
const saying = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('an answer changes the bells of its asker on both sites at once, opens there, and the number drops; switched off, nothing comes', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const asker = await newMember([], ['expert'])
  const own = await apiOf(asker)
  const questionId = await askedBy(own)
  const phone = await browser.newContext({ ...devices['iPhone 14'], defaultBrowserType: 'chromium' } as object)
  const mobile = await phone.newPage()
  const opened = streaming(page)
  await openAsMember(page, asker, 'home')
  await opened
  const also = streaming(mobile)
  await signInAsMember(mobile, asker)
  await mobile.goto('/kms/mobile/home')
  await also
  await expect(saying(page, '消息')).toBeVisible()
  await expect(saying(mobile, '消息')).toBeVisible()

  const answerId = await answerAs(questionId, '<p>先看联锁是否复位。</p>')
  const both = [page, mobile].map((each) => expect(saying(each, '消息，1 条未读')).toBeVisible({ timeout: WITHIN_MS }))
  await Promise.all(both)

  await saying(page, '消息，1 条未读').click()
  const drawer = page.getByRole('dialog', { name: '消息列表' })
  await drawer.getByRole('link', { name: /回答了您的问题/ }).click()
  await expect(page).toHaveURL(new RegExp(`/kms/pc/detail/question/${questionId}#answer-${answerId}$`))
  await expect(page.locator(`#answer-${answerId}`)).toBeInViewport()
  await expect(saying(page, '消息')).toBeVisible()
  await expect(saying(mobile, '消息')).toBeVisible({ timeout: WITHIN_MS })

  // The kind is switched off: the next answer is no message.
  await page.getByRole('button', { name: '消息', exact: true }).click()
  await drawer.getByRole('button', { name: '消息设置' }).click()
  const toggle = page.getByRole('checkbox', { name: '回答我的问题 站内' })
  await expect(toggle).toBeChecked()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  const saved = page.waitForResponse(
    (answer) => /messageRecord\/settings/.test(answer.url()) && answer.request().method() === 'PUT',
  )
  await toggle.uncheck()
  expect((await saved).status()).toBe(200)
  const silent = await answerAs(questionId, '<p>再看位置开关。</p>')
  // A later message of another kind shows that the jobs have run.
  const staff = await apiAs('staff')
  await staff.likeQuestion({ params: { id: questionId } })
  await expect(saying(mobile, '消息，1 条未读')).toBeVisible({ timeout: 20_000 })
  const { records } = await own.listMessages({ query: {} })
  expect(records.map((each) => each.answerId)).not.toContain(silent)
  await phone.close()
})

test('all of a full drawer is read with one press', async ({ page }) => {
  const three = Array.from({ length: 3 }, () => ({ type: 'FAQ', refId: '1001' }) as const)
  await openAsMember(page, await newMember(three), 'home')
  await page.getByRole('button', { name: '消息，3 条未读' }).click()
  const drawer = page.getByRole('dialog', { name: '消息列表' })
  await drawer.getByRole('button', { name: '全部标为已读' }).click()
  await expect(drawer).toContainText('暂无数据')
  await drawer.getByRole('tab', { name: '已读列表' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
})
