import type { QuestionCard } from '@kms/contract/question-views'
import type { Device } from '@kms/features/device/device'
import type { FeedFilter } from '@kms/features/faq/use-faq-feed'
import type { QuestionFeed } from '@kms/features/questions/question-feed'
import { questionListPath } from '@kms/features/questions/question-paths'
import { useQuestionFeed } from '@kms/features/questions/use-question-feed'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { FeedEnd } from '../faq/FeedEnd.tsx'

type Props = {
  feed: QuestionFeed
  filter: FeedFilter
  device: Device
  nextHref: (cursor: string) => string
  /** How this site shows one piece. */
  Item: ComponentType<{ piece: QuestionCard }>
}

export function QuestionFeedList({ feed, filter, device, nextHref, Item }: Props) {
  const { records, nextCursor, state, more } = useQuestionFeed(feed, filter)
  if (records.length === 0) {
    return (
      <MessagePage drawing="empty" title={questionCopy.empty} advice={questionCopy.emptyAdvice}>
        <Link className="button outline" to={questionListPath(device)}>
          {questionCopy.seeAll}
        </Link>
      </MessagePage>
    )
  }
  return (
    <>
      {records.map((piece) => (
        <Item key={piece.id} piece={piece} />
      ))}
      <FeedEnd
        nextHref={nextCursor === null ? undefined : nextHref(nextCursor)}
        state={state}
        more={() => void more()}
      />
    </>
  )
}
