import { homePath } from '@kms/features/faq/faq-paths'
import { isNarrowed } from '@kms/features/search/search-wish'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { mobileSearchLoader } from '../../shared/faq/list.loaders.ts'
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
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/search.page.ts'
import { HitCard } from './HitCard.tsx'
import '../../shared/search/search.css'

const SearchStart = lazyPart(async () => (await import('../../shared/search/SearchStart.tsx')).SearchStart)
const RelatedSearches = lazyPart(async () => (await import('../../shared/search/RelatedSearches.tsx')).RelatedSearches)

export const loader = ({ url, context }: Route.LoaderArgs) => mobileSearchLoader({ url, context })
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => searchMeta(loaderData?.wish.keyword)

export default function SearchPage({ loaderData: search }: Route.ComponentProps) {
  const { wish, result } = search
  const { keyword } = wish
  const viewer = useViewer()
  useRememberedKeyword(keyword)
  return (
    <>
      <NavBar title={searchCopy.title} backHref={homePath('mobile')} />
      <main id="content" tabIndex={-1} className="search-page">
        <div className="library-head">
          <SearchForm device="mobile" placeholder={searchCopy.placeholder} keyword={keyword} type={wish.type} />
          <h1 className="sr-only">{keyword ? searchCopy.resultsOf(keyword) : searchCopy.title}</h1>
          <DidYouMean search={search} device="mobile" />
        </div>
        <TypeTabs search={search} device="mobile" />
        {result && (
          <div className="search-tools">
            <SortLinks wish={wish} device="mobile" />
            <details className="filter-fold">
              <summary>{isNarrowed(wish) ? searchCopy.filterOn : searchCopy.filters}</summary>
              <SearchFilters search={search} device="mobile" />
            </details>
          </div>
        )}
        {result?.degraded && <DegradedNotice />}
        {result?.catalogue && (
          <CatalogueCard item={result.catalogue} wish={wish} facets={result.facets} device="mobile" />
        )}
        {result && <AnswerOnTop result={result} device="mobile" />}
        {result && result.records.length > 0 ? (
          <>
            {result.records.map((hit, index) => (
              <HitCard key={hit.type + hit.id} hit={hit} wish={wish} found={foundBy(result, index)} />
            ))}
            <SearchPager search={search} device="mobile" />
          </>
        ) : viewer && keyword === '' ? (
          <Suspense>
            <SearchStart device="mobile" />
          </Suspense>
        ) : (
          <NothingFound search={search} device="mobile" />
        )}
        {result && result.related.length > 0 && (
          <Suspense>
            <RelatedSearches words={result.related} device="mobile" />
          </Suspense>
        )}
      </main>
    </>
  )
}
