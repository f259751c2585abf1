import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { newMember, signInAsMember } from './new-member.ts'

// Floating bubbles never stand still; for who wants less motion they do, and so they can be clicked here.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('on the phone: signs in, taps the bubble, reads the ledger, goes on to exchange and to the ranks', async ({
  page,
}) => {
  await signInAsMember(page, await newMember())
  await page.goto('/kms/mobile/my/score')
  await page.getByRole('button', { name: '签到 +5' }).click()
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled()
  await page.getByRole('link', { name: '收取泡泡 +5' }).click()
  const bubble = page.getByRole('button', { name: '收取 5 积分，每日签到' })
  const size = await bubble.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(60)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await bubble.tap()
  await expect(page.locator('.bubble-total b')).toHaveText('5')
  await expect(page.getByText('连续 1 天')).toBeVisible()
  await page.getByRole('button', { name: '规则' }).tap()
  await expect(page.getByRole('dialog', { name: '积分规则' })).toContainText('最佳答案')
  await page.getByRole('button', { name: '关闭' }).tap()
  await page.getByRole('link', { name: '去兑换' }).tap()
  await expect(page.getByRole('heading', { name: '积分兑换' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.goto('/kms/mobile/my/rank')
  await page.getByRole('link', { name: '总榜' }).tap()
  await expect(page).toHaveURL(/period=all/)
  await expect(page.locator('.rank-rows li').first()).toContainText('1')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
