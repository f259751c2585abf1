import type { PublishedPiece } from '@kms/features/questions/load-question-detail'
import { questionListPath, questionPath } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Suspense } from 'react'
import { Link, type MetaArgs } from 'react-router'
import { AnswerList } from '../../shared/answers/AnswerList.tsx'
import { PieceArticle } from '../../shared/questions/PieceArticle.tsx'
import { questionDetailMeta } from '../../shared/questions/question-detail.meta.ts'
import { questionDetailLoader, type Bodies } from '../../shared/questions/question.loaders.ts'
import '../../shared/questions/questions.css'
import { useReadReport } from '../../shared/detail/use-read-report.ts'
import { WriteAnswer } from '../../shared/questions/WriteAnswer.tsx'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { siteOf } from '../../shared/use-site.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/question-detail.page.ts'
import { QuestionBar } from './QuestionBar.tsx'

// Few readers are authors of something that nobody else sees yet, or look at its history.
const OtherPieceView = lazyPart(async () => (await import('../../shared/questions/OtherPieceView.tsx')).OtherPieceView)

export const loader = (args: Route.LoaderArgs) => questionDetailLoader(args)
export const meta = ({ matches, loaderData }: MetaArgs<typeof questionDetailLoader>) =>
  loaderData ? questionDetailMeta(siteOf(matches), 'mobile', loaderData) : []

const titleOf = (questionType: number) => questionCopy.detailTitle[questionType === 0 ? 'question' : 'article']

export default function QuestionDetailPage({ loaderData: { page, bodies } }: Route.ComponentProps) {
  if (page.kind === 'published') return <Published key={page.piece.id} page={page} bodies={bodies} />
  return (
    <>
      <NavBar title={titleOf(page.questionType)} backHref={questionListPath('mobile')} />
      <main id="content" tabIndex={-1}>
        <Suspense>
          <OtherPieceView page={page} bodies={bodies} />
        </Suspense>
      </main>
    </>
  )
}

function Published({ page, bodies }: { page: PublishedPiece; bodies: Bodies }) {
  const { piece, headings, related } = page
  useReadReport('question', piece.id)
  return (
    <>
      <NavBar
        title={titleOf(piece.questionType)}
        backHref={questionListPath('mobile', { section: piece.section.id })}
      />
      <main id="content" tabIndex={-1}>
        {piece.questionType !== 0 && headings.length > 1 && (
          <details className="contents-fold">
            <summary>{questionCopy.contents}</summary>
            <nav aria-label={questionCopy.contents}>
              {headings.map(({ id, text }) => (
                <a key={id} href={`#${id}`}>
                  {text}
                </a>
              ))}
            </nav>
          </details>
        )}
        <PieceArticle page={page} bodies={bodies} device="mobile" />
        <AnswerList page={page} bodies={bodies} />
        <WriteAnswer piece={piece} />
        {related.length > 0 && (
          <section className="related">
            <h2>{questionCopy.related}</h2>
            <ul>
              {related.map(({ id, title }) => (
                <li key={id}>
                  <Link to={questionPath('mobile', id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <QuestionBar piece={piece} />
    </>
  )
}
