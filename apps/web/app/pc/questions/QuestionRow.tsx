import type { QuestionCard } from '@kms/contract/question-views'
import { stateOf } from '@kms/features/questions/question-feed'
import { questionPath } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { QuestionIcon } from '@kms/ui/QuestionIcon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { QuestionChips } from '../../shared/questions/QuestionChips.tsx'
import { RowMeta } from '../../shared/questions/RowMeta.tsx'

const CHIPS_SHOWN = 4

/** State first, then the title, then the best answer rather than the preamble. */
export function QuestionRow({ piece, why }: { piece: QuestionCard; why?: ReactNode }) {
  const state = stateOf(piece)
  return (
    <article className="feed-row">
      <div className={`state-block ${state}`}>
        {state === 'answered' ? <b>{formatCount(piece.answerCount)}</b> : <QuestionIcon name={state} size={20} />}
        {questionCopy.state[state]}
      </div>
      <div>
        <h2>
          <Link to={questionPath('pc', piece.id)}>{piece.title}</Link>
        </h2>
        <p className={piece.bestExcerpt === null ? 'excerpt clamp-2' : 'excerpt best clamp-2'}>
          {piece.bestExcerpt !== null && <em>{questionCopy.bestAnswer}</em>}
          {piece.bestExcerpt ?? piece.excerpt}
        </p>
        <QuestionChips piece={piece} device="pc" limit={CHIPS_SHOWN} />
        <RowMeta piece={piece} className="row-meta" views why={why} />
      </div>
    </article>
  )
}
