import { files } from '@kms/contract'
import type { StoredPart } from '../../adapters/store-calls.ts'

export type Part = { number: number; from: number; size: number }

export const partCountOf = (size: number) => Math.ceil(size / files.PART_BYTES)

export function partOf(size: number, number: number): Part {
  const from = (number - 1) * files.PART_BYTES
  return { number, from, size: Math.min(files.PART_BYTES, size - from) }
}

/** The stored parts that are parts of this file; one of another length is sent again. */
export const goodParts = (size: number, stored: readonly StoredPart[]) =>
  stored.filter(({ number, size: length }) => number <= partCountOf(size) && length === partOf(size, number).size)

export const missingParts = (size: number, good: readonly StoredPart[]): Part[] => {
  const there = new Set(good.map(({ number }) => number))
  return Array.from({ length: partCountOf(size) }, (_, index) => partOf(size, index + 1)).filter(
    ({ number }) => !there.has(number),
  )
}

export const percentOf = (size: number, good: readonly StoredPart[]) =>
  Math.floor((good.reduce((sum, part) => sum + part.size, 0) / size) * 100)
