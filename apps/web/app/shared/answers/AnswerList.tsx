import { answerBodyKey } from '@kms/features/questions/body-keys'
import type { PublishedPiece } from '@kms/features/questions/load-question-detail'
import { useGrowingList } from '@kms/features/shell/use-growing-list'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { useState } from 'react'
import { loadAnswers } from '../questions/question-calls.ts'
import type { Bodies } from '../questions/question.loaders.ts'
import { useLinkedPart } from '../questions/use-linked-part.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { AnswerSorts } from './AnswerSorts.tsx'

type Props = { page: PublishedPiece; bodies: Bodies }
type Choice = { from: PublishedPiece['answers']; sort: 'hot' | 'time'; first: PublishedPiece['answers'] }

/** The best answer on a card of its own, then the others; the rest by cursor. */
export function AnswerList({ page: { piece, answers, ownWaiting }, bodies }: Props) {
  const initial: Choice = { from: answers, sort: 'hot', first: answers }
  const [choice, setChoice] = useState(initial)
  if (choice.from !== answers) setChoice(initial)
  const questionId = piece.id
  const { records, nextCursor, state, more } = useGrowingList(choice.first, (cursor) =>
    loadAnswers({ questionId, sort: choice.sort, cursor }),
  )
  const linked = useLinkedPart(
    questionId,
    records.map(({ id }) => id),
  )
  const sortBy = async (sort: Choice['sort']) => {
    const first = await loadAnswers({ questionId, sort })
    setChoice((now) => (now.from === answers ? { ...now, sort, first } : now))
  }
  const best = records.find(({ isBest }) => isBest)
  const others = records.filter(({ isBest }) => !isBest)
  const linkedApart = linked?.answer && !records.some(({ id }) => id === linked.answerId) ? linked.answer : undefined
  const count = formatCount(piece.answerCount - (best ? 1 : 0))
  const isQuestion = piece.questionType === 0
  const shared = { piece, linked }
  return (
    <>
      {best && <AnswerCard {...shared} answer={best} html={bodies?.[answerBodyKey(best.id)]} />}
      {linkedApart && (
        <section className="card answers" aria-label={questionCopy.linkedAnswer}>
          <AnswerCard {...shared} answer={linkedApart} html={undefined} />
        </section>
      )}
      {ownWaiting.length > 0 && (
        <section className="card answers">
          <h2 className="answers-head">{questionCopy.ownWaiting}</h2>
          {ownWaiting.map((answer) => (
            <AnswerCard {...shared} key={answer.id} answer={answer} html={bodies?.[answerBodyKey(answer.id)]} />
          ))}
        </section>
      )}
      <section className="card answers" id="answers">
        <div className="answers-head">
          <h2>
            {best
              ? questionCopy.otherAnswers(count)
              : isQuestion
                ? questionCopy.answers(count)
                : questionCopy.remarks(count)}
          </h2>
          {others.length > 1 && <AnswerSorts sort={choice.sort} choose={sortBy} />}
        </div>
        {others.map((answer) => (
          <AnswerCard {...shared} key={answer.id} answer={answer} html={bodies?.[answerBodyKey(answer.id)]} />
        ))}
        {records.length === 0 && (
          <div className="no-answers">
            <b>{isQuestion ? questionCopy.noAnswers : questionCopy.noRemarks}</b>
            {isQuestion && <p>{questionCopy.noAnswersAdvice}</p>}
          </div>
        )}
        {nextCursor !== null && (
          <p className="feed-end" aria-live="polite">
            <button type="button" className="text-link" disabled={state === 'loading'} onClick={() => void more()}>
              {
                { idle: questionCopy.moreAnswers, loading: questionCopy.loading, failed: questionCopy.loadFailed }[
                  state
                ]
              }
            </button>
          </p>
        )}
      </section>
    </>
  )
}
