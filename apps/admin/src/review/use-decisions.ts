import type { ReviewDecision, ReviewDetail } from '@kms/contract/admin-review'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { api } from '../session/api.ts'
import { describeFailure } from '../session/describe-failure.ts'
import { usePerson } from '../session/session-store.ts'
import { useShortcut } from '../shell/use-shortcut.ts'
import { REVIEW_LISTS } from './review-queries.ts'
import { nextFree } from './review-rows.ts'
import type { ReviewQueue } from './use-review-queue.ts'

export type Verdict = ReviewDecision['verdict']
export type Decision = { id: string; title: string; verdict: Verdict; undoUntil: string }
type Wanted = Omit<ReviewDecision, 'revision'> & { piece: ReviewDetail }

/** Decides on the open piece and goes on to the next; the latest decision can be taken back for as long as the server says. */
export function useDecisions({ rows, place, go }: ReviewQueue) {
  const [made, setMade] = useState<Decision[]>([])
  const [problem, setProblem] = useState<{ id: string; text: string }>()
  const client = useQueryClient()
  const { message } = App.useApp()
  const me = usePerson().id

  const refresh = () => client.invalidateQueries({ queryKey: REVIEW_LISTS })
  const fail = (id: string, error: unknown) => {
    const text = describeFailure(error)
    // A message lasts a second; the same words stay beside the buttons.
    setProblem({ id, text })
    void message.error(text)
    void refresh()
    void client.invalidateQueries({ queryKey: ['review', 'one', id] })
  }

  const decide = useMutation({
    mutationFn: ({ piece, ...decision }: Wanted) =>
      api.adminDecideReview({ params: { id: piece.id }, body: { ...decision, revision: piece.revision } }),
    onSuccess: ({ undoUntil }, { piece: { id, title }, verdict }) => {
      setProblem(undefined)
      setMade((before) => [...before.filter((one) => one.id !== id), { id, title, verdict, undoUntil }])
      go({ id: nextFree(rows, id, me)?.id })
      void refresh()
    },
    onError: (error, { piece }) => fail(piece.id, error),
  })

  const undo = useMutation({
    mutationFn: ({ id }: Decision) => api.adminUndoReview({ params: { id } }),
    onSuccess: (_, { id }) => {
      setMade((before) => before.filter((one) => one.id !== id))
      go({ id, ...(place.tab === 'done' && { tab: 'waiting' as const }) })
      void refresh()
      void client.invalidateQueries({ queryKey: ['review', 'one', id] })
    },
    onError: (error, { id }) => {
      setMade((before) => before.filter((one) => one.id !== id))
      fail(id, error)
    },
  })

  const last = made.at(-1)
  const takeBack = () => {
    if (last && Date.parse(last.undoUntil) > Date.now() && !undo.isPending) undo.mutate(last)
  }
  useShortcut({ key: 'z' }, takeBack)

  return {
    last,
    takeBack,
    busy: decide.isPending || undo.isPending,
    problemOf: (id: string) => (problem?.id === id ? problem.text : undefined),
    decide: (wanted: Wanted) => {
      if (!decide.isPending) decide.mutate(wanted)
    },
  }
}
export type Decisions = ReturnType<typeof useDecisions>
