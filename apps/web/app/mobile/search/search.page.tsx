import { homePath, searchPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Highlighted } from '@kms/ui/Highlighted'
import { Link, type MetaArgs } from 'react-router'
import { searchLoader } from '../../shared/faq/list.loaders.ts'
import { SearchForm } from '../../shared/faq/SearchForm.tsx'
import { DegradedNotice } from '../../shared/search/DegradedNotice.tsx'
import { NothingFound } from '../../shared/search/NothingFound.tsx'
import { searchMeta } from '../../shared/search/search.meta.ts'
import { SearchPager } from '../../shared/search/SearchPager.tsx'
import { TypeTabs } from '../../shared/search/TypeTabs.tsx'
import { FaqCardItem } from '../faq/FaqCardItem.tsx'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/search.page.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => searchLoader({ url, context })
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => searchMeta(loaderData?.keyword)

export default function SearchPage({ loaderData: search }: Route.ComponentProps) {
  const { keyword, section, type, sections, result } = search
  return (
    <>
      <NavBar title={searchCopy.title} backHref={homePath('mobile')} />
      <main id="content" tabIndex={-1}>
        <div className="library-head">
          <SearchForm device="mobile" placeholder={searchCopy.placeholder} keyword={keyword} type={type} />
          <h1 className="sr-only">{keyword ? searchCopy.resultsOf(keyword) : searchCopy.title}</h1>
        </div>
        <TypeTabs search={search} device="mobile" />
        <nav className="section-scroller" aria-label={faqCopy.sections}>
          {[{ id: undefined, name: faqCopy.allSections }, ...sections].map(({ id, name }) => (
            <Link
              key={id ?? 'all'}
              to={searchPath('mobile', keyword, { type, section: id })}
              aria-current={id === section ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        {result?.degraded && <DegradedNotice />}
        {result && result.records.length > 0 ? (
          <>
            {result.records.map((hit) => (
              <FaqCardItem
                key={hit.id}
                faq={hit}
                title={<Highlighted html={hit.highlight.title} />}
                excerpt={<Highlighted html={hit.highlight.content} />}
                markedCodes={hit.highlight.codes?.map((code) => (
                  <Highlighted key={code} html={code} />
                ))}
              />
            ))}
            <SearchPager search={search} device="mobile" />
          </>
        ) : (
          <NothingFound search={search} device="mobile" />
        )}
      </main>
    </>
  )
}
