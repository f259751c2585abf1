import type { FaqCard } from '@kms/contract/faq'
import type { Device } from '@kms/features/device/device'
import type { FaqFeed } from '@kms/features/faq/faq-feed'
import { libraryPath } from '@kms/features/faq/faq-paths'
import { useFaqFeed, type FeedFilter } from '@kms/features/faq/use-faq-feed'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { Link } from 'react-router'
import type { ComponentType } from 'react'
import { FeedEnd } from './FeedEnd.tsx'

type Props = {
  feed: FaqFeed
  filter: FeedFilter
  device: Device
  nextHref: (cursor: string) => string
  /** How this site shows one FAQ. */
  Item: ComponentType<{ faq: FaqCard }>
}

export function FaqFeedList({ feed, filter, device, nextHref, Item }: Props) {
  const { records, nextCursor, state, more } = useFaqFeed(feed, filter)
  if (records.length === 0) {
    return (
      <MessagePage drawing="empty" title={faqCopy.empty} advice={faqCopy.emptyAdvice}>
        <Link className="button outline" to={libraryPath(device)}>
          {faqCopy.seeAll}
        </Link>
      </MessagePage>
    )
  }
  return (
    <>
      {records.map((faq) => (
        <Item key={faq.id} faq={faq} />
      ))}
      <FeedEnd
        nextHref={nextCursor === null ? undefined : nextHref(nextCursor)}
        state={state}
        more={() => void more()}
      />
    </>
  )
}
