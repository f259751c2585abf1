import { expect, it } from 'vitest'
import { isOneSlipAway } from './did-you-mean.ts'

it.each([
  ['NSX250F', 'NSX250N', true],
  ['NSX20F', 'NSX250F', true],
  ['NSX2550F', 'NSX250F', true],
  ['NSX205F', 'NSX250F', true],
  ['NSX250F', 'NSX250F', false],
  ['NSX160F', 'NSX250F', false],
  ['NSX', 'NSX250F', false],
])('%s and %s: %s', (a, b, near) => expect(isOneSlipAway(a, b)).toBe(near))
