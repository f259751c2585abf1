import { readEvents } from './read-events.ts'

/** Without a stream the number is asked for this often. */
export const POLL_MS = 30_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** Of all tabs of a browser: one holds the lock and the stream, and tells the others. */
const SHARED_NAME = 'kms-unread'

type Options = {
  address: string
  headers: () => Promise<Record<string, string>>
  /** The number by an ordinary call. */
  ask: () => Promise<number>
  onUnread: (count: number) => void
}

/** Keeps a member's number up to date until it is stopped: by a stream, and by asking while there is none. */
export function followUnread({ address, headers, ask, onUnread }: Options): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const channel = new BroadcastChannel(SHARED_NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => onUnread(data))
  const tell = (count: number) => {
    onUnread(count)
    channel.postMessage(count)
  }

  async function run() {
    let failures = 0
    while (!signal.aborted) {
      await online(signal)
      const attempt = new AbortController()
      const end = () => attempt.abort()
      signal.addEventListener('abort', end)
      const ended = await headers()
        .then((sent) => readEvents({ address, headers: sent, signal: attempt.signal, onUnread: tell }))
        .catch(() => ({ opened: false, waitMs: undefined }))
      signal.removeEventListener('abort', end)
      end()
      failures = ended.opened ? 0 : failures + 1
      await pause(Math.max(ended.waitMs ?? 0, ended.opened ? FIRST_WAIT_MS : waitAfter(failures)))
    }
  }
  /** Waits, and asks by the clock meanwhile. */
  async function pause(ms: number) {
    for (let left = ms; left > 0 && !signal.aborted; left -= POLL_MS) {
      await online(signal)
      if (left < ms || ms > FIRST_WAIT_MS * 4) await ask().then(tell, () => {})
      await wait(Math.min(left, POLL_MS), signal)
    }
  }

  const running = 'locks' in navigator ? navigator.locks.request(SHARED_NAME, { signal }, run) : run()
  running.catch(() => {})
  return () => {
    stopped.abort()
    channel.close()
  }
}

/** 1, 2, 4 … 60 s, each a little different: those whom one failure struck don't come back together. */
export const waitAfter = (failures: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + random / 2)

/** Without a network nothing is tried. */
const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (navigator.onLine || signal.aborted) return resolve()
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve())
  })

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
