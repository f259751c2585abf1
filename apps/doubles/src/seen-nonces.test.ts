import { expect, it } from 'vitest'
import { SIGNATURE_LIFE_MS, createSeenNonces } from './seen-nonces.ts'

it('accepts a nonce once within five minutes on either side of now', () => {
  expect(SIGNATURE_LIFE_MS).toBe(300_000)
  let time = 1_000_000
  const nonces = createSeenNonces(() => time)
  expect(nonces.accept('a', time - SIGNATURE_LIFE_MS)).toBe('fresh')
  expect(nonces.accept('b', time + SIGNATURE_LIFE_MS)).toBe('fresh')
  expect(nonces.accept('c', time - SIGNATURE_LIFE_MS - 1)).toBe('old')
  expect(nonces.accept('c', time + SIGNATURE_LIFE_MS + 1)).toBe('old')
  expect(nonces.accept('c', Number.NaN)).toBe('old')
  expect(nonces.accept('b', time)).toBe('replayed')
  // As long as the signed time is acceptable the nonce is remembered.
  const ahead = time + SIGNATURE_LIFE_MS
  time = ahead + SIGNATURE_LIFE_MS
  expect(nonces.accept('b', ahead)).toBe('replayed')
  time += 1
  expect(nonces.accept('b', ahead)).toBe('old')
})
