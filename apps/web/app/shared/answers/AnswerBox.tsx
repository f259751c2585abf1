import type { Piece } from '@kms/features/questions/load-question-detail'
import { textToHtml } from '@kms/features/answers/text-to-html'
import { answerPart } from '@kms/features/questions/question-paths'
import { questionActsCopy } from '@kms/ui/copy/question-acts.copy'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../questions/question-calls.ts'

const { write } = questionActsCopy

const newKey = () => crypto.randomUUID()

/** A plain answer: paragraphs. What is typed stays until it has been taken. */
export function AnswerBox({ piece }: { piece: Piece }) {
  const [text, setText] = useState('')
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'pending'>('idle')
  // The same text sent again after a lost answer is the same answer.
  const [key, setKey] = useState(newKey)
  const field = useRef<HTMLTextAreaElement>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const kind = piece.questionType === 0 ? 'question' : 'article'

  // What was typed before this code had come is not lost.
  useEffect(() => setText((now) => now || (field.current?.value ?? '')), [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || state === 'sending') return
    setState('sending')
    try {
      const { id, status } = await (
        await browserApi()
      ).createAnswer(
        {
          body: {
            questionId: piece.id,
            answerType: kind === 'question' ? 'QUESTION' : 'TOPIC',
            content: textToHtml(text),
          },
        },
        { headers: { 'idempotency-key': key } },
      )
      setText('')
      setKey(newKey())
      await revalidate()
      setState(status === 'pending' ? 'pending' : 'idle')
      if (status === 'published') await navigate({ hash: answerPart(id) }, { replace: true })
    } catch {
      setState('failed')
    }
  }
  return (
    <form className="card answer-box" id="write" onSubmit={(event) => void send(event)}>
      <h2>{write.title[kind]}</h2>
      <textarea
        ref={field}
        aria-label={write.title[kind]}
        placeholder={write.placeholder}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="answer-box-acts">
        <span role="status">{state === 'pending' && write.pending}</span>
        <span role="alert">{state === 'failed' && write.failed}</span>
        <button type="submit" className="button primary" disabled={state === 'sending' || text.trim() === ''}>
          {state === 'sending' ? write.sending : write.submit[kind]}
        </button>
      </div>
    </form>
  )
}
