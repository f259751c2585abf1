import type { Api } from '@kms/api-client'
import type { AnswerEdit, AnswerType } from '@kms/contract/answers'
import { useEffect, useState } from 'react'
import { hasNewWords, newAttempt, sendOnce, type Attempt } from '../drafts/send-once.ts'
import { isTemporary, reasonOf, type Failure } from '../http/refusal.ts'
import { useKeptText } from '../drafts/use-kept-text.ts'

export type AnswerText = Pick<AnswerEdit, 'content' | 'doc'>
type Calls = Pick<Api, 'createAnswer' | 'updateAnswer' | 'getAnswer'>
type Saved = Awaited<ReturnType<Calls['createAnswer']>>

type Options = {
  getCalls: () => Promise<Calls>
  memberId: string
  questionId: string
  answerType: AnswerType
  onTaken: (saved: Saved) => void
}

/** kept: without a network; the device sends it later (features/outbox). failed: nobody's fault here, worth another try. */
export type AnswerTrouble = { kind: 'kept' | 'failed' } | { kind: 'refused'; reason: string }

const NOTHING: AnswerText = { content: '', doc: null }

/** One answer being written: kept on the device with every key, sent once, as soon as its pictures are up. */
export function useAnswerWriting({ getCalls, memberId, questionId, answerType, onTaken }: Options) {
  const [attempt, setAttempt] = useState<Attempt<AnswerText>>(() => newAttempt(NOTHING))
  const [uploading, setUploading] = useState(0)
  const [state, setState] = useState<'idle' | 'wanted' | 'sending'>('idle')
  const [trouble, setTrouble] = useState<AnswerTrouble | null>(null)
  const [wasRestored, setRestored] = useState(false)
  // The field starts again: with what was restored, or empty after it was taken.
  const [edition, setEdition] = useState(0)

  const put = (next: Attempt<AnswerText>) => {
    setAttempt(next)
    kept.keep(next)
  }
  const kept = useKeptText<Attempt<AnswerText>>(memberId, `answer-${questionId}`, (found) => {
    const typed = attempt.text.content
    put(typed === '' ? found : { ...found, text: { content: found.text.content + typed, doc: null } })
    setRestored(true)
    setEdition((now) => now + 1)
  })

  /** It is somebody else's now: the field is empty again. */
  const forget = () => {
    setAttempt(newAttempt(NOTHING))
    kept.drop()
    setRestored(false)
    setEdition((now) => now + 1)
  }
  const send = async () => {
    setState('sending')
    setTrouble(null)
    try {
      const calls = await getCalls()
      const saved = await sendOnce(attempt, put, {
        create: (text, headers) => calls.createAnswer({ body: { questionId, answerType, ...text } }, { headers }),
        replace: async ({ id }, text) => {
          const { own } = await calls.getAnswer({ params: { id } })
          return calls.updateAnswer({ params: { id }, body: { ...text, revision: own?.revision ?? 1 } })
        },
      })
      forget()
      onTaken(saved)
    } catch (error) {
      const failure = error as Failure
      const isKept = failure.error === 'kept' && !hasNewWords(attempt)
      if (isKept) forget()
      const again = isTemporary(failure) || failure.status === 401
      setTrouble(
        isKept ? { kind: 'kept' } : again ? { kind: 'failed' } : { kind: 'refused', reason: reasonOf(failure) },
      )
    }
    setState('idle')
  }
  const isReady = state === 'wanted' && uploading === 0
  useEffect(() => {
    if (isReady) void send()
    // Once whenever nothing stands in the way any more.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [isReady])

  return {
    text: attempt.text,
    state,
    trouble,
    wasRestored,
    edition,
    canSend: state === 'idle' && (attempt.text.content !== '' || uploading > 0),
    write(text: AnswerText, onTheirWay = 0) {
      setUploading(onTheirWay)
      setTrouble(null)
      if (text.content === '' && onTheirWay === 0 && attempt.sent === null) {
        setAttempt({ ...attempt, text })
        kept.drop()
      } else put({ ...attempt, text })
    },
    send: () => setState((now) => (now === 'idle' ? 'wanted' : now)),
    /** While it waits for pictures. */
    cancel: () => setState((now) => (now === 'wanted' ? 'idle' : now)),
  }
}
