import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'
import { feedRequest, namedTab, type QuestionFeed, type QuestionTab } from '../questions/question-feed.ts'
import { readCursor, readSort, type FaqFeed } from './faq-feed.ts'
import { popularCodes } from './popular-codes.ts'

const FEED_SIZE = 10
const HOT_SIZE = 6

/** Both home pages: sections, one page of the feed — the official FAQs, or questions by the tab of the address — and what is read most. */
export async function loadHome(api: Api, url: URL) {
  const sort = readSort(url)
  const tab = namedTab(url)
  const [sections, feed, hot] = await orErrorPage(
    Promise.all([
      api.getSectionTree({}),
      tab ? questionFeed(api, url, tab) : faqFeed(api, url, sort),
      api.listFaqs({ body: { sort: 'hot', size: HOT_SIZE } }),
    ]),
  )
  return {
    sections: sections.map(({ id, name, iconKey, faqCount }) => ({ id, name, iconKey, faqCount })),
    feed,
    hot: hot.records.map(({ id, title }) => ({ id, title })),
    codes: popularCodes(hot.records),
  }
}

async function faqFeed(api: Api, url: URL, sort: FaqFeed['sort']): Promise<FaqFeed> {
  const { records, nextCursor } = await api.listFaqs({ body: { sort, size: FEED_SIZE, ...readCursor(url) } })
  return { sort, size: FEED_SIZE, records, nextCursor }
}

async function questionFeed(api: Api, url: URL, tab: QuestionTab): Promise<QuestionFeed> {
  const body = { ...feedRequest(tab), size: FEED_SIZE, ...readCursor(url) }
  const { records, nextCursor } = await api.listQuestions({ body })
  return { tab, size: FEED_SIZE, records, nextCursor }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
