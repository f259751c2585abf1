import { expect, it } from 'vitest'
import { daysSince, kindOf, reasonOf, waitingTime } from './review-words.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

it.each([
  ['2026-11-15T11:59:30Z', '刚刚'],
  ['2026-11-15T11:16:00Z', '44 分'],
  ['2026-11-15T10:08:00Z', '1 时 52 分'],
  ['2026-11-13T09:00:00Z', '2 天 3 时'],
  // The server's clock may be a little ahead.
  ['2026-11-15T12:00:05Z', '刚刚'],
])('waits since %s: %s', (since, words) => {
  expect(waitingTime(since, NOW)).toBe(words)
})

it('counts whole days', () => {
  expect(daysSince('2026-11-13T13:00:00Z', NOW)).toBe(1)
})

it('calls an article by its name, but not what stands below it', () => {
  expect(kindOf({ targetType: 'question', isArticle: true })).toBe('文章')
  expect(kindOf({ targetType: 'question', isArticle: false })).toBe('问题')
  expect(kindOf({ targetType: 'comment', isArticle: true })).toBe('评论')
})

it.each([
  [{ reason: 'new_author', hitCount: 0, reportCount: 0 }, '新用户首帖'],
  [{ reason: 'new_author', hitCount: 2, reportCount: 0 }, '敏感词 2'],
  [{ reason: 'sensitive', hitCount: 3, reportCount: 0 }, '敏感词 3'],
  [{ reason: 'report', hitCount: 1, reportCount: 2 }, '被举报 2'],
] as const)('%j is said as %s', (row, words) => {
  expect(reasonOf(row).label).toBe(words)
})
