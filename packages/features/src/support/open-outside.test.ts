import { ApiError } from '@kms/api-client'
import { expect, it } from 'vitest'
import { openOutside } from './open-outside.ts'
import { warningOf } from './open-support-chat.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/156.0.0.0 Mobile Safari/537.36'

/** A browser that writes down what is asked of it. */
function browser(options: { userAgent?: string; blocksTabs?: boolean } = {}) {
  const done: string[] = []
  const tab = {
    opener: {} as unknown,
    location: { replace: (address: string) => void done.push(`tab to ${address}, opener ${String(tab.opener)}`) },
    close: () => void done.push('tab closed'),
  }
  return {
    done,
    open: (address: string) => {
      done.push(`opened ${address}`)
      return options.blocksTabs ? null : tab
    },
    location: { assign: (address: string) => void done.push(`page to ${address}`) },
    navigator: { userAgent: options.userAgent ?? PHONE },
  }
}

it('opens the tab before it asks, and leaves it no way back to us', async () => {
  const page = browser()
  await openOutside(page, async () => {
    page.done.push('asked')
    return 'https://chat.example/'
  })
  expect(page.done).toEqual(['opened about:blank', 'asked', 'tab to https://chat.example/, opener null'])
})

it.each([
  ['tabs are blocked', { blocksTabs: true }, ['opened about:blank', 'page to https://chat.example/']],
  ['WeChat has only one window', { userAgent: `${PHONE} MicroMessenger/8.0.50` }, ['page to https://chat.example/']],
])('goes there itself when %s', async (_why, options, done) => {
  const page = browser(options)
  await openOutside(page, async () => 'https://chat.example/')
  expect(page.done).toEqual(done)
})

it('closes the empty tab and says so when there is no address', async () => {
  const page = browser()
  await expect(openOutside(page, () => Promise.reject(new Error('客服暂不可用')))).rejects.toThrow('客服暂不可用')
  expect(page.done).toEqual(['opened about:blank', 'tab closed'])
})

it("warns in the server's own words, and in ours when it said nothing", () => {
  expect(warningOf(new ApiError(503, { message: '客服暂不可用' }), '请稍后再试')).toBe('客服暂不可用')
  expect(warningOf(new ApiError(0, { message: 'Failed to fetch' }), '请稍后再试')).toBe('请稍后再试')
  expect(warningOf(new TypeError('x is undefined'), '请稍后再试')).toBe('请稍后再试')
})
