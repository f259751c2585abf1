import type { Api } from '@kms/api-client'
import type { Reply } from '@kms/contract/comments'
import { useState } from 'react'
import type { Failure } from '../http/refusal.ts'
import { useKeptText } from '../drafts/use-kept-text.ts'
import { commentBody, type CommentText } from './use-comment-writing.ts'

type Calls = Pick<Api, 'updateComment' | 'getComment'>
type Options = {
  getCalls: () => Promise<Calls>
  memberId: string
  comment: Reply
  onDone: (changed: Reply) => void
}

/** With the revision that the words began from. */
type Kept = { text: CommentText; revision: number }

/** One's own comment being changed. What was saved elsewhere meanwhile is shown first; only then may it be replaced. */
export function useCommentEdit({ getCalls, memberId, comment, onDone }: Options) {
  const [text, setText] = useState<CommentText>({ content: comment.content, picked: comment.mentions })
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const [other, setOther] = useState<Reply>()
  const kept = useKeptText<Kept>(memberId, `comment-edit-${comment.id}`, (found) => {
    setText(found.text)
    if (found.revision !== comment.revision) setOther(comment)
  })
  const save = async () => {
    setState('sending')
    try {
      const calls = await getCalls()
      const params = { id: comment.id }
      const { revision } = other ?? comment
      const isTaken = await calls.updateComment({ params, body: { ...commentBody(text), revision } }).then(
        () => true,
        (error: Failure) => {
          if (error.error === 'comment.changed_elsewhere') return false
          throw error
        },
      )
      const current = await calls.getComment({ params })
      setState('idle')
      // Also our own words, whose answer was lost on the way.
      if (!isTaken && current.content !== text.content.trim()) return setOther(current)
      kept.drop()
      onDone(current)
    } catch {
      setState('failed')
    }
  }
  return {
    text,
    state,
    other,
    write(next: CommentText) {
      setText(next)
      kept.keep({ text: next, revision: (other ?? comment).revision })
    },
    save: () => void save(),
    forget: kept.drop,
  }
}
