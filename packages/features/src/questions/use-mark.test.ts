import { expect, it } from 'vitest'
import { toggled } from './use-mark.ts'

it.each([
  [
    { on: false, count: 0 },
    { on: true, count: 1 },
  ],
  [
    { on: true, count: 1 },
    { on: false, count: 0 },
  ],
  [
    { on: true, count: 0 },
    { on: false, count: 0 },
  ],
])('%j becomes %j', (before, after) => {
  expect(toggled(before)).toEqual(after)
})
