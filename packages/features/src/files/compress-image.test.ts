import { expect, it } from 'vitest'
import { COMPRESSION_STEP, compressUnder, dataCharacters, IMAGE_MAX_CHARACTERS } from './compress-image.ts'

/** A picture of so many bytes per hundredth of quality. */
const encoder = (bytesPerStep: number) => {
  const asked: number[] = []
  const encode = async (quality: number) => {
    asked.push(quality)
    return { type: 'image/jpeg', size: Math.round(quality * 100) * bytesPerStep, quality }
  }
  return { asked, encode }
}

it('has the numbers of the specification', () => {
  expect([IMAGE_MAX_CHARACTERS, COMPRESSION_STEP]).toEqual([3145728, 0.01])
})

it('counts the characters of a data address', () => {
  const address = `data:image/png;base64,${Buffer.from('four').toString('base64')}`
  expect(dataCharacters('image/png', 4)).toBe(address.length)
})

it('leaves the quality of what fits', async () => {
  const { encode, asked } = encoder(10)
  expect(await compressUnder(encode)).toMatchObject({ quality: 1 })
  expect(asked).toEqual([1])
})

it.each([23_593, 30_000, 80_000, 900_000])('finds the step that going down one by one finds: %i', async (bytes) => {
  const { encode, asked } = encoder(bytes)
  const found = await compressUnder(encode)
  const byHand = Array.from({ length: 101 }, (_, n) => 100 - n).find(
    (step) => dataCharacters('image/jpeg', step * bytes) < IMAGE_MAX_CHARACTERS,
  )
  expect(Math.round((found?.quality ?? -1) * 100)).toBe(byHand)
  expect(asked.length).toBeLessThanOrEqual(8)
})

it('must be under, not at, the limit', async () => {
  const encode = async () => ({ type: 'image/jpeg', size: 3 })
  const exactly = dataCharacters('image/jpeg', 3)
  expect(await compressUnder(encode, exactly)).toBeUndefined()
  expect(await compressUnder(encode, exactly + 1)).toBeDefined()
})
