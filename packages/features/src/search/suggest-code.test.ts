import { expect, it } from 'vitest'
import { suggestCode } from './suggest-code.ts'

it.each([
  ['NSX25OF 分励线圈代号', 'NSX250F'],
  ['NSX25OOF', 'NSX2500F'],
  ['LC1DO9', undefined],
  ['ic65n-c1l', 'c11'],
  ['NSX250F', undefined],
  ['温升', undefined],
  ['OIL', undefined],
])('%s → %s', (keyword, suggestion) => {
  expect(suggestCode(keyword)).toBe(suggestion)
})
