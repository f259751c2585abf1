import type { Logger } from 'pino'

/** Nothing stays in the process longer than this while the database is there: all that a killed process can lose. */
export const FLUSH_MS = 1_000
/** Written at once from this many on, and how many one statement takes. */
export const BATCH_SIZE = 1_000
/** While the database is away; further ones are dropped, for they are only counts. */
export const MOST_WAITING = 20_000

type Options<T> = {
  /** Must stand being repeated. */
  write: (batch: readonly T[]) => Promise<void>
  log: Pick<Logger, 'warn'>
  /** What waits, for the log. */
  what: string
}

export type BatchBuffer<T> = { add(one: T): void; isFull(): boolean; close(): Promise<void> }

/** Collects what nobody waits for and writes it by the batch, so that one of them costs no statement of its own. */
export function createBatchBuffer<T>({ write, log, what }: Options<T>): BatchBuffer<T> {
  let waiting: T[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function schedule() {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  /** One batch at a time; what could not be written waits for the next turn. */
  async function writeAll() {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE)
      try {
        await write(batch)
        waiting = waiting.slice(batch.length)
      } catch (err) {
        log.warn({ err, waiting: waiting.length }, `${what} wait for the database`)
        schedule()
        return
      }
    }
  }
  function flush(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  return {
    isFull: () => waiting.length >= MOST_WAITING,
    add(one) {
      if (waiting.length >= MOST_WAITING) return
      waiting.push(one)
      if (waiting.length >= BATCH_SIZE && !writing) void flush()
      else schedule()
    },
    async close() {
      // What came in while a batch was on its way is written too.
      await flush()
      if (waiting.length > 0) await flush()
      clearTimeout(timer)
    },
  }
}
