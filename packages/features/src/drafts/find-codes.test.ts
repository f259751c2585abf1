import { expect, it } from 'vitest'
import { codesIn, findCodes } from './find-codes.ts'

it.each([
  ['NSX250F 跳闸后手柄停在中间', ['NSX250F']],
  ['把LV429003换成 LC1D09，再看 A9F74206', ['LV429003', 'LC1D09', 'A9F74206']],
  ['C120N-B16 与 C120N-B16', ['C120N-B16']],
  ['90 kW 风机运行 40 分钟，IP54，按 IEC60947-2 与 GB14048', []],
  ['abcNSX250F nsx250f', []],
])('%s', (text, codes) => {
  expect(codesIn(text, 20)).toEqual(codes)
})

it('gives the place of each', () => {
  expect(findCodes('换 NSX100 吗')).toEqual([[2, 8]])
})

it('stops at the limit', () => {
  expect(codesIn('NSX100 NSX160 NSX250', 2)).toEqual(['NSX100', 'NSX160'])
})
