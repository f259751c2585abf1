import type { FaqCard } from '@kms/contract/faq'
import { useState } from 'react'
import type { FaqFeed } from './faq-feed.ts'

export type FeedFilter = { sectionId?: string; tagId?: string }
type Shown = { first: FaqFeed; records: FaqCard[]; nextCursor: string | null; state: 'idle' | 'loading' | 'failed' }

const start = (first: FaqFeed): Shown => ({
  first,
  records: first.records,
  nextCursor: first.nextCursor,
  state: 'idle',
})

/** Loaded on first use: the table of calls is no part of reading a page. */
const browserApi = async () => (await import('@kms/api-client')).createApi({ base: '/kms' })

/**
 * A list that grows. The first page comes with the document; further ones are asked from the API itself, because a failed
 * loader would replace the whole page by an error while a failed call only concerns the end of the list.
 */
export function useFaqFeed(first: FaqFeed, filter: FeedFilter) {
  const [shown, setShown] = useState(() => start(first))
  if (shown.first !== first) setShown(start(first))

  const more = async () => {
    const { nextCursor } = shown
    if (nextCursor === null || shown.state === 'loading') return
    setShown({ ...shown, state: 'loading' })
    // An answer for a list that has since been replaced is dropped.
    const settle = (next: (now: Shown) => Shown) => setShown((now) => (now.first === first ? next(now) : now))
    try {
      const page = await (
        await browserApi()
      ).listFaqs({
        body: { ...filter, sort: first.sort, size: first.size, cursor: nextCursor },
      })
      settle((now) => ({
        ...now,
        records: append(now.records, page.records),
        nextCursor: page.nextCursor,
        state: 'idle',
      }))
    } catch {
      settle((now) => ({ ...now, state: 'failed' }))
    }
  }
  return { records: shown.records, nextCursor: shown.nextCursor, state: shown.state, more }
}

/** A FAQ published meanwhile may push others onto the next page: each is shown once. */
function append(shown: FaqCard[], added: FaqCard[]) {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...added.filter(({ id }) => !known.has(id))]
}
