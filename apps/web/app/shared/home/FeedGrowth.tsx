import type { Device } from '@kms/features/device/device'
import { homePath } from '@kms/features/faq/faq-paths'
import type { HomeFeed } from '@kms/features/home/home-feed'
import { hasGrown } from '@kms/features/shell/grown-lists'
import { Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { FeedEnd } from '../faq/FeedEnd.tsx'

export type MorePagesProps = { feed: HomeFeed; keepAs: string; nextHref: (cursor: string) => string }
type Props = {
  feed: HomeFeed
  device: Device
  /** Rows of the further pages. The first page is markup, so their code comes with the first 加载更多. */
  MorePages: ComponentType<MorePagesProps>
}

/** The end of the feed, and what grows there. Who comes back to it finds it as long as he left it. */
export function FeedGrowth({ feed, device, MorePages }: Props) {
  const { key } = useLocation()
  const [grows, setGrows] = useState(() => hasGrown(key))
  const nextHref = (cursor: string) =>
    homePath(device, { tab: feed.tab === 'recommended' ? undefined : feed.tab, cursor })
  if (feed.shownIds.length === 0) return null
  const end = (state: 'idle' | 'loading') => (
    <FeedEnd
      nextHref={feed.nextCursor === null ? undefined : nextHref(feed.nextCursor)}
      state={state}
      more={() => setGrows(true)}
    />
  )
  if (!grows) return end('idle')
  return (
    <Suspense fallback={end('loading')}>
      <MorePages feed={feed} keepAs={key} nextHref={nextHref} />
    </Suspense>
  )
}
