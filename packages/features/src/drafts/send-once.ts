/** Words that are to become one post. Kept on the device as they are, the key with them. */
export type Attempt<T> = {
  /** The Idempotency-Key: however often it is sent, one post comes of it. */
  key: string
  text: T
  /** Sent and not answered for certain. The same key must carry the same words, so they are kept. */
  sent: T | null
}

export const newAttempt = <T>(text: T): Attempt<T> => ({ key: crypto.randomUUID(), text, sent: null })

const isNewer = (text: unknown, sent: unknown) => JSON.stringify(text) !== JSON.stringify(sent)

/** Whether there are words that no attempt has carried yet. */
export const hasNewWords = ({ sent, text }: Attempt<unknown>) => sent !== null && isNewer(text, sent)

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
  attempt: Attempt<T>,
  keep: (attempt: Attempt<T>) => void,
  { create, replace }: Calls<T, S>,
): Promise<S> {
  const { key, text } = attempt
  const sent = attempt.sent ?? text
  keep({ ...attempt, sent })
  const made = await create(sent, { 'idempotency-key': key }).catch((error: unknown) => {
    if (isRefusal((error as { status?: unknown }).status)) keep(newAttempt(text))
    throw error
  })
  return isNewer(text, sent) ? replace(made, text) : made
}
