import type { ServerResponse } from 'node:http'

export type Stream = {
  readonly userId: string
  readonly sessionId: string
  readonly address: string
  readonly response: ServerResponse
  /** Past this it is ended; its reader comes back with a fresh token, perhaps to another process. */
  readonly endsAt: number
  /** What was said last: the same number is not said again. */
  said?: number
}
export type StreamLimits = { all: number; perUser: number; perAddress: number }

/** Every stream gets a sign of life once per round, a small part of them at a time: no tick is long. */
const BUCKETS = 25
/** A reader who takes nothing is let go before what waits for him fills the memory. */
const MOST_WAITING_BYTES = 16 * 1024

/** The streams of this process: who has one, how many there may be, and what is written to them. */
export function createOpenStreams(limits: StreamLimits) {
  const byUser = new Map<string, Set<Stream>>()
  const byAddress = new Map<string, number>()
  const buckets = Array.from({ length: BUCKETS }, () => new Set<Stream>())
  let count = 0
  let opened = 0
  let turn = 0

  function write({ response }: Stream, text: string) {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy()
    else response.write(text)
  }
  function end(stream: Stream) {
    // Not all at once: thousands who leave a process that stops would arrive at another one together.
    stream.response.end(`retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n\n`)
  }

  return {
    size: () => count,
    of: (userId: string): Iterable<Stream> => byUser.get(userId) ?? [],
    all: () => [...byUser.values()].flatMap((streams) => [...streams]),
    isFull: (userId: string, address: string) =>
      count >= limits.all ||
      (byUser.get(userId)?.size ?? 0) >= limits.perUser ||
      (byAddress.get(address) ?? 0) >= limits.perAddress,

    add(stream: Stream) {
      const { userId, address, response } = stream
      const streams = byUser.get(userId) ?? new Set()
      byUser.set(userId, streams.add(stream))
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
      const bucket = buckets[opened++ % BUCKETS]
      bucket?.add(stream)
      count += 1
      response.once('close', () => {
        streams.delete(stream)
        if (streams.size === 0) byUser.delete(userId)
        const left = (byAddress.get(address) ?? 1) - 1
        if (left === 0) byAddress.delete(address)
        else byAddress.set(address, left)
        bucket?.delete(stream)
        count -= 1
      })
    },

    say(stream: Stream, unread: number) {
      if (stream.said === unread) return
      stream.said = unread
      write(stream, `event: unread\ndata: {"unread":${unread}}\n\n`)
    },
    end,

    /** Once a second: signs of life for some, and the end for whose time is over. */
    tick(now: number) {
      for (const stream of buckets[turn++ % BUCKETS] ?? []) {
        if (stream.endsAt <= now) end(stream)
        else write(stream, ':\n\n')
      }
    },
  }
}
export type OpenStreams = ReturnType<typeof createOpenStreams>
