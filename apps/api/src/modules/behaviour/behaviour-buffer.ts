import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { createBatchBuffer } from '../../kernel/batch-buffer.ts'
import { identityOf, type BehaviourEvent } from './behaviour-event.ts'

/** What was written lately need not be sent again only to be refused. */
const REMEMBERED = 20_000

type Options = {
  write: (events: readonly BehaviourEvent[]) => Promise<void>
  log: Pick<Logger, 'warn'>
}

export type BehaviourBuffer = { add(event: BehaviourEvent): void; close(): Promise<void> }

/** Each event once, in batches. Needs no other engine. */
export function createBehaviourBuffer({ write, log }: Options): BehaviourBuffer {
  const seen = new LRUCache<string, true>({ max: REMEMBERED })
  const buffer = createBatchBuffer({ write, log, what: 'behaviour events' })
  return {
    add(event) {
      const identity = identityOf(event)
      if (seen.has(identity) || buffer.isFull()) return
      seen.set(identity, true)
      buffer.add(event)
    },
    close: buffer.close,
  }
}
