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

const CHIPS_SHOWN = 3

export function QuestionCardItem({ piece, why }: { piece: QuestionCard; why?: ReactNode }) {
  const state = stateOf(piece)
  return (
    <article className="feed-card">
      <p className={`state-word ${state}`}>
        {state !== 'answered' && <QuestionIcon name={state} size={14} />}
        {state === 'answered' ? questionCopy.answersCount(formatCount(piece.answerCount)) : questionCopy.state[state]}
        {why}
      </p>
      <h2>
        <Link to={questionPath('mobile', piece.id)}>{piece.title}</Link>
      </h2>
      <p className={piece.bestExcerpt === null ? 'excerpt clamp-2' : 'excerpt best clamp-2'}>
        {piece.bestExcerpt !== null && <em>{questionCopy.bestAnswer}</em>}
        {piece.bestExcerpt ?? piece.excerpt}
      </p>
      <QuestionChips piece={{ ...piece, tags: [] }} device="mobile" limit={CHIPS_SHOWN} />
      <RowMeta piece={piece} className="card-meta" />
    </article>
  )
}
