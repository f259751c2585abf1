import { textToHtml } from '@kms/features/answers/text-to-html'
import { useAnswerWriting } from '@kms/features/answers/use-answer-writing'
import type { Piece } from '@kms/features/questions/load-question-detail'
import { answerPart } from '@kms/features/questions/question-paths'
import { questionActsCopy } from '@kms/ui/copy/question-acts.copy'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../questions/question-calls.ts'
import { useViewer } from '../use-viewer.ts'
import { AnswerOutcome } from './AnswerOutcome.tsx'
import { useArrivingField } from './use-arriving-field.ts'

const { write } = questionActsCopy

/** Where members answer: a plain field until somebody writes, then the editor. What is typed stays until it has been taken. */
export function AnswerBox({ piece }: { piece: Piece }) {
  const kind = piece.questionType === 0 ? 'question' : 'article'
  const label = write.title[kind]
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const hadFocus = useRef(false)
  const { Editor, ask, onCompositionStart, onCompositionEnd } = useArrivingField()
  const writing = useAnswerWriting({
    getCalls: browserApi,
    memberId: useViewer()?.id ?? '',
    questionId: piece.id,
    answerType: kind === 'question' ? 'QUESTION' : 'TOPIC',
    onTaken: ({ id, status }) => {
      setPending(status === 'pending')
      hadFocus.current = false
      void revalidate().then(() => status === 'published' && navigate({ hash: answerPart(id) }, { replace: true }))
    },
  })
  const { state, trouble, text, edition, wasRestored } = writing
  const change: typeof writing.write = (...changed) => {
    setPending(false)
    writing.write(...changed)
  }

  useEffect(() => {
    // What was typed before this code had come is not lost.
    const typed = field.current?.value ?? ''
    if (typed !== '') change({ content: textToHtml(typed), doc: null })
    if (document.activeElement === field.current) begin()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
  useEffect(() => {
    if (wasRestored) void ask()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [wasRestored])
  const begin = () => {
    hadFocus.current = true
    void ask()
  }
  return (
    <section className="card answer-box" id="write">
      <h2>{label}</h2>
      {Editor ? (
        <Editor
          key={edition}
          label={label}
          placeholder={write.placeholder}
          questionId={piece.id}
          initial={text}
          onChange={change}
          autoFocus={hadFocus.current}
          readOnly={state === 'sending'}
        />
      ) : (
        <textarea
          key={edition}
          ref={field}
          aria-label={label}
          placeholder={wasRestored ? write.opening : write.placeholder}
          rows={5}
          // Its text is in the editor's form and shown when that has come.
          readOnly={wasRestored || state === 'sending'}
          onFocus={begin}
          onChange={({ target }) => change({ content: textToHtml(target.value), doc: null })}
          onCompositionStart={onCompositionStart}
          onCompositionEnd={onCompositionEnd}
        />
      )}
      <div className="answer-box-acts">
        <AnswerOutcome state={state} trouble={trouble} isPending={isPending} wasRestored={wasRestored} />
        {state === 'wanted' ? (
          <button type="button" className="button" title={write.queuedHint} onClick={writing.cancel}>
            {write.queued}
          </button>
        ) : (
          <button type="button" className="button primary" disabled={!writing.canSend} onClick={writing.send}>
            {state === 'sending' ? write.sending : write.submit[kind]}
          </button>
        )}
      </div>
    </section>
  )
}
