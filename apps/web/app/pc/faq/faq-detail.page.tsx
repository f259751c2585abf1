import { faqMeta } from '@kms/features/faq/faq-meta'
import { libraryPath } from '@kms/features/faq/faq-paths'
import { Breadcrumbs } from '@kms/ui/Breadcrumbs'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import type { MetaArgs } from 'react-router'
import { ArticleBody } from '../../shared/faq/ArticleBody.tsx'
import { ConclusionBox } from '../../shared/faq/ConclusionBox.tsx'
import { loader as loadDetail } from '../../shared/faq/faq-detail.loader.ts'
import { FaqByline } from '../../shared/faq/FaqByline.tsx'
import { FaqChips } from '../../shared/faq/FaqChips.tsx'
import { libraryCrumbs } from '../../shared/faq/library-crumbs.ts'
import { siteOf } from '../../shared/use-site.ts'
import { useReadReport } from '../../shared/detail/use-read-report.ts'
import type { Route } from './+types/faq-detail.page.ts'
import { ActionRail } from './ActionRail.tsx'
import { ContentsBox } from './ContentsBox.tsx'
import { FaqFacts } from './FaqFacts.tsx'
import { HotFaqBox } from './HotFaqBox.tsx'

export const loader = ({ params, context }: Route.LoaderArgs) => loadDetail({ params, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loadDetail>) =>
  loaderData ? faqMeta(siteOf(matches), 'pc', loaderData.faq) : []

export default function FaqDetailPage({ loaderData: { faq, headings, related, html } }: Route.ComponentProps) {
  useReadReport('faq', faq.id)
  return (
    <div className="container detail-columns">
      <ActionRail faq={faq} />
      <article className="card detail">
        <Breadcrumbs label={faqCopy.sections} crumbs={libraryCrumbs('pc', faq.path, true)} />
        <h1>{faq.title}</h1>
        <FaqChips faq={faq} device="pc" />
        <ConclusionBox faq={faq} />
        <FaqByline faq={faq} />
        <ArticleBody faqId={faq.id} html={html} />
      </article>
      <div className="stack detail-aside">
        <FaqFacts faq={faq} />
        <ContentsBox headings={headings} />
        <HotFaqBox
          title={faqDetailCopy.hotInSection}
          faqs={related}
          moreHref={libraryPath('pc', { section: faq.section.id, sort: 'hot' })}
        />
      </div>
    </div>
  )
}
