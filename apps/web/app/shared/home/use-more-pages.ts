import { homeFeedRequest } from '@kms/features/home/home-feed-request'
import { feedItems, type FeedItem, type HomeFeed } from '@kms/features/home/home-feed'
import { useGrowingList } from '@kms/features/shell/use-growing-list'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/browser-api.ts'

/** The pages after the one in the document; the first of them is asked for at once. */
export function useMorePages({ tab, size, nextCursor, shownIds }: HomeFeed, keepAs: string) {
  const [first] = useState(() => ({ records: [] as FeedItem[], nextCursor }))
  const list = useGrowingList(
    first,
    async (cursor) => {
      const page = await browserApi.listQuestions({ body: { ...homeFeedRequest(tab), size, cursor } })
      return { records: feedItems(page), nextCursor: page.nextCursor }
    },
    keepAs,
  )
  const { more, records } = list
  useEffect(() => {
    if (records.length === 0) void more()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, when it appears
  }, [])
  const shown = new Set(shownIds)
  return { ...list, records: records.filter(({ id }) => !shown.has(id)) }
}
