import { questionBodyKey } from '@kms/features/questions/body-keys'
import type { PublishedPiece } from '@kms/features/questions/load-question-detail'
import { answerPart } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { AnswerList } from '../../shared/answers/AnswerList.tsx'
import { PieceArticle } from '../../shared/questions/PieceArticle.tsx'
import { questionDetailMeta } from '../../shared/questions/question-detail.meta.ts'
import { questionDetailLoader, type Bodies } from '../../shared/questions/question.loaders.ts'
import '../../shared/questions/questions.css'
import { useReadReport } from '../../shared/detail/use-read-report.ts'
import { WriteAnswer } from '../../shared/questions/WriteAnswer.tsx'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { siteOf } from '../../shared/use-site.ts'
import { ContentsBox } from '../faq/ContentsBox.tsx'
import type { Route } from './+types/question-detail.page.ts'
import { QuestionRail } from './QuestionRail.tsx'
import { RelatedBox } from './RelatedBox.tsx'

// Few readers are authors of something that nobody else sees yet, or look at its history.
const OtherPieceView = lazyPart(async () => (await import('../../shared/questions/OtherPieceView.tsx')).OtherPieceView)

export const loader = (args: Route.LoaderArgs) => questionDetailLoader(args)
export const meta = ({ matches, loaderData }: MetaArgs<typeof questionDetailLoader>) =>
  loaderData ? questionDetailMeta(siteOf(matches), 'pc', loaderData) : []

export default function QuestionDetailPage({ loaderData: { page, bodies } }: Route.ComponentProps) {
  if (page.kind === 'published') return <Published key={page.piece.id} page={page} bodies={bodies} />
  return (
    <div className="container detail-columns">
      <div />
      <Suspense>
        <OtherPieceView page={page} bodies={bodies} />
      </Suspense>
    </div>
  )
}

function Published({ page, bodies }: { page: PublishedPiece; bodies: Bodies }) {
  const { piece, headings, related } = page
  useReadReport('question', piece.id)
  return (
    <div className="container detail-columns">
      <QuestionRail piece={piece} />
      <div className="stack">
        <PieceArticle page={page} bodies={bodies} device="pc" />
        <AnswerList page={page} bodies={bodies} />
        <WriteAnswer piece={piece} />
      </div>
      <div className="stack detail-aside">
        <ContentsBox headings={[...ownHeadings(page), ...headings, ...answerHeadings(page)]} />
        <RelatedBox related={related} sectionId={piece.section.id} />
      </div>
    </div>
  )
}

const ownHeadings = ({ piece }: PublishedPiece) => [
  { id: questionBodyKey(piece.id), text: questionCopy.body[piece.questionType === 0 ? 'question' : 'article'] },
]

function answerHeadings({ piece: { bestAnswerId, answerCount, questionType } }: PublishedPiece) {
  const best = bestAnswerId ? [{ id: answerPart(bestAnswerId), text: questionCopy.bestAnswer }] : []
  const count = formatCount(answerCount - best.length)
  const others = best.length > 0 ? questionCopy.otherAnswers(count) : questionCopy.answers(count)
  return [...best, { id: 'answers', text: questionType === 0 ? others : questionCopy.remarks(count) }]
}
