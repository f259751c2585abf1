import { siteCopy } from '@kms/ui/copy/site.copy'
import type { MetaArgs } from 'react-router'
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
import type { Route } from './+types/home.page.ts'
import './home-pc.css'
import { pcHomeParts } from './parts.server.tsx'

const MorePages = lazyPart(async () => (await import('./MorePages.tsx')).MorePages)

export const loader = ({ url, context }: Route.LoaderArgs) => homeLoader({ url, context }, 'pc', pcHomeParts)
export const meta = ({ matches }: MetaArgs<typeof loader>) => homeMeta(siteOf(matches), 'pc')

export default function HomePage({ loaderData: { feed, codes, unansweredCount, parts } }: Route.ComponentProps) {
  usePartClicks()
  return (
    <div className="container">
      <h1 className="sr-only">{siteCopy.title}</h1>
      <ServerPart name="notice" html={parts.notice} />
      <div className="three-columns">
        <ServerPart name="sections" html={parts.sections} className="section-column" />
        <div className="stack">
          <ServerPart name="banners" html={parts.banners} className="empty-hides" />
          <CodeStrip codes={codes} device="pc" />
          <section className="card">
            <HomeTabs device="pc" tab={feed.tab} unansweredCount={unansweredCount} />
            <ServerPart name="rows" html={parts.rows} />
            <FeedGrowth key={`${feed.tab} ${feed.shownIds[0]}`} feed={feed} device="pc" MorePages={MorePages} />
          </section>
        </div>
        <aside>
          <ServerPart name="side" html={parts.side} className="stack" />
        </aside>
      </div>
    </div>
  )
}
