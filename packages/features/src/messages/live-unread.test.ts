import { afterEach, expect, it, vi } from 'vitest'
import { waitAfter } from './live-unread.ts'
import { readEvents } from './read-events.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, chunks: string[], headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    })
    return new Response(status === 200 ? body : '{}', { status, headers })
  })
const read = async () => {
  const heard: number[] = []
  const { signal } = new AbortController()
  const ended = await readEvents({ address: '/x', headers: {}, signal, onUnread: (count) => heard.push(count) })
  return { heard, ended }
}

it('hears every number, however the text is cut, and passes over signs of life', async () => {
  answering(200, [
    'event: unread\ndata: {"unr',
    'ead":3}\n\n:\n\nevent: unread\ndata: {"unread":2}\n',
    '\nretry: 2500\n\n',
  ])
  expect(await read()).toEqual({ heard: [3, 2], ended: { opened: true, waitMs: 2500 } })
})

it('knows when it was turned away, and for how long', async () => {
  answering(429, [], { 'retry-after': '60' })
  expect(await read()).toEqual({ heard: [], ended: { opened: false, waitMs: 60_000 } })
})

it('waits longer after every failure, and never more than about a minute', () => {
  expect([1, 2, 3, 10].map((failures) => waitAfter(failures, 0.5))).toEqual([1_000, 2_000, 4_000, 60_000])
})
