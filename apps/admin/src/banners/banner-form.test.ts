import { expect, it } from 'vitest'
import { movedBy } from './banner-form.ts'

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, null],
  ['c', 1, null],
  ['x', 1, null],
] as const)('%s by %d', (id, step, order) => {
  expect(movedBy(['a', 'b', 'c'], id, step)).toEqual(order)
})
