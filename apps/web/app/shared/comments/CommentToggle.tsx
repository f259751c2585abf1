import type { Piece, ShownAnswer } from '@kms/features/questions/load-question-detail'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Suspense, useState, type ReactNode } from 'react'
import type { LinkedComment } from '../questions/use-linked-part.ts'
import { lazyPart } from '../shell/lazy-part.ts'

const CommentThread = lazyPart(async () => (await import('./CommentThread.tsx')).CommentThread)

type Props = {
  answer: ShownAnswer
  piece: Piece
  /** A comment that the address names: the thread opens by itself. */
  linked: LinkedComment | undefined
  /** The other things to do with this answer, in the same line. */
  children: ReactNode
}

/** The comments of an answer come when somebody asks for them. */
export function CommentToggle({ answer, piece, linked, children }: Props) {
  const [chosen, setChosen] = useState<{ open: boolean; linked: LinkedComment | undefined }>()
  const open = chosen && chosen.linked === linked ? chosen.open : linked !== undefined || (chosen?.open ?? false)
  const id = `comments-${answer.id}`
  return (
    <>
      <div className="answer-acts">
        {children}
        <button
          type="button"
          className="text-button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen({ open: !open, linked })}
        >
          {open
            ? commentCopy.hide
            : answer.commentCount > 0
              ? commentCopy.comments(formatCount(answer.commentCount))
              : commentCopy.comment}
        </button>
      </div>
      <div id={id}>
        {open && (
          <Suspense fallback={<p className="muted">{commentCopy.loading}</p>}>
            <CommentThread
              key={linked?.id}
              answerId={answer.id}
              questionId={piece.id}
              askerId={piece.author.id}
              commentType={answer.answerType}
              canComment={answer.can.comment}
              linked={linked}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
