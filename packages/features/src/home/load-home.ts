import type { Api } from '@kms/api-client'
import type { Device } from '../device/device.ts'
import { readCursor } from '../faq/faq-feed.ts'
import { orErrorPage } from '../http/page-errors.ts'
import { homeFeedRequest } from './home-feed-request.ts'
import { feedItems, readHomeTab, type FeedItem, type HomeTab } from './home-feed.ts'

export const HOME_FEED_SIZE = 10

/** Both home pages in two calls: all that stands around the feed, and one page of it. Visitors follow nothing. */
export async function loadHome(api: Api, url: URL, device: Device, isMember: boolean) {
  const tab = readHomeTab(url)
  const feed = tab === 'followed' && !isMember ? { items: [], nextCursor: null } : loadFeed(api, url, tab)
  const [board, { items, nextCursor }] = await orErrorPage(
    Promise.all([api.getHomeBoard({ params: { x: device }, query: {} }), feed]),
  )
  return { tab, board, items, nextCursor }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>

async function loadFeed(api: Api, url: URL, tab: HomeTab): Promise<{ items: FeedItem[]; nextCursor: string | null }> {
  const page = await api.listQuestions({ body: { ...homeFeedRequest(tab), size: HOME_FEED_SIZE, ...readCursor(url) } })
  return { items: feedItems(page), nextCursor: page.nextCursor }
}
