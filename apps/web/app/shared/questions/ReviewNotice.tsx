import type { OwnState } from '@kms/features/questions/load-question-detail'
import { questionCopy } from '@kms/ui/copy/question.copy'

const { review } = questionCopy

type Props = OwnState & {
  /** Readers see an older version meanwhile. */
  isNewVersion?: boolean
}

/** Beside the author's own piece, not in a toast. */
export function ReviewNotice({ state, reason, isNewVersion = false }: Props) {
  if (state === 'none') return null
  const words = state === 'returned' ? review.returned(reason ?? '') : review[state]
  const advice = state === 'pending' ? review.pendingAdvice : state === 'draft' && !isNewVersion && review.draftAdvice
  return (
    <p className={`notice review-${state}`}>
      <b>
        {isNewVersion && `${review.newVersion} `}
        {words}
      </b>
      {advice}
    </p>
  )
}
