import { homePath } from '@kms/features/faq/faq-paths'
import type { QuestionFeed } from '@kms/features/questions/question-feed'
import { QuestionFeedList } from '../../shared/questions/QuestionFeedList.tsx'
import '../../shared/questions/questions.css'
import { QuestionCardItem } from './QuestionCardItem.tsx'

/** What members ask and write, on the home page. */
export const HomeQuestions = ({ feed }: { feed: QuestionFeed }) => (
  <QuestionFeedList
    device="mobile"
    Item={QuestionCardItem}
    feed={feed}
    filter={{}}
    nextHref={(cursor) => homePath('mobile', { tab: feed.tab, cursor })}
  />
)
