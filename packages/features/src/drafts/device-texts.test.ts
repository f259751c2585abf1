import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceTexts } from './device-texts.ts'

beforeEach(() => {
  const values: Record<string, string> = {}
  const store = {
    getItem: (name: string) => values[name] ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > 1_000) throw new Error('full')
      values[name] = value
    },
    removeItem: (name: string) => void delete values[name],
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(store, {
      ownKeys: () => Object.keys(values),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('gives back what was kept until it is dropped', () => {
  deviceTexts.keep('7-answer-1', { text: '先看脱扣位' })
  expect(deviceTexts.read('7-answer-1')).toEqual({ text: '先看脱扣位' })
  expect(deviceTexts.read('8-answer-1')).toBeUndefined()
  deviceTexts.drop('7-answer-1')
  expect(deviceTexts.read('7-answer-1')).toBeUndefined()
})

it('keeps the older words when the device has no room for the newer', () => {
  deviceTexts.keep('7-answer-1', '短')
  deviceTexts.keep('7-answer-1', '长'.repeat(2_000))
  expect(deviceTexts.read('7-answer-1')).toBe('短')
})

it('forgets what nobody came back to for a month', () => {
  const now = Date.UTC(2026, 10, 15)
  const day = 24 * 60 * 60 * 1000
  deviceTexts.keep('7-old', '旧', now - 31 * day)
  deviceTexts.keep('7-new', '新', now - 29 * day)
  deviceTexts.forgetOld(now)
  expect([deviceTexts.read('7-old'), deviceTexts.read('7-new')]).toEqual([undefined, '新'])
})
