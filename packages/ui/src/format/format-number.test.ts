import { expect, it } from 'vitest'
import { formatCount } from './format-number.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1204, '1,204'],
  [12480, '12,480'],
  [1234567, '1,234,567'],
  [1000.9, '1,000'],
])('writes %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
