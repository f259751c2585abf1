import { expect, it } from 'vitest'
import {
  clearSearchHistory,
  MAX_SEARCH_HISTORY,
  readSearchHistory,
  rememberKeyword,
  SEARCH_HISTORY_KEY,
  withKeyword,
} from './search-history.ts'

function memory(start?: string) {
  const values = new Map(start === undefined ? [] : [[SEARCH_HISTORY_KEY, start]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('keeps five, newest first, oldest dropped', () => {
  expect(MAX_SEARCH_HISTORY).toBe(5)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].reduce(withKeyword, [] as string[])).toEqual(['f', 'e', 'd', 'c', 'b'])
})

it('moves a known keyword to the front instead of keeping it twice', () => {
  expect(withKeyword(['a', 'b', 'c'], ' c ')).toEqual(['c', 'a', 'b'])
  expect(withKeyword(['a'], '  ')).toEqual(['a'])
})

it('remembers and clears', () => {
  const storage = memory()
  rememberKeyword(storage, 'NSX250F')
  rememberKeyword(storage, 'iC65N')
  expect(readSearchHistory(storage)).toEqual(['iC65N', 'NSX250F'])
  clearSearchHistory(storage)
  expect(readSearchHistory(storage)).toEqual([])
})

it.each(['nonsense', '{"a":1}', 'null', '[1,"a",null,""]'])('survives what it finds: %s', (stored) => {
  expect(readSearchHistory(memory(stored))).toEqual(stored.includes('"a",') ? ['a'] : [])
})

it('survives a storage that refuses', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  rememberKeyword(storage, 'a')
  clearSearchHistory(storage)
  expect(readSearchHistory(storage)).toEqual([])
})
