import { linkedPart, type LinkedPart } from '@kms/features/questions/linked-part'
import type { ShownAnswer } from '@kms/features/questions/load-question-detail'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi, loadAnswers } from './question-calls.ts'

export type LinkedComment = { id: string; threadId: string | null }
export type Linked = {
  answerId: string
  comment?: LinkedComment
  /** The answer itself, where the page hasn't got that far. */
  answer?: ShownAnswer
}

/** The answer or comment that the address names. What no longer exists is the page without it. */
export function useLinkedPart(questionId: string, shownIds: readonly string[]): Linked | undefined {
  const { hash } = useLocation()
  const [linked, setLinked] = useState<Linked>()
  useEffect(() => {
    const part = linkedPart(hash)
    let left = false
    void (part ? find(part, questionId, shownIds) : Promise.resolve(undefined)).then(
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

async function find(part: LinkedPart, questionId: string, shownIds: readonly string[]): Promise<Linked> {
  const answerOf = async (id: string) => (await loadAnswers({ questionId, id })).records[0]
  const found = async (answerId: string, comment?: LinkedComment): Promise<Linked> => {
    const answer = shownIds.includes(answerId) ? undefined : await answerOf(answerId)
    return { answerId, ...(comment && { comment }), ...(answer && { answer }) }
  }
  if (part.kind === 'answer') return found(part.id)
  const { answerId, threadId } = await (await browserApi()).getComment({ params: { id: part.id } })
  return found(answerId, { id: part.id, threadId })
}
