import { expect, it } from 'vitest'
import { failureBehaviour } from './call-failure.ts'

it.each([
  [401, 'clearAndReload'],
  [403, 'nothing'],
  [404, 'sayNotFound'],
  [500, 'saySystemError'],
  [0, 'nothing'],
  [400, 'log'],
  [409, 'log'],
  [429, 'log'],
  [502, 'log'],
  [503, 'log'],
] as const)('status %i: %s', (status, behaviour) => {
  expect(failureBehaviour(status)).toBe(behaviour)
})
