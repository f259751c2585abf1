import { TaggedCache } from '@kms/cache'
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

type Options = { maxEntries: number; maxBytes: number; freshMs: number; now: () => number }
export type PageCache = ReturnType<typeof createPageCache>

/** The name of one thing (`faq:1023`), as opposed to a list that happens to show it. */
const isOwn = (tag: string) => tag.includes(':')

class RenderingFailed extends Error {
  readonly page: Page
  constructor(page: Page) {
    super(`rendered as ${page.status}`)
    this.page = page
  }
}

/**
 * Visitor pages, kept in this process and dropped by tag. When rendering fails, the last good copy stands in for a while:
 * a list that is out of date may, the page of something that was changed or withdrawn may not.
 */
export function createPageCache({ maxEntries, maxBytes, freshMs, now }: Options) {
  const pages = new TaggedCache<Page>({
    entries: maxEntries,
    seconds: freshMs / 1000,
    bytes: { max: Math.max(1, maxBytes), of: pageBytes },
    now,
  })
  /** Keys whose rendering failed, and when it is worth trying again. */
  const pauses = new Map<string, number>()

  function secondsFor({ page, tags }: Rendering): number {
    // A page that depends on nothing we know of could never be dropped.
    if (tags.length === 0) return 0
    if (page.status === 404) return Math.min(NOT_FOUND_MS, freshMs) / 1000
    return page.status === 200 ? freshMs / 1000 : 0
  }

  function standIn(key: string): Served | undefined {
    const page = pages.standIn(key, STALE_IF_ERROR_MS, isOwn)
    // A remembered 404 is no good copy.
    return page?.status === 200 ? { page, source: 'stale' } : undefined
  }

  return {
    /** What can be sent at once, without asking anybody. */
    lookup(key: string): Served | undefined {
      const page = pages.peek(key)
      if (page) return { page, source: 'hit' }
      return pauses.size > 0 && now() < (pauses.get(key) ?? 0) ? standIn(key) : undefined
    },

    /** Renders once per key, however many ask at the same time. */
    async load(key: string, render: () => Promise<Rendering>): Promise<Served> {
      try {
        const page = await pages.get(key, async () => {
          const rendering = await render()
          if (rendering.page.status >= 500) throw new RenderingFailed(rendering.page)
          return { value: rendering.page, tags: rendering.tags, seconds: secondsFor(rendering) }
        })
        pauses.delete(key)
        return { page, source: 'miss' }
      } catch (error) {
        const copy = standIn(key)
        if (copy) {
          pauses.set(key, now() + RETRY_MS)
          return copy
        }
        if (error instanceof RenderingFailed) return { page: error.page, source: 'miss' }
        throw error
      }
    },

    invalidate(tags: readonly string[]) {
      pauses.clear()
      pages.invalidate(tags)
    },

    /** For when messages may have been missed: nothing that is held can be trusted. */
    invalidateAll() {
      pauses.clear()
      pages.invalidateAll()
    },

    size: () => pages.size(),
  }
}
