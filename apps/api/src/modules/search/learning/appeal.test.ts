import { expect, it } from 'vitest'
import { appealOf, BOUNDS } from './appeal.ts'

it('is one for what is opened as often as expected, or was hardly seen', () => {
  expect(appealOf(40, 40)).toBe(1)
  expect(appealOf(0, 0)).toBe(1)
  expect(appealOf(1, 0.3)).toBeLessThan(1.2)
})

it('rises and falls with what is opened, within bounds', () => {
  expect(appealOf(30, 15)).toBeCloseTo(1.75)
  expect(appealOf(5, 15)).toBe(0.5)
  expect([appealOf(10_000, 1), appealOf(0, 10_000)]).toEqual([BOUNDS.most, BOUNDS.least])
})
