import { rmSync, writeFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { newMember, signInAsMember } from './new-member.ts'

const DAY = 24 * 3600
const CLOCK = process.env['CLOCK_OFFSET_FILE'] ?? ''

/** The days of 签到 pass; sessions and everything else stay in the present. */
const onDay = (day: number) => writeFileSync(CLOCK, String(day * DAY))
test.afterEach(() => rmSync(CLOCK, { force: true }))

// Floating bubbles never stand still; for who wants less motion they do, and so they can be clicked here.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const balance = (page: Page) => page.locator('.bubble-total b')

test('signs in on three days, takes one bubble and then all, and exchanges what came together', async ({ page }) => {
  test.skip(CLOCK === '', 'the clock of this site can not be moved')
  await signInAsMember(page, await newMember())
  for (const day of [0, 1, 2]) {
    onDay(day)
    await page.goto('/kms/pc/my/paopao')
    await page.getByRole('button', { name: '签到 +5' }).click()
    await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled()
    await expect(page.getByText(`已连续签到 ${day + 1} 天`)).toBeVisible()
  }
  const bubbles = page.getByRole('button', { name: '收取 5 积分，每日签到' })
  await expect(bubbles).toHaveCount(3)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await bubbles.first().click()
  await expect(balance(page)).toHaveText('5')
  await expect(bubbles).toHaveCount(2)
  await page.getByRole('button', { name: '全部收取 +10' }).click()
  await expect(balance(page)).toHaveText('15')
  await expect(page.getByText('暂无泡泡')).toBeVisible()
  await expect(page.locator('section.score-part').first().getByText('每日签到')).toHaveCount(3)
  // Fifteen are not enough for anything.
  await expect(page.getByRole('button', { name: '兑换 100 积分' })).toBeDisabled()
  await expect(page.getByText('积分不足')).toBeVisible()
})

test('an operator gives points with a reason, the member exchanges them and sees both', async ({ browser }) => {
  const [member, operator] = [await newMember(), await newMember([], ['operator'])]
  const console_ = await browser.newPage()
  await signInAsMember(console_, operator)
  await console_.goto('/kms/admin/points')
  await console_.getByRole('searchbox', { name: '用户编号' }).fill(member)
  await console_.getByRole('button', { name: '查询' }).click()
  await console_.getByRole('spinbutton', { name: '调整积分' }).fill('300')
  await console_.getByRole('textbox', { name: '调整原因' }).fill('线下活动补发积分')
  await console_.getByRole('button', { name: '调整积分' }).click()
  await expect(console_.getByText('人工调整')).toBeVisible()
  await console_.close()

  const page = await browser.newPage()
  await signInAsMember(page, member)
  await page.goto('/kms/pc/my/paopao')
  await expect(balance(page)).toHaveText('300')
  await expect(page.getByText('线下活动补发积分')).toBeVisible()
  await page.getByRole('spinbutton', { name: '兑换数量' }).fill('200')
  await page.getByRole('button', { name: '兑换 200 积分' }).click()
  await expect(balance(page)).toHaveText('100')
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.getByText('已完成').count()
      },
      { message: 'the platform confirms', timeout: 20_000 },
    )
    .toBe(1)
  await page.close()
})
