import type { FaqFeed } from '@kms/features/faq/faq-feed'
import { libraryPath } from '@kms/features/faq/faq-paths'
import { useFaqFeed, type FeedFilter } from '@kms/features/faq/use-faq-feed'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { Link } from 'react-router'
import { FeedEnd } from '../../shared/faq/FeedEnd.tsx'
import { FaqCardItem } from './FaqCardItem.tsx'

type Props = { feed: FaqFeed; filter: FeedFilter; nextHref: (cursor: string) => string }

export function FaqFeedList({ feed, filter, nextHref }: Props) {
  const { records, nextCursor, state, more } = useFaqFeed(feed, filter)
  if (records.length === 0) {
    return (
      <MessagePage drawing="empty" title={faqCopy.empty} advice={faqCopy.emptyAdvice}>
        <Link className="button outline" to={libraryPath('mobile')}>
          {faqCopy.seeAll}
        </Link>
      </MessagePage>
    )
  }
  return (
    <>
      {records.map((faq) => (
        <FaqCardItem key={faq.id} faq={faq} />
      ))}
      <FeedEnd
        nextHref={nextCursor === null ? undefined : nextHref(nextCursor)}
        state={state}
        more={() => void more()}
      />
    </>
  )
}
