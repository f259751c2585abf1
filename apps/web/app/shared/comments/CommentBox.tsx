import type { CommentType, Reply } from '@kms/contract/comments'
import { useCommentWriting } from '@kms/features/comments/use-comment-writing'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import { browserApi } from '../questions/question-calls.ts'
import { useViewer } from '../use-viewer.ts'
import { CommentForm } from './CommentForm.tsx'

type Props = {
  answerId: string
  questionId: string
  commentType: CommentType
  replyTo?: Reply
  onDone: (written: Reply) => void
  onCancel?: () => void
}

export function CommentBox({ answerId, questionId, commentType, replyTo, onDone, onCancel }: Props) {
  const memberId = useViewer()?.id ?? ''
  const target = { answerId, commentType, ...(replyTo && { parentId: replyTo.id }) }
  const { text, write, state, send } = useCommentWriting({ getCalls: browserApi, memberId, target, onDone })
  return (
    <CommentForm
      label={replyTo ? commentCopy.replyTo(replyTo.author.nickname) : commentCopy.write}
      questionId={questionId}
      text={text}
      onChange={write}
      autoFocus={replyTo !== undefined}
      isSending={state === 'sending'}
      failed={state === 'failed'}
      submit={commentCopy.submit}
      onSubmit={send}
      onCancel={onCancel}
    >
      {state === 'kept' && <p role="status">{commentCopy.kept}</p>}
    </CommentForm>
  )
}
