import { useGrowingList } from '../shell/use-growing-list.ts'
import type { FaqFeed } from './faq-feed.ts'

export type FeedFilter = { sectionId?: string; tagId?: string }

/** Loaded on first use: the table of calls is no part of reading a page. */
const browserApi = async () => (await import('@kms/api-client')).createApi({ base: '/kms' })

export const useFaqFeed = (first: FaqFeed, filter: FeedFilter) =>
  useGrowingList(first, async (cursor) => {
    const api = await browserApi()
    return api.listFaqs({ body: { ...filter, sort: first.sort, size: first.size, cursor } })
  })
