import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'

export const invalidationChannel = (prefix: string) => `${prefix}:invalidate`

/** For who changed more than tags can name: whatever is kept goes. */
export const EVERYTHING = '*'

/** Carries its sender, so that nobody empties the same cache a second time when its own word comes back. */
type Message = { from: string; tags: readonly string[] }

type Listener = { invalidate(tags: readonly string[]): void; invalidateAll(): void }

export type Invalidation = {
  /** Tells every process what changed; call it after the commit. Never fails: time limits bound what a lost word costs. */
  publish(tags: readonly string[]): Promise<void>
  close(): void
}

/** Carries "this changed" between processes over Redis pub/sub, to the caches of this process first. */
export function createInvalidation(redis: Redis, channel: string, listeners: Listener[]): Invalidation {
  const self = randomUUID()
  const apply = (tags: readonly string[]) => {
    for (const listener of listeners) {
      if (tags.includes(EVERYTHING)) listener.invalidateAll()
      else listener.invalidate(tags)
    }
  }
  const subscriber = redis.duplicate({ autoResubscribe: false })
  subscriber.on('error', () => {})
  subscriber.on('ready', () => {
    void subscriber.subscribe(channel).then(
      // After a gap nobody knows what was missed.
      () => listeners.forEach((listener) => listener.invalidateAll()),
      // A subscription that failed must not look like a quiet channel: start over.
      () => subscriber.disconnect(true),
    )
  })
  subscriber.on('message', (_channel, text) => {
    const { from, tags } = JSON.parse(text) as Message
    if (from !== self) apply(tags)
  })
  return {
    async publish(tags) {
      apply(tags)
      await redis.publish(channel, JSON.stringify({ from: self, tags } satisfies Message)).catch(() => 0)
    },
    close() {
      subscriber.disconnect()
    },
  }
}
