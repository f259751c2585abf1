import type { FeedFilter } from '../faq/use-faq-feed.ts'
import { useGrowingList } from '../shell/use-growing-list.ts'
import { feedRequest, type QuestionFeed } from './question-feed.ts'

/** Loaded on first use: the table of calls is no part of reading a page. */
const browserApi = async () => (await import('@kms/api-client')).createApi({ base: '/kms' })

export const useQuestionFeed = (first: QuestionFeed, filter: FeedFilter) =>
  useGrowingList(first, async (cursor) => {
    const api = await browserApi()
    return api.listQuestions({ body: { ...filter, ...feedRequest(first.tab), size: first.size, cursor } })
  })
