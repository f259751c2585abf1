import { linkedPart, type LinkedPart } from '@kms/features/questions/linked-part'
import type { ShownAnswer } from '@kms/features/questions/load-question-detail'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from './question-calls.ts'

export type LinkedComment = { id: string; threadId: string | null }
export type Linked = {
  answerId: string
  comment?: LinkedComment
  /** The answer itself, where the page hasn't got that far. */
  answer?: ShownAnswer
}

/** The answer or comment that the address names. What no longer exists is the page without it. */
export function useLinkedPart(shownIds: readonly string[]): Linked | undefined {
  const { hash } = useLocation()
  const [linked, setLinked] = useState<Linked>()
  useEffect(() => {
    const part = linkedPart(hash)
    let left = false
    void (part ? find(part, shownIds) : Promise.resolve(undefined)).then(
      (found) => !left && setLinked(found),
      () => undefined,
    )
    return () => {
      left = true
    }
    // The list grows while the reader looks at what was linked: only another address asks again.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [hash])
  return linked
}

async function find(part: LinkedPart, shownIds: readonly string[]): Promise<Linked> {
  if (part.kind === 'answer' && shownIds.includes(part.id)) return { answerId: part.id }
  const api = await browserApi()
  if (part.kind === 'answer') return { answerId: part.id, answer: await answerOf(part.id) }
  const { answerId, threadId } = await api.getComment({ params: { id: part.id } })
  const comment = { id: part.id, threadId }
  return shownIds.includes(answerId) ? { answerId, comment } : { answerId, comment, answer: await answerOf(answerId) }
}

async function answerOf(id: string): Promise<ShownAnswer> {
  const { own: _own, ...answer } = await (await browserApi()).getAnswer({ params: { id } })
  return answer
}
