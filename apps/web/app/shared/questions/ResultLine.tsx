import type { Piece } from '@kms/features/questions/load-question-detail'
import { stateOf } from '@kms/features/questions/question-feed'
import { answerPart } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { QuestionIcon } from '@kms/ui/QuestionIcon'

/** The result before the question's own words. */
export function ResultLine({ piece }: { piece: Piece }) {
  const state = stateOf(piece)
  if (state === 'article') return null
  if (state === 'solved') {
    return (
      <p className="result-line solved">
        <QuestionIcon name="solved" size={17} />
        <b>{questionCopy.state.solved}</b>
        <span className="clamp-2">{piece.bestExcerpt}</span>
        {piece.bestAnswerId && <a href={`#${answerPart(piece.bestAnswerId)}`}>{questionCopy.seeBest}</a>}
      </p>
    )
  }
  return (
    <p className={`result-line ${state}`}>
      <QuestionIcon name={state === 'waiting' ? 'waiting' : 'comment'} size={17} />
      {state === 'waiting' ? (
        <b>{questionCopy.state.waiting}</b>
      ) : (
        <span>{questionCopy.notAdoptedYet(formatCount(piece.answerCount))}</span>
      )}
    </p>
  )
}
