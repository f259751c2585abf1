import { expect, it } from 'vitest'
import { badgeText, isRefreshDue, UNREAD_BADGE_MAX, UNREAD_REFRESH_INTERVAL_MS } from './unread-count.ts'

it('shows at most 99', () => {
  expect(UNREAD_BADGE_MAX).toBe(99)
  expect([0, 1, 99, 100, 5000].map(badgeText)).toEqual(['', '1', '99', '99+', '99+'])
})

it('asks again only after the interval', () => {
  expect(isRefreshDue(1_000, Number.NEGATIVE_INFINITY)).toBe(true)
  expect(isRefreshDue(1_000 + UNREAD_REFRESH_INTERVAL_MS - 1, 1_000)).toBe(false)
  expect(isRefreshDue(1_000 + UNREAD_REFRESH_INTERVAL_MS, 1_000)).toBe(true)
})
