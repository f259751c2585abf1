import type { Reply } from '@kms/contract/comments'
import { splitMentions } from '@kms/features/comments/mention'
import { commentPart } from '@kms/features/questions/question-paths'
import { Avatar } from '@kms/ui/Avatar'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import { useEffect, useRef, type ReactNode } from 'react'
import { PersonName } from '../questions/PersonName.tsx'
import { TimeText } from '../questions/TimeText.tsx'

type Props = {
  comment: Reply
  askerId: string
  isLinked: boolean
  reply: (() => void) | undefined
  edit: (() => void) | undefined
  /** The field that stands in for the words while they are changed. */
  editor: ReactNode
  children: ReactNode
}

export function CommentRow({ comment, askerId, isLinked, reply, edit, editor, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLinked) element.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  const { author, replyTo, status, reason } = comment
  return (
    <div ref={element} id={commentPart(comment.id)} className="comment" data-linked={isLinked || undefined}>
      <Avatar name={author.nickname} size={24} />
      <div>
        {editor || (
          <p className="comment-text">
            <PersonName person={author} role={author.id === askerId ? commentCopy.asker : undefined} />{' '}
            {replyTo && <span className="at">@{replyTo.nickname} </span>}
            {splitMentions(comment.content, comment.mentions).map(({ text, mention }, index) =>
              mention ? (
                <span key={index} className="at">
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </p>
        )}
        <p className="comment-meta">
          <TimeText at={comment.createdAt} />
          {comment.editedAt && <span>{commentCopy.edited}</span>}
          {status === 'pending' && <b className="badge wait">{commentCopy.pending}</b>}
          {status === 'returned' && <b className="badge wait">{commentCopy.returned(reason ?? '')}</b>}
          {edit && (
            <button type="button" onClick={edit}>
              {commentCopy.edit}
            </button>
          )}
          {reply && (
            <button type="button" onClick={reply} aria-label={commentCopy.replyTo(author.nickname)}>
              {commentCopy.reply}
            </button>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}
