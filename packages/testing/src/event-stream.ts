import { messages } from '@kms/contract'

export type EventStream = {
  headers: Headers
  /** The data of the next event; undefined once the stream has ended. */
  next(): Promise<unknown>
  close(): void
}

/** The stream of unread messages, as a browser reads it. */
export async function openStream(origin: string, token: string): Promise<EventStream> {
  const given = new AbortController()
  const response = await fetch(`${origin}${messages.streamUnread.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: given.signal,
  })
  if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    headers: response.headers,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const data = /^data: (.+)$/m.exec(text.slice(0, end))?.[1]
          text = text.slice(end + 2)
          if (data !== undefined) return JSON.parse(data) as unknown
          continue
        }
        const { done, value } = await reader.read()
        if (done) return undefined
        text += value
      }
    },
    close: () => given.abort(),
  }
}
