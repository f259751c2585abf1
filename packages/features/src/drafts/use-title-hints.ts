import type { Api } from '@kms/api-client'
import { useEffect, useState } from 'react'

export const HINT_DELAY_MS = 500
export const MAX_HINTS = 3
/** Shorter titles match everything. */
const SHORTEST_TITLE = 4

export type Hint = { id: string; kind: 'faq' | 'question'; title: string; answerCount: number }
export type HintApi = Pick<Api, 'searchFaqs' | 'searchQuestions'>

/** FAQs first, questions in the places that are left. */
export async function findHints(api: HintApi, keyword: string): Promise<Hint[]> {
  const ask = { keyword, size: MAX_HINTS }
  const [faqs, asked] = await Promise.all([
    api.searchFaqs({ body: ask }).then(({ records }) => records),
    api.searchQuestions({ body: { ...ask, questionType: 0 } }).then(
      ({ records }) => records,
      () => [],
    ),
  ])
  const hints: Hint[] = [
    ...faqs.map(({ id, title }) => ({ id, kind: 'faq' as const, title, answerCount: 0 })),
    ...asked.map(({ id, title, answerCount }) => ({ id, kind: 'question' as const, title, answerCount })),
  ]
  return hints.slice(0, MAX_HINTS)
}

/** What may already answer the question, while its title is being written. */
export function useTitleHints(api: HintApi, title: string): readonly Hint[] {
  const [found, setFound] = useState<{ keyword: string; hints: Hint[] }>({ keyword: '', hints: [] })
  const keyword = title.trim()
  useEffect(() => {
    if (keyword.length < SHORTEST_TITLE) return
    let over = false
    const timer = setTimeout(() => {
      findHints(api, keyword).then(
        (hints) => over || setFound({ keyword, hints }),
        () => undefined,
      )
    }, HINT_DELAY_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [api, keyword])
  return keyword.length < SHORTEST_TITLE ? [] : found.hints
}
