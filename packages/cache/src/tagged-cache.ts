import { LRUCache } from 'lru-cache'

/** What a loader returns: the value, and the names of what it was made from. Zero seconds: not to be kept. */
export type Loaded<T> = { value: T; tags: readonly string[]; seconds?: number }

type Entry<T> = { value: T; tags: readonly string[]; startedAt: number; storedAt: number; freshUntil: number }
type Load<T> = { startedAt: number; promise: Promise<T> }

type Options<T> = {
  entries: number
  seconds: number
  /** Bound on the whole, by what each value weighs. */
  bytes?: { max: number; of: (value: T) => number }
  now?: () => number
}

/** How many changed names are remembered one by one; what is older than the rest counts as changed. */
const REMEMBERED_TAGS = 10_000

/**
 * A bounded in-process cache whose entries die by time or when something they were made from changes.
 * One load per key at a time. A load that was overtaken by a change is handed to those who asked before it, but not kept,
 * and nobody who asks after a change gets a load that began before it.
 */
export class TaggedCache<T extends {}> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #loads = new Map<string, Load<T>>()
  readonly #changedAt = new LRUCache<string, number>({
    max: REMEMBERED_TAGS,
    dispose: (tick, _tag, reason) => {
      if (reason === 'evict') this.#forgottenTick = Math.max(this.#forgottenTick, tick)
    },
  })
  readonly #seconds: number
  readonly #now: () => number
  /** Counts changes: the clock that loads and changes are compared by. */
  #tick = 0
  #forgottenTick = 0

  constructor({ entries, seconds, bytes, now = Date.now }: Options<T>) {
    this.#entries = new LRUCache({
      max: entries,
      ...(bytes && { maxSize: bytes.max, sizeCalculation: ({ value }) => Math.max(1, bytes.of(value)) }),
    })
    this.#seconds = seconds
    this.#now = now
  }

  /** The value if it is fresh, without loading. */
  peek(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#now() < entry.freshUntil && this.#isCurrent(entry) ? entry.value : undefined
  }

  /** The fresh value at once, or a promise of it: a hit need not wait for a turn of the event loop. */
  get(key: string, load: () => Promise<Loaded<T>>): T | Promise<T> {
    const fresh = this.peek(key)
    if (fresh !== undefined) return fresh
    const running = this.#loads.get(key)
    return running?.startedAt === this.#tick ? running.promise : this.#load(key, load)
  }

  /**
   * A copy that is out of date, for when its source fails: at most that old, and never of something whose own name,
   * as `isOwn` tells, was changed: it may have been taken back.
   */
  standIn(key: string, maxAgeMs: number, isOwn: (tag: string) => boolean): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry || this.#now() - entry.storedAt > maxAgeMs) return undefined
    return this.#isCurrent(entry, isOwn) ? entry.value : undefined
  }

  /** Everything made from one of these is out of date. */
  invalidate(tags: readonly string[]) {
    this.#tick += 1
    for (const tag of tags) this.#changedAt.set(tag, this.#tick)
  }

  /** Nothing can be trusted any more, e.g. after changes may have been missed. */
  invalidateAll() {
    this.#tick += 1
    this.#forgottenTick = this.#tick
    this.#entries.clear()
  }

  size() {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize ?? 0 }
  }

  #load(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const startedAt = this.#tick
    const promise = load()
      .then(({ value, tags, seconds = this.#seconds }) => {
        const now = this.#now()
        const entry: Entry<T> = { value, tags, startedAt, storedAt: now, freshUntil: now + seconds * 1000 }
        if (seconds > 0 && this.#isCurrent(entry)) this.#entries.set(key, entry)
        return value
      })
      .finally(() => {
        if (this.#loads.get(key)?.promise === promise) this.#loads.delete(key)
      })
    // A cache of zero seconds is none at all: every caller loads for itself.
    if (this.#seconds > 0) this.#loads.set(key, { startedAt, promise })
    return promise
  }

  /** Whether nothing it was made from (nothing among the tags that count) has changed since its load began. */
  #isCurrent({ startedAt, tags }: Entry<T>, counts: (tag: string) => boolean = () => true): boolean {
    if (startedAt < this.#forgottenTick) return false
    // Nothing at all has changed: the usual case costs one comparison.
    if (startedAt === this.#tick) return true
    return !tags.some((tag) => counts(tag) && (this.#changedAt.peek(tag) ?? 0) > startedAt)
  }
}
