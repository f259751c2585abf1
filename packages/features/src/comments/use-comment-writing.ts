import type { Api } from '@kms/api-client'
import type { NewComment, Reply } from '@kms/contract/comments'
import { useState } from 'react'
import { newOutgoing, sendOnce, type Outgoing } from '../drafts/send-once.ts'
import { useKeptText } from '../drafts/use-kept-text.ts'
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
  const [outgoing, setOutgoing] = useState<Outgoing<CommentText>>(() => newOutgoing(NOTHING))
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const place = `comment-${target.answerId}${target.parentId === undefined ? '' : `-${target.parentId}`}`
  const kept = useKeptText<Outgoing<CommentText>>(memberId, place, (found) => {
    const { content } = outgoing.text
    put(content === '' ? found : { ...found, text: { ...found.text, content: found.text.content + content } })
  })
  const put = (next: Outgoing<CommentText>) => {
    setOutgoing(next)
    if (next.text.content === '' && next.sent === null) kept.drop()
    else kept.keep(next)
  }
  const send = async () => {
    setState('sending')
    try {
      const calls = await getCalls()
      const { id } = await sendOnce(outgoing, put, {
        create: (text, headers) => calls.createComment({ body: { ...target, ...commentBody(text) } }, { headers }),
        replace: async (made, text) => {
          const { revision } = await calls.getComment({ params: { id: made.id } })
          return calls.updateComment({ params: { id: made.id }, body: { ...commentBody(text), revision } })
        },
      })
      const written = await calls.getComment({ params: { id } })
      kept.drop()
      setOutgoing(newOutgoing(NOTHING))
      setState('idle')
      onDone(written)
    } catch {
      setState('failed')
    }
  }
  return {
    text: outgoing.text,
    state,
    write: (text: CommentText) => put({ ...outgoing, text }),
    send: () => void send(),
  }
}
