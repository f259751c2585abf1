import { describe, expect, it } from 'vitest'
import { afterWorkingHours, hoursUntilWork, isAtWork, ORDINARY_WEEK } from './working-hours.ts'

/** 2026-11-13 is a Friday. */
const china = (text: string) => new Date(`${text}+08:00`)

describe('the ordinary week', () => {
  it.each([
    ['2026-11-13T08:00:00', 0],
    ['2026-11-13T17:59:59', 0],
    ['2026-11-13T07:00:00', 1],
    ['2026-11-13T18:00:00', 62],
    ['2026-11-14T12:00:00', 44],
    ['2026-11-15T23:30:00', 8.5],
  ])('%s is %s hours before work', (at, hours) => {
    expect(hoursUntilWork(ORDINARY_WEEK, china(at))).toBe(hours)
    expect(isAtWork(ORDINARY_WEEK, china(at))).toBe(hours === 0)
  })

  it.each([
    ['2026-11-13T09:00:00', 4, '2026-11-13T13:00:00'],
    ['2026-11-13T16:00:00', 4, '2026-11-16T10:00:00'],
    ['2026-11-14T03:00:00', 4, '2026-11-16T12:00:00'],
    ['2026-11-13T08:00:00', 10, '2026-11-13T18:00:00'],
    ['2026-11-12T17:00:00', 12, '2026-11-16T09:00:00'],
  ])('from %s, %s hours of work end at %s', (at, hours, end) => {
    expect(afterWorkingHours(ORDINARY_WEEK, china(at), hours)).toEqual(china(end))
  })
})

it('a week of one night shift', () => {
  const week = { fromHour: 20, toHour: 24, workDays: [7] }
  expect(afterWorkingHours(week, china('2026-11-13T09:00:00'), 6)).toEqual(china('2026-11-22T22:00:00'))
})

it('ends within work, never before it began, and later for more hours', () => {
  const weeks = [0, 8, 13, 20].flatMap((fromHour) =>
    [[1, 2, 3, 4, 5], [7], [2, 4, 6], [1, 2, 3, 4, 5, 6, 7]].map((workDays) => ({
      fromHour,
      toHour: Math.min(24, fromHour + 9),
      workDays,
    })),
  )
  const start = china('2026-12-28T00:00:00').getTime()
  for (const week of weeks)
    for (let minutes = 0; minutes < 10 * 24 * 60; minutes += 397)
      for (const hours of [1, 4, 8, 25]) {
        const at = new Date(start + minutes * 60_000)
        const end = afterWorkingHours(week, at, hours)
        expect(end.getTime() - at.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000)
        expect(isAtWork(week, new Date(end.getTime() - 1))).toBe(true)
        expect(afterWorkingHours(week, at, hours + 1) > end).toBe(true)
      }
})
