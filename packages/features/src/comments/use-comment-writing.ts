import type { Api } from '@kms/api-client'
import type { NewComment, Reply } from '@kms/contract/comments'
import { useState } from 'react'
import { hasNewWords, newAttempt, sendOnce, type Attempt } from '../drafts/send-once.ts'
import { useKeptText } from '../drafts/use-kept-text.ts'
import type { Failure } from '../http/refusal.ts'
import { mentionedIds, type Mention } from './mention.ts'

/** What is typed, and the people chosen for it: a name alone says too little. */
export type CommentText = { content: string; picked: Mention[] }
type Calls = Pick<Api, 'createComment' | 'updateComment' | 'getComment'>
type Target = Pick<NewComment, 'answerId' | 'commentType' | 'parentId'>

type Options = {
  getCalls: () => Promise<Calls>
  memberId: string
  target: Target
  onDone: (written: Reply) => void
}

const NOTHING: CommentText = { content: '', picked: [] }

export const commentBody = ({ content, picked }: CommentText) => ({
  content,
  mentionIds: mentionedIds(content, picked),
})

/** A comment being written: kept on the device with every key, sent once. */
export function useCommentWriting({ getCalls, memberId, target, onDone }: Options) {
  const [attempt, setAttempt] = useState<Attempt<CommentText>>(() => newAttempt(NOTHING))
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'kept'>('idle')
  const place = `comment-${target.answerId}${target.parentId === undefined ? '' : `-${target.parentId}`}`
  const kept = useKeptText<Attempt<CommentText>>(memberId, place, (found) => {
    const { content } = attempt.text
    put(content === '' ? found : { ...found, text: { ...found.text, content: found.text.content + content } })
  })
  const put = (next: Attempt<CommentText>) => {
    setAttempt(next)
    if (next.text.content === '' && next.sent === null) kept.drop()
    else kept.keep(next)
  }
  const forget = () => {
    kept.drop()
    setAttempt(newAttempt(NOTHING))
  }
  const send = async () => {
    setState('sending')
    try {
      const calls = await getCalls()
      const { id } = await sendOnce(attempt, put, {
        create: (text, headers) => calls.createComment({ body: { ...target, ...commentBody(text) } }, { headers }),
        replace: async (made, text) => {
          const { revision } = await calls.getComment({ params: { id: made.id } })
          return calls.updateComment({ params: { id: made.id }, body: { ...commentBody(text), revision } })
        },
      })
      const written = await calls.getComment({ params: { id } })
      forget()
      setState('idle')
      onDone(written)
    } catch (error) {
      // Without a network the device sends it later (features/outbox).
      const isKept = (error as Failure).error === 'kept' && !hasNewWords(attempt)
      if (isKept) forget()
      setState(isKept ? 'kept' : 'failed')
    }
  }
  return {
    text: attempt.text,
    state,
    write: (text: CommentText) => put({ ...attempt, text }),
    send: () => void send(),
  }
}
