import { ApiError } from '@kms/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts } from '../toast/toast-store.ts'
import { chatAddress, openSupportChat, SUPPORT_ERROR_DURATION_MS } from './open-support-chat.ts'

const CHAT = 'https://chat.example/im'
const browser = {
  open: () => null,
  location: { assign: (address: string) => void visited.push(address) },
  navigator: { userAgent: 'Chrome' },
}
const visited: string[] = []

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('appends the signed parameters to the chat page', async () => {
  expect(chatAddress(`${CHAT}?group=7`, 'a=1')).toBe('https://chat.example/im?group=7&a=1')
  await openSupportChat(browser, { chatPageUrl: CHAT, loadParams: async () => 'a=1&sign=2', failed: '打不开' })
  expect(visited).toEqual(['https://chat.example/im?a=1&sign=2'])
  expect(currentToasts()).toEqual([])
})

it('warns for five seconds when it fails', async () => {
  expect(SUPPORT_ERROR_DURATION_MS).toBe(5000)
  const loadParams = () => Promise.reject(new ApiError(503, { message: '客服正在恢复' }))
  await openSupportChat(browser, { chatPageUrl: CHAT, loadParams, failed: '打不开' })
  expect(currentToasts()).toMatchObject([{ text: '客服正在恢复', kind: 'warning' }])
  vi.advanceTimersByTime(SUPPORT_ERROR_DURATION_MS - 1)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
})
