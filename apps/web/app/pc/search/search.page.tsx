import { searchPath } from '@kms/features/faq/faq-paths'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Highlighted } from '@kms/ui/Highlighted'
import { Link, type MetaArgs } from 'react-router'
import { searchLoader } from '../../shared/faq/list.loaders.ts'
import { SearchForm } from '../../shared/faq/SearchForm.tsx'
import { DegradedNotice } from '../../shared/search/DegradedNotice.tsx'
import { NothingFound } from '../../shared/search/NothingFound.tsx'
import { searchMeta } from '../../shared/search/search.meta.ts'
import { SearchPager } from '../../shared/search/SearchPager.tsx'
import { TypeTabs } from '../../shared/search/TypeTabs.tsx'
import { FaqRow } from '../faq/FaqRow.tsx'
import { HotFaqBox } from '../faq/HotFaqBox.tsx'
import type { Route } from './+types/search.page.ts'
import { SectionFilter } from './SectionFilter.tsx'

const SORTS = ['relevance', 'time', 'heat'] as const

export const loader = ({ url, context }: Route.LoaderArgs) => searchLoader({ url, context })
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => searchMeta(loaderData?.keyword)

export default function SearchPage({ loaderData: search }: Route.ComponentProps) {
  const { keyword, section, sort, type, result, hot } = search
  return (
    <div className="container search-page">
      <div className="search-head">
        <div className="search-words">
          <h1>{keyword ? searchCopy.resultsOf(keyword) : searchCopy.title}</h1>
          {result && <span className="muted">{searchCopy.total(formatCount(result.total))}</span>}
        </div>
        <SearchForm device="pc" placeholder={searchCopy.placeholder} keyword={keyword} type={type} />
        <nav className="sort-links" aria-label={faqCopy.sortBy}>
          {SORTS.map((name) => (
            <Link
              key={name}
              to={searchPath('pc', keyword, { type, section, sort: name })}
              aria-current={name === sort ? 'page' : undefined}
            >
              {searchCopy.sorts[name]}
            </Link>
          ))}
        </nav>
      </div>
      <TypeTabs search={search} device="pc" />
      <div className="three-columns">
        <SectionFilter search={search} />
        <div className="stack">
          {result?.degraded && <DegradedNotice />}
          {result && result.records.length > 0 ? (
            <section className="card">
              {result.records.map((hit) => (
                <FaqRow
                  key={hit.id}
                  faq={hit}
                  title={<Highlighted html={hit.highlight.title} />}
                  excerpt={<Highlighted html={hit.highlight.content} />}
                  markedCodes={hit.highlight.codes?.map((code) => (
                    <Highlighted key={code} html={code} />
                  ))}
                />
              ))}
              <SearchPager search={search} device="pc" />
            </section>
          ) : (
            <section className="card">
              <NothingFound search={search} device="pc" />
            </section>
          )}
        </div>
        <aside className="stack">
          <HotFaqBox title={faqCopy.hotFaqs} faqs={hot} />
        </aside>
      </div>
    </div>
  )
}
