import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { identityOf, type BehaviourEvent } from './behaviour-event.ts'

/** Nothing stays in the process longer than this while the database is there: all that a killed process can lose. */
export const FLUSH_MS = 1_000
/** Written at once from this many on, and how many one statement takes. */
export const BATCH_SIZE = 1_000
/** While the database is away; further ones are dropped, for they are only counts. */
export const MOST_WAITING = 20_000
/** What was written lately need not be sent again only to be refused. */
const REMEMBERED = 20_000

type Options = {
  write: (events: readonly BehaviourEvent[]) => Promise<void>
  log: Pick<Logger, 'warn'>
}

export type BehaviourBuffer = { add(event: BehaviourEvent): void; close(): Promise<void> }

/** Collects events and writes them by the batch, so that a view costs no statement of its own. Needs no other engine. */
export function createBehaviourBuffer({ write, log }: Options): BehaviourBuffer {
  const seen = new LRUCache<string, true>({ max: REMEMBERED })
  let waiting: BehaviourEvent[] = []
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
        log.warn({ err, waiting: waiting.length }, 'behaviour events wait for the database')
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
    add(event) {
      const identity = identityOf(event)
      if (seen.has(identity) || waiting.length >= MOST_WAITING) return
      seen.set(identity, true)
      waiting.push(event)
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
