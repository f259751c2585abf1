import { homePath, libraryPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { homeLoader } from '../../shared/faq/list.loaders.ts'
import { homeMeta } from '../../shared/faq/list.meta.ts'
import { HomeTabs } from '../../shared/faq/HomeTabs.tsx'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { siteOf } from '../../shared/use-site.ts'
import { FaqFeedList } from '../../shared/faq/FaqFeedList.tsx'
import { HotFaqBox } from '../faq/HotFaqBox.tsx'
import type { Route } from './+types/home.page.ts'
import { CodeStrip } from './CodeStrip.tsx'
import { SectionColumn } from './SectionColumn.tsx'
import { FaqRow } from '../faq/FaqRow.tsx'

// In the document at once; its code comes only with its tabs.
const HomeQuestions = lazyPart(async () => (await import('../questions/HomeQuestions.tsx')).HomeQuestions)

export const loader = ({ url, context }: Route.LoaderArgs) => homeLoader({ url, context })
export const meta = ({ matches }: MetaArgs<typeof loader>) => homeMeta(siteOf(matches), 'pc')

export default function HomePage({ loaderData: { sections, feed, hot, codes } }: Route.ComponentProps) {
  return (
    <div className="container three-columns">
      <h1 className="sr-only">{siteCopy.title}</h1>
      <SectionColumn sections={sections} />
      <div className="stack">
        <CodeStrip codes={codes} />
        <section className="card">
          <HomeTabs device="pc" tab={'tab' in feed ? feed.tab : undefined} />
          {'tab' in feed ? (
            <Suspense>
              <HomeQuestions feed={feed} />
            </Suspense>
          ) : (
            <FaqFeedList
              device="pc"
              Item={FaqRow}
              feed={feed}
              filter={{}}
              nextHref={(cursor) => homePath('pc', { sort: feed.sort, cursor })}
            />
          )}
        </section>
      </div>
      <aside className="stack">
        <HotFaqBox title={faqCopy.hotFaqs} faqs={hot} moreHref={libraryPath('pc', { sort: 'hot' })} />
      </aside>
    </div>
  )
}
