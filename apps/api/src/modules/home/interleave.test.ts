import { expect, it } from 'vitest'
import { interleave } from './interleave.ts'

it('puts one official FAQ among every four, the first in second place', () => {
  expect(interleave(['q1', 'q2', 'q3', 'q4', 'q5'], ['f1', 'f2'])).toEqual(['q1', 'f1', 'q2', 'q3', 'q4', 'f2', 'q5'])
})

it('goes on with what is left when one list ends', () => {
  expect(interleave(['q1'], ['f1', 'f2', 'f3'])).toEqual(['q1', 'f1', 'f2', 'f3'])
  expect(interleave([], ['f1'])).toEqual(['f1'])
  expect(interleave(['q1', 'q2'], [])).toEqual(['q1', 'q2'])
})
