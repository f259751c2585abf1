import type { Api } from '@kms/api-client'
import type { AnswerEdit, AnswerType } from '@kms/contract/answers'
import { useEffect, useState } from 'react'
import { newOutgoing, sendOnce, type Outgoing } from '../drafts/send-once.ts'
import type { Trouble } from '../drafts/draft-machine.ts'
import { troubleOf } from '../drafts/trouble.ts'
import type { Failure } from '../http/refusal.ts'
import { useKeptText } from '../drafts/use-kept-text.ts'
import { useOnline } from '../shell/use-online.ts'

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

const NOTHING: AnswerText = { content: '', doc: null }

/** One answer being written: kept on the device with every key, sent once, waiting for its pictures and for the network. */
export function useAnswerWriting({ getCalls, memberId, questionId, answerType, onTaken }: Options) {
  const [outgoing, setOutgoing] = useState<Outgoing<AnswerText>>(() => newOutgoing(NOTHING))
  const [uploading, setUploading] = useState(0)
  const [state, setState] = useState<'idle' | 'wanted' | 'sending'>('idle')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [wasRestored, setRestored] = useState(false)
  // The field starts again: with what was restored, or empty after it was taken.
  const [edition, setEdition] = useState(0)
  const isOnline = useOnline()

  const put = (next: Outgoing<AnswerText>) => {
    setOutgoing(next)
    kept.keep(next)
  }
  const kept = useKeptText<Outgoing<AnswerText>>(memberId, `answer-${questionId}`, (found) => {
    const typed = outgoing.text.content
    put(typed === '' ? found : { ...found, text: { content: found.text.content + typed, doc: null } })
    setRestored(true)
    setEdition((now) => now + 1)
  })

  const send = async () => {
    setState('sending')
    setTrouble(null)
    try {
      const calls = await getCalls()
      const saved = await sendOnce(outgoing, put, {
        create: (text, headers) => calls.createAnswer({ body: { questionId, answerType, ...text } }, { headers }),
        replace: async ({ id }, text) => {
          const { own } = await calls.getAnswer({ params: { id } })
          return calls.updateAnswer({ params: { id }, body: { ...text, revision: own?.revision ?? 1 } })
        },
      })
      setOutgoing(newOutgoing(NOTHING))
      kept.drop()
      setRestored(false)
      setEdition((now) => now + 1)
      setState('idle')
      onTaken(saved)
    } catch (error) {
      const reason = troubleOf(error as Failure, Date.now(), navigator.onLine)
      setTrouble(reason)
      setState(reason.kind === 'offline' ? 'wanted' : 'idle')
    }
  }
  const isReady = state === 'wanted' && isOnline && uploading === 0
  useEffect(() => {
    if (isReady) void send()
    // Once whenever nothing stands in the way any more.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [isReady])

  return {
    text: outgoing.text,
    state,
    trouble,
    wasRestored,
    edition,
    canSend: state === 'idle' && (outgoing.text.content !== '' || uploading > 0),
    write(text: AnswerText, onTheirWay = 0) {
      setUploading(onTheirWay)
      setTrouble(null)
      if (text.content === '' && onTheirWay === 0 && outgoing.sent === null) {
        setOutgoing({ ...outgoing, text })
        kept.drop()
      } else put({ ...outgoing, text })
    },
    send: () => setState((now) => (now === 'idle' ? 'wanted' : now)),
    /** While it waits for pictures or for the network. */
    cancel: () => setState((now) => (now === 'wanted' ? 'idle' : now)),
  }
}
