import { COMMENT_LENGTH } from '@kms/features/comments/comment-thread'
import type { CommentText } from '@kms/features/comments/use-comment-writing'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import type { FormEvent, ReactNode } from 'react'
import { MentionField } from './MentionField.tsx'

type Props = {
  label: string
  questionId: string
  text: CommentText
  onChange: (text: CommentText) => void
  autoFocus: boolean
  isSending: boolean
  failed: boolean
  submit: string
  onSubmit: () => void
  onCancel?: (() => void) | undefined
  children?: ReactNode
}

/** From here on the reader is told how much is left. */
const NEARLY_FULL = 100

/** One field, whether the comment is new or changed. */
export function CommentForm({ label, questionId, text, onChange, isSending, children, ...rest }: Props) {
  const { autoFocus, failed, submit, onSubmit, onCancel } = rest
  const left = COMMENT_LENGTH - text.content.length
  const isEmpty = text.content.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isSending) onSubmit()
  }
  return (
    <form className="comment-box" onSubmit={send}>
      {children}
      <MentionField
        label={label}
        questionId={questionId}
        value={text.content}
        onChange={(content, person) => onChange({ content, picked: person ? [...text.picked, person] : text.picked })}
        autoFocus={autoFocus}
      />
      <div className="comment-box-acts">
        <span className="muted" aria-live="polite">
          {left <= NEARLY_FULL && commentCopy.left(left)}
        </span>
        {failed && <span role="alert">{commentCopy.failed}</span>}
        {onCancel && (
          <button type="button" className="button small" onClick={onCancel}>
            {commentCopy.cancel}
          </button>
        )}
        <button type="submit" className="button small outline" disabled={isSending || isEmpty}>
          {isSending ? commentCopy.sending : submit}
        </button>
      </div>
    </form>
  )
}
