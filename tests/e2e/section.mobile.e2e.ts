import AxeBuilder from '@axe-core/playwright'
import { newMember, signInAsMember } from './new-member.ts'
import { expect, test } from './site.ts'

test.use({ refusals: [403, 404, 500] })

test('a member follows sections and leaves them, and what failed is taken back', async ({ page }) => {
  await signInAsMember(page, await newMember())
  await page.goto('/kms/mobile/section')
  await expect(page.getByText('已关注 0 个板块')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const follow = page.getByRole('button', { name: '关注塑壳断路器', exact: true })
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('已关注 1 个板块')).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  await page.waitForLoadState('networkidle')
  await page.route(/unsubscribe/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await follow.click()
  await expect(page.getByRole('alert')).toContainText('“塑壳断路器”没有改成功')
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await page.unroute(/unsubscribe/)
  await follow.click()
  await expect(page.getByText('已关注 0 个板块')).toBeVisible()
})
