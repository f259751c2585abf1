import { useState } from 'react'
import { grownList, keepGrown } from './grown-lists.ts'

type FirstPage<T> = { records: T[]; nextCursor: string | null }
type NextPage<T> = { records: readonly T[]; nextCursor: string | null }
type Shown<T> = { first: FirstPage<T>; records: T[]; nextCursor: string | null; state: GrowthState }
export type GrowthState = 'idle' | 'loading' | 'failed'

const start = <T>(first: FirstPage<T>): Shown<T> => ({ ...first, first, state: 'idle' })

/**
 * A list that grows. The first page comes with the document; further ones are asked from the API itself, because a failed
 * loader would replace the whole page by an error while a failed call only concerns the end of the list. With `keepAs`, the
 * history entry that shows it, it is as long as it was for who comes back.
 */
export function useGrowingList<T extends { id: string }>(
  first: FirstPage<T>,
  load: (cursor: string) => Promise<NextPage<T>>,
  keepAs?: string,
) {
  const [shown, setShown] = useState(() => ({ ...start(first), ...(keepAs && grownList<T>(keepAs)) }))
  if (shown.first !== first) setShown(start(first))

  const more = async () => {
    const { nextCursor } = shown
    if (nextCursor === null || shown.state === 'loading') return
    setShown({ ...shown, state: 'loading' })
    // An answer for a list that has since been replaced is dropped.
    const settle = (next: (now: Shown<T>) => Shown<T>) => setShown((now) => (now.first === first ? next(now) : now))
    try {
      const page = await load(nextCursor)
      const records = appendNew(shown.records, page.records)
      if (keepAs) keepGrown(keepAs, { records, nextCursor: page.nextCursor })
      settle((now) => ({ ...now, records, nextCursor: page.nextCursor, state: 'idle' }))
    } catch {
      settle((now) => ({ ...now, state: 'failed' }))
    }
  }
  return { records: shown.records, nextCursor: shown.nextCursor, state: shown.state, more }
}

/** What is published meanwhile may push others onto the next page: each is shown once. */
export function appendNew<T extends { id: string }>(shown: readonly T[], added: readonly T[]): T[] {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...added.filter(({ id }) => !known.has(id))]
}
