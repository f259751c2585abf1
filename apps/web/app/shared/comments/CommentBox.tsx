import type { CommentType, Reply } from '@kms/contract/comments'
import { COMMENT_LENGTH } from '@kms/features/comments/comment-thread'
import { mentionedIds, type Mention } from '@kms/features/comments/mention'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import { useState, type FormEvent } from 'react'
import { browserApi } from '../questions/question-calls.ts'
import { MentionField } from './MentionField.tsx'

type Props = {
  answerId: string
  questionId: string
  commentType: CommentType
  replyTo?: Reply
  onDone: (written: Reply) => void
  onCancel?: () => void
}

const newKey = () => crypto.randomUUID()

/** From here on the reader is told how much is left. */
const NEARLY_FULL = 100

export function CommentBox({ answerId, questionId, commentType, replyTo, onDone, onCancel }: Props) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Mention[]>([])
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  // The same text sent again after a lost answer is the same comment.
  const [key, setKey] = useState(newKey)
  const left = COMMENT_LENGTH - text.length
  const label = replyTo ? commentCopy.replyTo(replyTo.author.nickname) : commentCopy.write

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || state === 'sending') return
    setState('sending')
    try {
      const api = await browserApi()
      const { id } = await api.createComment(
        {
          body: {
            answerId,
            commentType,
            content: text,
            mentionIds: mentionedIds(text, picked),
            ...(replyTo && { parentId: replyTo.id }),
          },
        },
        { headers: { 'idempotency-key': key } },
      )
      onDone(await api.getComment({ params: { id } }))
      setText('')
      setKey(newKey())
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <form className="comment-box" onSubmit={(event) => void send(event)}>
      <MentionField
        label={label}
        questionId={questionId}
        value={text}
        onChange={setText}
        onPick={(person) => setPicked((before) => [...before, person])}
        autoFocus={replyTo !== undefined}
      />
      <div className="comment-box-acts">
        <span className="muted" aria-live="polite">
          {left <= NEARLY_FULL && commentCopy.left(left)}
        </span>
        {state === 'failed' && <span role="alert">{commentCopy.failed}</span>}
        {onCancel && (
          <button type="button" className="button small" onClick={onCancel}>
            {commentCopy.cancel}
          </button>
        )}
        <button type="submit" className="button small outline" disabled={state === 'sending' || text.trim() === ''}>
          {state === 'sending' ? commentCopy.sending : commentCopy.submit}
        </button>
      </div>
    </form>
  )
}
