import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, MESSAGE_DURATION_MS, showToast } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})
const texts = () => currentToasts().map(({ text }) => text)

it('shows a message for one second', () => {
  expect(MESSAGE_DURATION_MS).toBe(1000)
  showToast('请求的资源不存在')
  vi.advanceTimersByTime(999)
  expect(texts()).toEqual(['请求的资源不存在'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

it('shows a longer one as long as asked', () => {
  showToast('客服暂时不可用', { durationMs: 5000 })
  vi.advanceTimersByTime(4999)
  expect(texts()).toHaveLength(1)
})

it('says the same words once, for their time after the last', () => {
  showToast('系统错误')
  vi.advanceTimersByTime(600)
  showToast('系统错误')
  expect(texts()).toEqual(['系统错误'])
  vi.advanceTimersByTime(600)
  expect(texts()).toEqual(['系统错误'])
})
