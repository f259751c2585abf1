import { expect, it, vi } from 'vitest'
import { COUNTED_RELOAD, mayReload, RELOAD_INTERVAL_MS, reloadCounted } from './reload-guard.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

it('allows one reload per minute, tab and reason', () => {
  expect(RELOAD_INTERVAL_MS).toBe(60_000)
  const tab = memory()
  expect(mayReload('a', 1_000, tab)).toBe(true)
  expect(mayReload('a', 60_999, tab)).toBe(false)
  expect(mayReload('b', 60_999, tab)).toBe(true)
  expect(mayReload('a', 61_000, tab)).toBe(true)
  expect(mayReload('a', 61_000, memory())).toBe(true)
})

it('allows none where nothing can be remembered', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('SecurityError')
    },
  }
  expect(mayReload('a', 1_000, refusing)).toBe(false)
})

it('says that the reload is counted where browsers can be told', () => {
  const location = { reload: vi.fn() }
  const navigation = { reload: vi.fn() }
  reloadCounted({ location, navigation })
  expect([location.reload.mock.calls, navigation.reload.mock.calls]).toEqual([[], [[{ info: COUNTED_RELOAD }]]])
  reloadCounted({ location })
  expect(location.reload).toHaveBeenCalledOnce()
})
