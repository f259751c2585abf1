import type { ReviewRow } from '@kms/contract/admin-review'
import { expect, it } from 'vitest'
import { neighbour, nextFree } from './review-rows.ts'

const ME = '5'
const row = (id: string, over: Partial<ReviewRow> = {}) =>
  ({ id, author: { id: '1', nickname: '' }, claimedBy: null, state: 'waiting', decidedBy: null, ...over }) as ReviewRow
const person = (id: string) => ({ id, nickname: '' })

const rows = [row('1'), row('2', { claimedBy: person('6') }), row('3', { author: person(ME) }), row('4')]

it('moves row by row and stays at the ends', () => {
  expect(neighbour(rows, '1', 1)?.id).toBe('2')
  expect(neighbour(rows, '2', -1)?.id).toBe('1')
  expect(neighbour(rows, '4', 1)).toBeUndefined()
  expect(neighbour(rows, '1', -1)).toBeUndefined()
  expect(neighbour(rows, undefined, 1)?.id).toBe('1')
})

it("goes past what a colleague has open and past one's own", () => {
  expect(nextFree(rows, '1', ME)?.id).toBe('4')
})

it('does not come back to what was handed over', () => {
  const handed = row('2', { state: 'handed_over', decidedBy: person(ME) })
  const forMe = row('3', { state: 'handed_over', decidedBy: person('6') })
  expect(nextFree([row('1'), handed, forMe], '1', ME)?.id).toBe('3')
})

it('comes back to what was left above', () => {
  expect(nextFree(rows, '4', ME)?.id).toBe('1')
})

it('has nothing to offer when all the others are taken', () => {
  expect(nextFree(rows.slice(0, 3), '1', ME)).toBeUndefined()
})
