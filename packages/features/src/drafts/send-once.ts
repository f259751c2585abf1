/** Words on their way. Kept on the device as they are, the key with them. */
export type Outgoing<T> = {
  /** The Idempotency-Key: however often it is sent, one post comes of it. */
  key: string
  text: T
  /** Sent and not answered for certain. The same key must carry the same words, so they are kept. */
  sent: T | null
}

export const newOutgoing = <T>(text: T): Outgoing<T> => ({ key: crypto.randomUUID(), text, sent: null })

type Calls<T, S> = {
  create: (text: T, headers: { 'idempotency-key': string }) => Promise<S>
  /** Brings what an earlier attempt has made up to the words of today. */
  replace: (made: S, text: T) => Promise<S>
}

/** Statuses that leave open whether another attempt has arrived, or that say nothing about the words. */
const UNDECIDED = new Set([401, 403, 408, 429])
const isRefusal = (status: unknown) =>
  typeof status === 'number' && status >= 400 && status < 500 && !UNDECIDED.has(status)

/**
 * Makes one post of it, also when an earlier attempt went through and only its answer was lost: that attempt is repeated in
 * its own words, and what was changed since then follows as an edit.
 */
export async function sendOnce<T, S>(
  outgoing: Outgoing<T>,
  keep: (outgoing: Outgoing<T>) => void,
  { create, replace }: Calls<T, S>,
): Promise<S> {
  const { key, text } = outgoing
  const sent = outgoing.sent ?? text
  keep({ ...outgoing, sent })
  const made = await create(sent, { 'idempotency-key': key }).catch((error: unknown) => {
    if (isRefusal((error as { status?: unknown }).status)) keep(newOutgoing(text))
    throw error
  })
  return JSON.stringify(sent) === JSON.stringify(text) ? made : replace(made, text)
}
