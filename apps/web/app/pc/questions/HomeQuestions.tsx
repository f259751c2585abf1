import { homePath } from '@kms/features/faq/faq-paths'
import type { QuestionFeed } from '@kms/features/questions/question-feed'
import { QuestionFeedList } from '../../shared/questions/QuestionFeedList.tsx'
import '../../shared/questions/questions.css'
import { QuestionRow } from './QuestionRow.tsx'

/** What members ask and write, on the home page. */
export const HomeQuestions = ({ feed }: { feed: QuestionFeed }) => (
  <QuestionFeedList
    device="pc"
    Item={QuestionRow}
    feed={feed}
    filter={{}}
    nextHref={(cursor) => homePath('pc', { tab: feed.tab, cursor })}
  />
)
