import type { CommentType, Reply } from '@kms/contract/comments'
import { hiddenReplies } from '@kms/features/comments/comment-thread'
import { useComments } from '@kms/features/comments/use-comments'
import { signInPath } from '@kms/features/faq/faq-paths'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { browserApi } from '../questions/question-calls.ts'
import type { LinkedComment } from '../questions/use-linked-part.ts'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentRow } from './CommentRow.tsx'
import './comments.css'
import { EditComment } from './EditComment.tsx'

type Props = {
  answerId: string
  questionId: string
  askerId: string
  commentType: CommentType
  canComment: boolean
  linked: LinkedComment | undefined
}

/** One indent only: a reply to a reply stands beside it and says to whom. */
export function CommentThread({ answerId, questionId, askerId, commentType, canComment, linked }: Props) {
  const { comments, nextCursor, state, more, moreReplies, add, replace } = useComments(browserApi, answerId, linked)
  /** One at a time: what is being replied to, or changed. */
  const [open, setOpen] = useState<{ act: 'reply' | 'edit'; id: string }>()
  const close = () => setOpen(undefined)
  const device = useDevice()
  const { pathname, search } = useLocation()
  const isMember = useViewer() !== null
  const target = { answerId, questionId, commentType }
  const done = (written: Reply) => {
    close()
    add(written)
  }
  const changed = (comment: Reply) => {
    close()
    replace(comment)
  }
  const row = (comment: Reply) => (
    <CommentRow
      comment={comment}
      askerId={askerId}
      isLinked={comment.id === linked?.id}
      reply={comment.can.reply ? () => setOpen({ act: 'reply', id: comment.id }) : undefined}
      edit={comment.can.edit ? () => setOpen({ act: 'edit', id: comment.id }) : undefined}
      editor={
        open?.act === 'edit' &&
        open.id === comment.id && <EditComment comment={comment} onDone={changed} onCancel={close} />
      }
    >
      {open?.act === 'reply' && open.id === comment.id && (
        <CommentBox {...target} replyTo={comment} onDone={done} onCancel={close} />
      )}
    </CommentRow>
  )
  return (
    <section className="comments" aria-label={commentCopy.label}>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id}>
            {row(comment)}
            {comment.replies.length > 0 && (
              <ul className="replies">
                {comment.replies.map((reply) => (
                  <li key={reply.id}>{row(reply)}</li>
                ))}
              </ul>
            )}
            {hiddenReplies(comment) > 0 && (
              <button type="button" className="text-link more-replies" onClick={() => void moreReplies(comment.id)}>
                {commentCopy.moreReplies(formatCount(hiddenReplies(comment)))}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="comments-end" aria-live="polite">
        {state === 'loading' && commentCopy.loading}
        {state === 'failed' && (
          <button type="button" className="text-link" onClick={() => void more()}>
            {commentCopy.loadFailed}
          </button>
        )}
        {state === 'idle' && comments.length === 0 && commentCopy.empty}
        {state === 'idle' && nextCursor && (
          <button type="button" className="text-link" onClick={() => void more()}>
            {commentCopy.more}
          </button>
        )}
      </p>
      {canComment && <CommentBox {...target} onDone={done} />}
      {!isMember && (
        <Link className="text-link" to={signInPath(device, pathname + search)}>
          {commentCopy.signIn}
        </Link>
      )}
    </section>
  )
}
