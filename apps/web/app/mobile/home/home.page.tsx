import type { MetaArgs } from 'react-router'
import { OfflineNotice } from '../../shared/errors/OfflineNotice.tsx'
import { homeMeta } from '../../shared/faq/list.meta.ts'
import { CodeStrip } from '../../shared/home/CodeStrip.tsx'
import { FeedGrowth } from '../../shared/home/FeedGrowth.tsx'
import { homeLoader } from '../../shared/home/home.loader.server.tsx'
import { HomeTabs } from '../../shared/home/HomeTabs.tsx'
import '../../shared/home/home.css'
import { ServerPart } from '../../shared/home/ServerPart.tsx'
import { usePartClicks } from '../../shared/home/use-part-clicks.ts'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { siteOf } from '../../shared/use-site.ts'
import { MobileHomeBar } from '../MobileHomeBar.tsx'
import type { Route } from './+types/home.page.ts'
import './home-mobile.css'
import { mobileHomeParts } from './parts.server.tsx'

const MorePages = lazyPart(async () => (await import('./MorePages.tsx')).MorePages)

export const loader = ({ url, context }: Route.LoaderArgs) => homeLoader({ url, context }, 'mobile', mobileHomeParts)
export const meta = ({ matches }: MetaArgs<typeof loader>) => homeMeta(siteOf(matches), 'mobile')

export default function HomePage({ loaderData: { feed, codes, unansweredCount, parts } }: Route.ComponentProps) {
  usePartClicks()
  return (
    <>
      <MobileHomeBar />
      <OfflineNotice />
      <main id="content" tabIndex={-1}>
        <ServerPart name="top" html={parts.top} />
        <CodeStrip codes={codes} device="mobile" />
        <HomeTabs device="mobile" tab={feed.tab} unansweredCount={unansweredCount} />
        <ServerPart name="rows" html={parts.rows} />
        <FeedGrowth key={`${feed.tab} ${feed.shownIds[0]}`} feed={feed} device="mobile" MorePages={MorePages} />
        <ServerPart name="more" html={parts.more} />
      </main>
    </>
  )
}
