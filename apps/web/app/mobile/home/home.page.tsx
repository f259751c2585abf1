import { homePath, libraryPath, questionsPath, searchPath } from '@kms/features/faq/faq-paths'
import { Nameplate } from '@kms/ui/Chips'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Suspense } from 'react'
import { Link, type MetaArgs } from 'react-router'
import { OfflineNotice } from '../../shared/errors/OfflineNotice.tsx'
import { homeLoader } from '../../shared/faq/list.loaders.ts'
import { homeMeta } from '../../shared/faq/list.meta.ts'
import { SearchForm } from '../../shared/faq/SearchForm.tsx'
import { HomeTabs } from '../../shared/faq/HomeTabs.tsx'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { siteOf } from '../../shared/use-site.ts'
import { FaqFeedList } from '../../shared/faq/FaqFeedList.tsx'
import type { Route } from './+types/home.page.ts'
import { SectionIcons } from './SectionIcons.tsx'
import { FaqCardItem } from '../faq/FaqCardItem.tsx'
import { MobileHomeBar } from '../MobileHomeBar.tsx'

// In the document at once; its code comes only with its tabs.
const HomeQuestions = lazyPart(async () => (await import('../questions/HomeQuestions.tsx')).HomeQuestions)

export const loader = ({ url, context }: Route.LoaderArgs) => homeLoader({ url, context })
export const meta = ({ matches }: MetaArgs<typeof loader>) => homeMeta(siteOf(matches), 'mobile')

export default function HomePage({ loaderData: { sections, feed, codes } }: Route.ComponentProps) {
  return (
    <>
      <MobileHomeBar />
      <OfflineNotice />
      <main id="content" tabIndex={-1}>
        <SectionIcons sections={sections} />
        <section className="code-strip" aria-label={faqCopy.codeStrip}>
          <h2>{faqCopy.codeStrip}</h2>
          <SearchForm device="mobile" placeholder={faqCopy.codePlaceholder} />
          <div className="chips">
            {codes.map((code) => (
              <Nameplate key={code} href={searchPath('mobile', code)}>
                {code}
              </Nameplate>
            ))}
          </div>
        </section>
        <HomeTabs device="mobile" tab={'tab' in feed ? feed.tab : undefined} />
        {'tab' in feed ? (
          <Suspense>
            <HomeQuestions feed={feed} />
          </Suspense>
        ) : (
          <FaqFeedList
            device="mobile"
            Item={FaqCardItem}
            feed={feed}
            filter={{}}
            nextHref={(cursor) => homePath('mobile', { sort: feed.sort, cursor })}
          />
        )}
        <p className="feed-end">
          <Link className="text-link" to={'tab' in feed ? questionsPath('mobile') : libraryPath('mobile')}>
            {'tab' in feed ? faqCopy.seeAllQuestions : faqCopy.seeAll}
          </Link>
        </p>
      </main>
    </>
  )
}
