import { expect, it } from 'vitest'
import { grownList, hasGrown, keepGrown } from './grown-lists.ts'

it('gives a list back to the history entry that showed it, and to no other', () => {
  keepGrown('entry', { records: [1, 2], nextCursor: 'n' })
  expect(grownList('entry')).toEqual({ records: [1, 2], nextCursor: 'n' })
  expect(hasGrown('other')).toBe(false)
})

it('forgets the list that was left longest ago', () => {
  for (let i = 0; i < 20; i++) keepGrown(`later ${i}`, { records: [], nextCursor: null })
  expect([hasGrown('entry'), hasGrown('later 0')]).toEqual([false, true])
})
