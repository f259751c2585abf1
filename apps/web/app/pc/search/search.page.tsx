import { searchCopy } from '@kms/ui/copy/search.copy'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { pcSearchLoader } from '../../shared/faq/list.loaders.ts'
import { SearchForm } from '../../shared/faq/SearchForm.tsx'
import { AnswerOnTop } from '../../shared/search/AnswerOnTop.tsx'
import { CatalogueCard } from '../../shared/search/CatalogueCard.tsx'
import { DegradedNotice } from '../../shared/search/DegradedNotice.tsx'
import { DidYouMean } from '../../shared/search/DidYouMean.tsx'
import { foundBy } from '../../shared/search/hit-view.ts'
import { NothingFound } from '../../shared/search/NothingFound.tsx'
import { searchMeta } from '../../shared/search/search.meta.ts'
import { SearchFilters } from '../../shared/search/SearchFilters.tsx'
import { SearchPager } from '../../shared/search/SearchPager.tsx'
import { SortLinks } from '../../shared/search/SortLinks.tsx'
import { TypeTabs } from '../../shared/search/TypeTabs.tsx'
import { useRememberedKeyword } from '../../shared/search/use-remembered-keyword.ts'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { useViewer } from '../../shared/use-viewer.ts'
import { HotFaqBox } from '../faq/HotFaqBox.tsx'
import type { Route } from './+types/search.page.ts'
import { ExpertsBox } from './ExpertsBox.tsx'
import { HitRow } from './HitRow.tsx'
import '../../shared/search/search.css'

const HotWordsBox = lazyPart(async () => (await import('./HotWordsBox.tsx')).HotWordsBox)
const RelatedSearches = lazyPart(async () => (await import('../../shared/search/RelatedSearches.tsx')).RelatedSearches)

export const loader = ({ url, context }: Route.LoaderArgs) => pcSearchLoader({ url, context })
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => searchMeta(loaderData?.wish.keyword)

export default function SearchPage({ loaderData: search }: Route.ComponentProps) {
  const { wish, result, experts, hot, hotWords } = search
  const { keyword } = wish
  useRememberedKeyword(keyword)
  const viewer = useViewer()
  return (
    <div className="container search-page">
      <div className="search-head">
        <div className="search-words">
          <h1>{keyword ? searchCopy.resultsOf(keyword) : searchCopy.title}</h1>
          {result && <span className="muted">{searchCopy.total(formatCount(result.total))}</span>}
        </div>
        {/* Members have the box in the header. */}
        {!viewer && <SearchForm device="pc" placeholder={searchCopy.placeholder} keyword={keyword} type={wish.type} />}
        <SortLinks wish={wish} device="pc" />
      </div>
      <DidYouMean search={search} device="pc" />
      <TypeTabs search={search} device="pc" />
      <div className="three-columns">
        <SearchFilters search={search} device="pc" />
        <div className="stack">
          {result?.degraded && <DegradedNotice />}
          {result?.catalogue && (
            <CatalogueCard item={result.catalogue} wish={wish} facets={result.facets} device="pc" />
          )}
          {result && <AnswerOnTop result={result} device="pc" />}
          <section className="card">
            {result && result.records.length > 0 ? (
              <>
                {result.records.map((hit, index) => (
                  <HitRow key={hit.type + hit.id} hit={hit} wish={wish} found={foundBy(result, index)} />
                ))}
                <SearchPager search={search} device="pc" />
              </>
            ) : (
              <NothingFound search={search} device="pc" />
            )}
          </section>
        </div>
        <aside className="stack">
          <ExpertsBox experts={experts} />
          {result && result.related.length > 0 && (
            <Suspense>
              <RelatedSearches words={result.related} device="pc" />
            </Suspense>
          )}
          {hotWords.length > 0 && (
            <Suspense>
              <HotWordsBox words={hotWords} />
            </Suspense>
          )}
          <HotFaqBox title={faqCopy.hotFaqs} faqs={hot} />
        </aside>
      </div>
    </div>
  )
}
