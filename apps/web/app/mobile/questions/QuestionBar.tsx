import type { Piece } from '@kms/features/questions/load-question-detail'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { QuestionIcon } from '@kms/ui/QuestionIcon'
import { ShareIcon } from '@kms/ui/ShareIcon'
import { MarkButton } from '../../shared/questions/MarkButton.tsx'
import { sendQuestionCollect, sendQuestionLike } from '../../shared/questions/question-calls.ts'
import { useQuestionShare } from '../../shared/questions/use-question-share.ts'

/** Stays at the bottom of the screen. */
export function QuestionBar({ piece }: { piece: Piece }) {
  const { id } = piece
  const { copied, share } = useQuestionShare(id, piece.title)
  return (
    <aside className="action-bar four" aria-label={questionCopy.actions}>
      <a href="#write">
        <QuestionIcon name="comment" size={20} />
        {piece.questionType === 0 ? questionCopy.answer : questionCopy.remark}
      </a>
      <MarkButton
        icon="like"
        size={20}
        label={questionCopy.useful}
        mark={{ on: piece.liked, count: piece.likeCount }}
        send={sendQuestionLike(id)}
      />
      <MarkButton
        icon="star"
        size={20}
        label={questionCopy.collect}
        mark={{ on: piece.collected, count: piece.collectCount }}
        send={sendQuestionCollect(id)}
      />
      <button type="button" onClick={share}>
        <ShareIcon />
        <span role="status">{copied ? questionCopy.linkCopied : questionCopy.share}</span>
      </button>
    </aside>
  )
}
