import { expect, it } from 'vitest'
import { mergeCodes } from './merge-codes.ts'

it.each([
  ['takes what is found', [], [], ['A1'], ['A1']],
  ['forgets what is written no longer', ['A1'], ['A1'], [], []],
  ['keeps what was added by hand', ['A1', 'B2'], ['A1'], [], ['B2']],
  ['does not bring back what was taken away', [], ['A1'], ['A1', 'C3'], ['C3']],
  ['names each once', ['B2'], [], ['B2'], ['B2']],
])('%s', (_, current, before, now, expected) => {
  expect(mergeCodes(current, before, now, 20)).toEqual(expected)
})

it('keeps to the limit', () => {
  expect(mergeCodes(['X'], [], ['A', 'B'], 2)).toEqual(['A', 'B'])
})
