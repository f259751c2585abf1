import { LRUCache } from 'lru-cache'

/** What a loader returns: the value, and the names of what it was made from. */
export type Loaded<T> = { value: T; tags: readonly string[]; seconds?: number }

type Entry<T> = { value: T; tags: readonly string[]; loadedAt: number; freshUntil: number; stale: boolean }

type Options = { entries: number; seconds: number; now?: () => number }

/** How many invalidated names are remembered one by one; older ones count as "anything may have changed". */
const REMEMBERED_TAGS = 10_000

/**
 * A bounded in-process cache whose entries die by time or when something they were made from changes.
 * One load per key at a time. A load that was overtaken by an invalidation is handed out but not kept.
 */
export class TaggedCache<T extends {}> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #loading = new Map<string, Promise<Entry<T>>>()
  readonly #changedAt = new LRUCache<string, number>({
    max: REMEMBERED_TAGS,
    dispose: (tick, _tag, reason) => {
      if (reason === 'evict') this.#forgottenTick = Math.max(this.#forgottenTick, tick)
    },
  })
  readonly #seconds: number
  readonly #now: () => number
  #tick = 0
  #forgottenTick = 0

  constructor({ entries, seconds, now = Date.now }: Options) {
    this.#entries = new LRUCache({ max: entries })
    this.#seconds = seconds
    this.#now = now
  }

  /** The value if it is fresh, without loading. */
  peek(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#isFresh(entry) ? entry.value : undefined
  }

  /** The last value that was good, however old: for when its source fails. */
  lastGood(key: string): T | undefined {
    return this.#entries.get(key)?.value
  }

  async get(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const fresh = this.peek(key)
    if (fresh !== undefined) return fresh
    const running = this.#loading.get(key)
    if (running) {
      const entry = await running
      // The shared load may have started before a change that this caller must see.
      if (this.#isFresh(entry)) return entry.value
    }
    return (await this.#load(key, load)).value
  }

  /** Everything made from one of these is out of date. */
  invalidate(tags: readonly string[]) {
    this.#tick += 1
    for (const tag of tags) this.#changedAt.set(tag, this.#tick)
  }

  /** Nothing can be trusted any more, e.g. after invalidations may have been missed. */
  invalidateAll() {
    this.#tick += 1
    this.#forgottenTick = this.#tick
  }

  #load(key: string, load: () => Promise<Loaded<T>>): Promise<Entry<T>> {
    const startedAt = this.#tick
    const promise = load()
      .then(({ value, tags, seconds = this.#seconds }) => {
        const entry: Entry<T> = {
          value,
          tags,
          loadedAt: startedAt,
          freshUntil: this.#now() + seconds * 1000,
          stale: false,
        }
        if (this.#isFresh(entry)) this.#entries.set(key, entry)
        return entry
      })
      .finally(() => {
        if (this.#loading.get(key) === promise) this.#loading.delete(key)
      })
    // Zero seconds means no cache at all: every caller loads for itself, as if this class were not there.
    if (this.#seconds > 0) this.#loading.set(key, promise)
    return promise
  }

  #isFresh(entry: Entry<T>): boolean {
    if (entry.stale || entry.freshUntil <= this.#now() || entry.loadedAt < this.#forgottenTick) return false
    // Nothing at all has changed since: the usual case costs one comparison.
    if (entry.loadedAt === this.#tick) return true
    if (entry.tags.some((tag) => (this.#changedAt.peek(tag) ?? 0) > entry.loadedAt)) {
      entry.stale = true
      return false
    }
    return true
  }
}
