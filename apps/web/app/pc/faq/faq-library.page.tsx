import { libraryPath } from '@kms/features/faq/faq-paths'
import { Breadcrumbs } from '@kms/ui/Breadcrumbs'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import type { MetaArgs } from 'react-router'
import { libraryCrumbs } from '../../shared/faq/library-crumbs.ts'
import { libraryLoader } from '../../shared/faq/list.loaders.ts'
import { libraryMeta } from '../../shared/faq/library.meta.ts'
import { SearchForm } from '../../shared/faq/SearchForm.tsx'
import { SortTabs } from '../../shared/faq/SortTabs.tsx'
import { TagFilter } from '../../shared/faq/TagFilter.tsx'
import { siteOf } from '../../shared/use-site.ts'
import type { Route } from './+types/faq-library.page.ts'
import { FaqFeedList } from '../../shared/faq/FaqFeedList.tsx'
import { SectionTreeNav } from './SectionTreeNav.tsx'
import { FaqRow } from './FaqRow.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) => libraryLoader({ url, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? libraryMeta(siteOf(matches), 'pc', loaderData) : []

export default function FaqLibraryPage({ loaderData }: Route.ComponentProps) {
  const { tree, trail, tags, section, tag, feed } = loaderData
  const { sort } = feed
  return (
    <div className="container two-columns">
      <SectionTreeNav tree={tree} section={section} />
      <div className="stack">
        <div className="library-head">
          <div>
            <Breadcrumbs label={faqCopy.sections} crumbs={libraryCrumbs('pc', trail)} />
            <h1>{trail.at(-1)?.name ?? faqCopy.library}</h1>
          </div>
          <SearchForm device="pc" placeholder={faqCopy.searchLibrary} section={section} />
        </div>
        <section className="card">
          <SortTabs sort={sort} hrefOf={(next) => libraryPath('pc', { section, tag, sort: next })} />
          <TagFilter tags={tags} section={section} tag={tag} device="pc" sort={sort} />
          <FaqFeedList
            device="pc"
            Item={FaqRow}
            feed={feed}
            filter={{ ...(section && { sectionId: section }), ...(tag && { tagId: tag }) }}
            nextHref={(cursor) => libraryPath('pc', { section, tag, sort, cursor })}
          />
        </section>
      </div>
    </div>
  )
}
