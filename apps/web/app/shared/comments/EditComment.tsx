import type { Reply } from '@kms/contract/comments'
import { useCommentEdit } from '@kms/features/comments/use-comment-edit'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import { browserApi } from '../questions/question-calls.ts'
import { useViewer } from '../use-viewer.ts'
import { CommentForm } from './CommentForm.tsx'

type Props = { comment: Reply; onDone: (changed: Reply) => void; onCancel: () => void }

export function EditComment({ comment, onDone, onCancel }: Props) {
  const memberId = useViewer()?.id ?? ''
  const { text, write, state, other, save, forget } = useCommentEdit({
    getCalls: browserApi,
    memberId,
    comment,
    onDone,
  })
  const leave = () => {
    forget()
    onCancel()
  }
  return (
    <CommentForm
      label={commentCopy.editLabel}
      questionId={comment.questionId}
      text={text}
      onChange={write}
      autoFocus
      isSending={state === 'sending'}
      failed={state === 'failed'}
      submit={other ? commentCopy.replaceOther : commentCopy.save}
      onSubmit={save}
      onCancel={leave}
    >
      {other && (
        <p className="comment-other" role="alert">
          {commentCopy.changedElsewhere}
          <q>{other.content}</q>
        </p>
      )}
    </CommentForm>
  )
}
