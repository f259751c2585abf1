import { files } from '@kms/contract'
import { expect, it } from 'vitest'
import { goodParts, missingParts, partCountOf, partOf, percentOf } from './parts.ts'

const MIB = 1024 * 1024
const stored = (number: number, size: number) => ({ number, size, tag: `"${number}"` })

it('cuts files into parts of 8 MiB', () => {
  expect(files.PART_BYTES).toBe(8 * MIB)
  expect(partCountOf(1)).toBe(1)
  expect(partCountOf(8 * MIB)).toBe(1)
  expect(partCountOf(8 * MIB + 1)).toBe(2)
  expect(partOf(20 * MIB, 3)).toEqual({ number: 3, from: 16 * MIB, size: 4 * MIB })
  // What S3 allows.
  expect(partCountOf(files.MAX_ADMIN_FILE_BYTES)).toBeLessThan(10_000)
})

it('goes on with what is missing or wrong', () => {
  const size = 20 * MIB
  const good = goodParts(size, [stored(1, 8 * MIB), stored(2, 7), stored(4, MIB)])
  expect(good.map(({ number }) => number)).toEqual([1])
  expect(missingParts(size, good).map(({ number }) => number)).toEqual([2, 3])
  expect(percentOf(size, good)).toBe(40)
})

it('says 100 only when all is there', () => {
  const size = 1000 * 8 * MIB + 1
  const all = Array.from({ length: 1000 }, (_, index) => stored(index + 1, 8 * MIB))
  expect(percentOf(size, all)).toBe(99)
  expect(percentOf(size, [...all, stored(1001, 1)])).toBe(100)
})
