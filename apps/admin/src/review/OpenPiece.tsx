import type { ReviewDetail } from '@kms/contract/admin-review'
import { PieceContent } from './PieceContent.tsx'
import { PieceFacts } from './PieceFacts.tsx'
import { PieceNotice } from './PieceNotice.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import type { Decisions } from './use-decisions.ts'
import { useVerdict } from './use-verdict.ts'

export function OpenPiece({ piece, decisions }: { piece: ReviewDetail; decisions: Decisions }) {
  const verdict = useVerdict(piece, decisions)
  return (
    <>
      <div className="review-piece">
        <article className="review-scroll" aria-label={piece.title}>
          <PieceNotice piece={piece} />
          <PieceContent piece={piece} focusTitle={decisions.last !== undefined} />
        </article>
        <ReviewActions verdict={verdict} decisions={decisions} problem={decisions.problemOf(piece.id)} />
      </div>
      <PieceFacts piece={piece} verdict={verdict} />
    </>
  )
}
