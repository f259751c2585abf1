import { pageBytes, type Page } from './page.ts'

/** How long a copy may stand in while the API can't answer. */
export const STALE_IF_ERROR_MS = 10 * 60_000
/** "Not found" is remembered only to blunt a burst: the page may be published any moment. */
export const NOT_FOUND_MS = 5_000
/** After a failure the last good copy is served this long before the API is asked again. */
export const RETRY_MS = 5_000

export type Rendering = { page: Page; tags: readonly string[] }
export type Source = 'hit' | 'miss' | 'stale'
export type Served = { page: Page; source: Source }

type Entry = { page: Page; tags: readonly string[]; storedAt: number; freshUntil: number; retryAt: number }
type Flight = { startedAfter: number; promise: Promise<Served> }

type Options = { maxEntries: number; maxBytes: number; freshMs: number; now: () => number }
export type PageCache = ReturnType<typeof createPageCache>

/** An invalidation of one thing (`faq:1023`), as opposed to a list that happens to show it. */
const isSpecific = (tag: string) => tag.includes(':')

/**
 * Visitor pages, kept in this process and dropped by tag. Three rules:
 * a rendering that began before an invalidation of one of its tags is never kept; a request that comes after an invalidation never
 * joins a rendering that began before it; when rendering fails, the last good copy stands in for a while.
 */
export function createPageCache({ maxEntries, maxBytes, freshMs, now }: Options) {
  // A Map keeps insertion order: the first key is the one used longest ago.
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Flight>()
  let bytes = 0
  /** Counts invalidations; renderings remember the count they began at. */
  let sequence = 0
  let clearedAt = 0
  /** Invalidations that a rendering still under way may have missed. */
  let recent: { at: number; tags: ReadonlySet<string> }[] = []
  const underWay = new Set<Flight>()

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= pageBytes(entry.page)
    entries.delete(key)
  }

  function store(key: string, { page, tags }: Rendering) {
    const lifetime = page.status === 404 ? Math.min(NOT_FOUND_MS, freshMs) : freshMs
    remove(key)
    if (pageBytes(page) > maxBytes) return
    entries.set(key, { page, tags, storedAt: now(), freshUntil: now() + lifetime, retryAt: 0 })
    bytes += pageBytes(page)
    while (entries.size > maxEntries || bytes > maxBytes) remove(entries.keys().next().value as string)
  }

  const mayKeep = ({ page, tags }: Rendering, startedAfter: number) =>
    tags.length > 0 &&
    (page.status === 200 || page.status === 404) &&
    clearedAt <= startedAfter &&
    !recent.some((change) => change.at > startedAfter && tags.some((tag) => change.tags.has(tag)))

  /** The copy that stands in for a failed rendering, if it is young enough. A remembered 404 is no good copy. */
  function standIn(key: string): Served | undefined {
    const entry = entries.get(key)
    if (!entry || entry.page.status !== 200 || now() - entry.storedAt > STALE_IF_ERROR_MS) return undefined
    entry.retryAt = now() + RETRY_MS
    return { page: entry.page, source: 'stale' }
  }

  async function fly(key: string, startedAfter: number, render: () => Promise<Rendering>): Promise<Served> {
    let rendering: Rendering
    try {
      rendering = await render()
    } catch (error) {
      const copy = standIn(key)
      if (copy) return copy
      throw error
    }
    if (rendering.page.status >= 500) return standIn(key) ?? { page: rendering.page, source: 'miss' }
    if (mayKeep(rendering, startedAfter)) store(key, rendering)
    return { page: rendering.page, source: 'miss' }
  }

  function forgetPastChanges() {
    const oldest = Math.min(...[...underWay].map((flight) => flight.startedAfter))
    recent = recent.filter((change) => change.at > oldest)
  }

  return {
    /** What can be sent at once, without asking anybody. */
    lookup(key: string): Served | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const time = now()
      const source = time < entry.freshUntil ? 'hit' : time < entry.retryAt ? 'stale' : undefined
      if (!source) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return { page: entry.page, source }
    },

    /** Renders once per key, however many ask at the same time. */
    load(key: string, render: () => Promise<Rendering>): Promise<Served> {
      const joined = flights.get(key)
      if (joined) return joined.promise
      const startedAfter = sequence
      const flight: Flight = { startedAfter, promise: fly(key, startedAfter, render) }
      flights.set(key, flight)
      underWay.add(flight)
      const land = () => {
        if (flights.get(key) === flight) flights.delete(key)
        underWay.delete(flight)
        forgetPastChanges()
      }
      flight.promise.then(land, land)
      return flight.promise
    },

    /**
     * Pages of the thing itself go away: it may have been withdrawn, and must not come back when the API fails.
     * Pages that merely list it have to be rendered anew, but may stand in for a failure.
     */
    invalidate(tags: readonly string[]) {
      sequence++
      flights.clear()
      if (underWay.size > 0) recent.push({ at: sequence, tags: new Set(tags) })
      for (const [key, entry] of entries) {
        const hit = tags.filter((tag) => entry.tags.includes(tag))
        if (hit.some(isSpecific)) remove(key)
        else if (hit.length > 0) entry.freshUntil = entry.retryAt = 0
      }
    },

    /** For when messages may have been missed: nothing that is held can be trusted. */
    invalidateAll() {
      clearedAt = ++sequence
      flights.clear()
      entries.clear()
      bytes = 0
    },

    size: () => ({ entries: entries.size, bytes }),
  }
}
