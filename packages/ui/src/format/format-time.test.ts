import { describe, expect, it } from 'vitest'
import { formatDate, formatRelative } from './format-time.ts'

const now = Date.parse('2026-11-15T08:00:00+08:00')

describe('relative time', () => {
  it.each([
    ['2026-11-15T07:59:30+08:00', '刚刚'],
    ['2026-11-15T08:00:05+08:00', '刚刚'],
    ['2026-11-15T07:59:00+08:00', '1 分钟前'],
    ['2026-11-15T07:01:00+08:00', '59 分钟前'],
    ['2026-11-15T07:00:00+08:00', '1 小时前'],
    ['2026-11-15T00:10:00+08:00', '7 小时前'],
    ['2026-11-14T23:50:00+08:00', '昨天 23:50'],
    ['2026-11-14T00:00:00+08:00', '昨天 00:00'],
    ['2026-11-13T23:59:00+08:00', '11-13'],
    ['2026-01-01T00:00:00+08:00', '01-01'],
    ['2025-12-31T23:59:59+08:00', '2025-12-31'],
  ])('%s reads %s', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text)
  })
})

it('takes the day from China, whatever the zone of the value', () => {
  expect(formatDate('2026-11-14T16:30:00.000Z')).toBe('2026-11-15')
})
