import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useShortcut } from '../shell/use-shortcut.ts'
import { addressFromPlace, filterFromPlace, placeFromAddress, type ReviewPlace } from './review-address.ts'
import { reviewListQuery } from './review-queries.ts'
import { neighbour } from './review-rows.ts'

/** The list, and which piece of it is open. */
export function useReviewQueue() {
  const [address, setAddress] = useSearchParams()
  const place = useMemo(() => placeFromAddress(address), [address])
  const filter = useMemo(() => filterFromPlace(place), [place])
  const list = useInfiniteQuery({ ...reviewListQuery(filter), placeholderData: keepPreviousData })
  const rows = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data])

  const go = (change: Partial<ReviewPlace>) =>
    // Going through the queue is one visit: back leads to the page before it.
    setAddress(addressFromPlace({ ...place, ...change }), { replace: change.tab === undefined })

  const move = (step: 1 | -1) => {
    const next = neighbour(rows, place.id, step)
    if (next) go({ id: next.id })
    if (step === 1 && next?.id === rows.at(-1)?.id && list.hasNextPage) void list.fetchNextPage()
  }
  useShortcut({ key: 'j' }, () => move(1))
  useShortcut({ key: 'k' }, () => move(-1))

  return { place, filter, list, rows, go }
}
export type ReviewQueue = ReturnType<typeof useReviewQueue>
