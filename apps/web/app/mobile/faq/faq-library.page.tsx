import { homePath, libraryPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Breadcrumbs } from '@kms/ui/Breadcrumbs'
import type { MetaArgs } from 'react-router'
import { libraryCrumbs } from '../../shared/faq/library-crumbs.ts'
import { libraryLoader } from '../../shared/faq/list.loaders.ts'
import { libraryMeta } from '../../shared/faq/library.meta.ts'
import { SearchForm } from '../../shared/faq/SearchForm.tsx'
import { SortTabs } from '../../shared/faq/SortTabs.tsx'
import { TagFilter } from '../../shared/faq/TagFilter.tsx'
import { siteOf } from '../../shared/use-site.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/faq-library.page.ts'
import { FaqFeedList } from '../../shared/faq/FaqFeedList.tsx'
import { SectionScroller } from './SectionScroller.tsx'
import { FaqCardItem } from './FaqCardItem.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) => libraryLoader({ url, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? libraryMeta(siteOf(matches), 'mobile', loaderData) : []

export default function FaqLibraryPage({ loaderData }: Route.ComponentProps) {
  const { tree, trail, tags, section, tag, feed } = loaderData
  const { sort } = feed
  const title = trail.at(-1)?.name ?? faqCopy.library
  return (
    <>
      <NavBar title={faqCopy.library} backHref={section ? libraryPath('mobile') : homePath('mobile')} />
      <main id="content" tabIndex={-1}>
        <div className="library-head">
          <SearchForm device="mobile" placeholder={faqCopy.searchLibrary} section={section} />
          <h1 className="sr-only">{title}</h1>
          {trail.length > 0 && <Breadcrumbs label={title} crumbs={libraryCrumbs('mobile', trail)} />}
        </div>
        <SectionScroller tree={tree} trail={trail} />
        <TagFilter tags={tags} section={section} tag={tag} device="mobile" sort={sort} />
        <SortTabs sort={sort} hrefOf={(next) => libraryPath('mobile', { section, tag, sort: next })} />
        <FaqFeedList
          device="mobile"
          Item={FaqCardItem}
          feed={feed}
          filter={{ ...(section && { sectionId: section }), ...(tag && { tagId: tag }) }}
          nextHref={(cursor) => libraryPath('mobile', { section, tag, sort, cursor })}
        />
      </main>
    </>
  )
}
