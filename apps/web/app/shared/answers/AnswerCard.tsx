import { answerBodyKey } from '@kms/features/questions/body-keys'
import type { Piece, ShownAnswer } from '@kms/features/questions/load-question-detail'
import { answerPart } from '@kms/features/questions/question-paths'
import { Avatar } from '@kms/ui/Avatar'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { QuestionIcon } from '@kms/ui/QuestionIcon'
import { Suspense, useEffect, useRef, useState } from 'react'
import { CommentToggle } from '../comments/CommentToggle.tsx'
import { EditedMark } from '../questions/EditedMark.tsx'
import { MarkButton } from '../questions/MarkButton.tsx'
import { PersonName } from '../questions/PersonName.tsx'
import { PostBody } from '../questions/PostBody.tsx'
import { sendAnswerLike } from '../questions/question-calls.ts'
import { ReviewNotice } from '../questions/ReviewNotice.tsx'
import { TimeText } from '../questions/TimeText.tsx'
import type { Linked } from '../questions/use-linked-part.ts'
import { lazyPart } from '../shell/lazy-part.ts'

const EditAnswer = lazyPart(async () => (await import('./EditAnswer.tsx')).EditAnswer)
const AdoptButton = lazyPart(async () => (await import('./AdoptButton.tsx')).AdoptButton)

type Props = { answer: ShownAnswer; piece: Piece; html: string | undefined; linked: Linked | undefined }

/** The adopted answer has a green bar; every other one is plain. */
export function AnswerCard({ answer, piece, html, linked }: Props) {
  const element = useRef<HTMLElement>(null)
  const isLinked = linked?.answerId === answer.id
  const isTarget = isLinked && linked.comment === undefined
  useEffect(() => {
    if (isTarget) element.current?.scrollIntoView()
  }, [isTarget])
  const [isEditing, setEditing] = useState(false)
  const { author, isBest, content } = answer
  const edit = answer.can.edit && !isEditing && (
    <button type="button" className="button small" onClick={() => setEditing(true)}>
      {questionCopy.editAnswer}
    </button>
  )
  const role =
    author.id === piece.author.id ? (piece.questionType === 0 ? questionCopy.asker : questionCopy.author) : undefined
  return (
    <article
      ref={element}
      id={answerPart(answer.id)}
      className={isBest ? 'answer best' : 'answer'}
      data-linked={isTarget || undefined}
    >
      {isBest && (
        <header className="best-bar">
          <QuestionIcon name="solved" size={18} />
          <h2>{questionCopy.bestAnswer}</h2>
          <small>{questionCopy.adoptedByAsker}</small>
        </header>
      )}
      <div className="answer-inner">
        <div className="who">
          <Avatar name={author.nickname} size={44} isBigV={author.isBigV} />
          <p>
            <span>
              <PersonName person={author} role={role} />
            </span>
            <small>{author.title}</small>
          </p>
          <span className="when">
            <EditedMark at={answer.editedAt} />
            <TimeText at={answer.createdAt} />
          </span>
        </div>
        {answer.status !== 'published' && <ReviewNotice state={answer.status} reason={answer.reason} />}
        <ReviewNotice state={answer.change} reason={answer.reason} isNewVersion />
        {/* Hidden, not gone: a document's texts are nowhere else. */}
        <div hidden={isEditing}>
          <PostBody bodyKey={answerBodyKey(answer.id)} html={content ?? html} />
        </div>
        {isEditing && (
          <Suspense>
            <EditAnswer answer={answer} close={() => setEditing(false)} />
          </Suspense>
        )}
        {answer.status !== 'published' && edit && <div className="answer-acts">{edit}</div>}
        {answer.status === 'published' && (
          <CommentToggle answer={answer} piece={piece} linked={isLinked ? linked.comment : undefined}>
            <MarkButton
              className="button small"
              icon="like"
              label={questionCopy.useful}
              mark={{ on: answer.liked, count: answer.likeCount }}
              send={sendAnswerLike(answer.id, answer.answerType)}
            />
            {edit}
            {answer.can.setBestAnswer && !isBest && (
              <Suspense>
                <AdoptButton answerId={answer.id} instead={piece.bestAnswerId !== null} />
              </Suspense>
            )}
          </CommentToggle>
        )}
      </div>
    </article>
  )
}
