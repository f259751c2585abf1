import { NextPiece } from './NextPiece.tsx'
import '@kms/ui/diff.css'
import './review.css'
import { ReviewList } from './ReviewList.tsx'
import { ReviewPiece } from './ReviewPiece.tsx'
import { useDecisions } from './use-decisions.ts'
import { useReviewQueue } from './use-review-queue.ts'

export function Component() {
  const queue = useReviewQueue()
  const decisions = useDecisions(queue)
  const { id, tab } = queue.place
  return (
    <div className="review">
      <title>内容审核 - 施知道 运营台</title>
      <ReviewList queue={queue} />
      {id === undefined ? (
        <NextPiece key={tab} queue={queue} decisions={decisions} />
      ) : (
        <ReviewPiece key={`${tab}:${id}`} id={id} take={tab !== 'done'} decisions={decisions} />
      )}
    </div>
  )
}
