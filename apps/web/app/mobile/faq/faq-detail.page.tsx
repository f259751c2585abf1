import { faqMeta } from '@kms/features/faq/faq-meta'
import { faqPath, libraryPath } from '@kms/features/faq/faq-paths'
import { Breadcrumbs } from '@kms/ui/Breadcrumbs'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Link, type MetaArgs } from 'react-router'
import { ArticleBody } from '../../shared/faq/ArticleBody.tsx'
import { ConclusionBox } from '../../shared/faq/ConclusionBox.tsx'
import { loader as loadDetail } from '../../shared/faq/faq-detail.loader.ts'
import { FaqByline } from '../../shared/faq/FaqByline.tsx'
import { FaqChips } from '../../shared/faq/FaqChips.tsx'
import { libraryCrumbs } from '../../shared/faq/library-crumbs.ts'
import { siteOf } from '../../shared/use-site.ts'
import { NavBar } from '../MobileFrame.tsx'
import { useReadReport } from '../../shared/detail/use-read-report.ts'
import type { Route } from './+types/faq-detail.page.ts'
import { ActionBar } from './ActionBar.tsx'

export const loader = ({ params, context }: Route.LoaderArgs) => loadDetail({ params, context })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loadDetail>) =>
  loaderData ? faqMeta(siteOf(matches), 'mobile', loaderData.faq) : []

export default function FaqDetailPage({ loaderData: { faq, related, html } }: Route.ComponentProps) {
  useReadReport('faq', faq.id)
  return (
    <>
      <NavBar title={faqDetailCopy.detailTitle} backHref={libraryPath('mobile', { section: faq.section.id })} />
      <main id="content" tabIndex={-1}>
        <article className="detail">
          <Breadcrumbs label={faqCopy.sections} crumbs={libraryCrumbs('mobile', faq.path, true)} />
          <h1>{faq.title}</h1>
          <FaqChips faq={faq} device="mobile" />
          <ConclusionBox faq={faq} />
          <FaqByline faq={faq} />
          <ArticleBody faqId={faq.id} html={html} />
          <p className="validity muted">
            {faqDetailCopy.facts.validFrom} {faq.validFrom} · {faqDetailCopy.facts.nextReview} {faq.reviewBy}
          </p>
        </article>
        {related.length > 0 && (
          <section className="related">
            <h2>{faqDetailCopy.hotInSection}</h2>
            <ul>
              {related.map(({ id, title }) => (
                <li key={id}>
                  <Link to={faqPath('mobile', id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <ActionBar faq={faq} />
    </>
  )
}
