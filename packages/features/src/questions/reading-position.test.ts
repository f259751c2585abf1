import { expect, it } from 'vitest'
import { positionOf, rememberPosition, REMEMBERED_ARTICLES } from './reading-position.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

it('remembers where somebody stopped, and forgets it at the end', () => {
  const store = memory()
  rememberPosition(store, '3001', 0.42)
  expect(positionOf(store, '3001')).toBe(0.42)
  rememberPosition(store, '3001', 0.99)
  expect(positionOf(store, '3001')).toBeUndefined()
})

it('does not remember a glance', () => {
  const store = memory()
  rememberPosition(store, '3001', 0.05)
  expect(positionOf(store, '3001')).toBeUndefined()
})

it('forgets what was read longest ago', () => {
  const store = memory()
  for (let id = REMEMBERED_ARTICLES + 1; id >= 1; id--) rememberPosition(store, String(id), 0.5)
  expect(positionOf(store, String(REMEMBERED_ARTICLES + 1))).toBeUndefined()
  expect(positionOf(store, '1')).toBe(0.5)
})

it('takes a broken or forbidden store as an empty one', () => {
  expect(positionOf({ getItem: () => '{', setItem: () => undefined }, '1')).toBeUndefined()
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => rememberPosition(full, '1', 0.5)).not.toThrow()
})
