import { FeedEnd } from '../../shared/faq/FeedEnd.tsx'
import type { MorePagesProps } from '../../shared/home/FeedGrowth.tsx'
import { useMorePages } from '../../shared/home/use-more-pages.ts'
import { FeedCardItem } from './FeedCardItem.tsx'

export function MorePages({ feed, keepAs, nextHref }: MorePagesProps) {
  const { records, nextCursor, state, more } = useMorePages(feed, keepAs)
  return (
    <>
      {records.map((item) => (
        <FeedCardItem key={item.id} item={item} />
      ))}
      <FeedEnd
        nextHref={nextCursor === null ? undefined : nextHref(nextCursor)}
        state={state}
        more={() => void more()}
      />
    </>
  )
}
