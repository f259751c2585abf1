import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'
import { readCursor, readSort, type FaqFeed } from './faq-feed.ts'
import { popularCodes } from './popular-codes.ts'

const FEED_SIZE = 10
const HOT_SIZE = 6

/** Both home pages: sections, one page of the feed, what is read most. */
export async function loadHome(api: Api, url: URL) {
  const sort = readSort(url)
  const [sections, page, hot] = await orErrorPage(
    Promise.all([
      api.getSectionTree({}),
      api.listFaqs({ body: { sort, size: FEED_SIZE, ...readCursor(url) } }),
      api.listFaqs({ body: { sort: 'hot', size: HOT_SIZE } }),
    ]),
  )
  const feed: FaqFeed = { sort, size: FEED_SIZE, records: page.records, nextCursor: page.nextCursor }
  return {
    sections: sections.map(({ id, name, iconKey, faqCount }) => ({ id, name, iconKey, faqCount })),
    feed,
    hot: hot.records.map(({ id, title }) => ({ id, title })),
    codes: popularCodes(hot.records),
  }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>
