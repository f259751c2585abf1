import { expect, it } from 'vitest'
import { quietSeconds } from './quiet-hours.ts'

it.each([
  ['2026-11-15T08:00:00+08:00', 0],
  ['2026-11-15T21:59:59+08:00', 0],
  ['2026-11-15T22:00:00+08:00', 10 * 3600],
  ['2026-11-15T23:30:10+08:00', 8.5 * 3600 - 10],
  ['2026-11-16T00:00:00+08:00', 8 * 3600],
  ['2026-11-16T07:59:59+08:00', 1],
])('at %s a message waits %d s', (at, seconds) => {
  expect(quietSeconds(new Date(at))).toBe(seconds)
})
