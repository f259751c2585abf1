import type { FeedItem } from '@kms/features/home/home-feed'
import type { ComponentType } from 'react'
import { FeedEnd } from '../faq/FeedEnd.tsx'
import type { MorePagesProps } from './FeedGrowth.tsx'
import { useMorePages } from './use-more-pages.ts'

type Props = MorePagesProps & { Row: ComponentType<{ item: FeedItem }> }

/** The pages after the first, as far as the reader has asked for them. */
export function GrownRows({ feed, keepAs, nextHref, Row }: Props) {
  const { records, nextCursor, state, more } = useMorePages(feed, keepAs)
  return (
    <>
      {records.map((item) => (
        <Row key={item.id} item={item} />
      ))}
      <FeedEnd
        nextHref={nextCursor === null ? undefined : nextHref(nextCursor)}
        state={state}
        more={() => void more()}
      />
    </>
  )
}
