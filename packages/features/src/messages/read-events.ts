/** A stream that says nothing for this long is dead: the server gives a sign of life more often. */
export const SILENCE_MS = 60_000

type Options = {
  address: string
  headers: Record<string, string>
  signal: AbortSignal
  onUnread: (count: number) => void
}

/** How a stream ended: when it may be opened again, if the server said so. */
export type Ended = { opened: boolean; waitMs?: number }

/** Reads one stream of unread counts to its end. EventSource can't send a bearer token, so it is read with fetch. */
export async function readEvents({ address, headers, signal, onUnread }: Options): Promise<Ended> {
  const response = await fetch(address, { headers, signal, cache: 'no-store' })
  const seconds = Number(response.headers.get('retry-after'))
  if (!response.ok || !response.body) return { opened: false, ...(seconds > 0 && { waitMs: seconds * 1000 }) }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let waitMs: number | undefined
  for (;;) {
    const { done, value } = await inTime(reader.read())
    if (done) return { opened: true, ...(waitMs !== undefined && { waitMs }) }
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const unread = /^data: \{"unread":(\d+)\}$/m.exec(event)?.[1]
      if (unread !== undefined) onUnread(Number(unread))
      const retry = /^retry: (\d+)$/m.exec(event)?.[1]
      if (retry !== undefined) waitMs = Number(retry)
    }
  }
}

function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the stream is silent')), SILENCE_MS)
  })
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer))
}
