import type { Api } from '@kms/api-client'
import type { SearchHit } from '@kms/contract/search'
import { useEffect, useState } from 'react'

export const HINT_DELAY_MS = 500
/** Shorter titles match everything. */
const SHORTEST_TITLE = 4

export type HintApi = Pick<Api, 'searchAll'>
export type Hint = SearchHit & { type: 'FAQ' | 'QUESTION' }
export type Hints = { searchId: string; hints: readonly Hint[] }

const NONE: Hints = { searchId: '', hints: [] }

const isAnswer = (hit: SearchHit): hit is Hint => hit.type === 'FAQ' || hit.type === 'QUESTION'

export async function findHints(api: HintApi, keyword: string): Promise<Hints> {
  const { searchId, records } = await api.searchAll({ body: { keyword, purpose: 'duplicates' } })
  return { searchId, hints: records.filter(isAnswer) }
}

/** What may already answer the question, while its title is being written. The last answer stays until the next one is there. */
export function useTitleHints(api: HintApi, title: string): Hints {
  const [found, setFound] = useState(NONE)
  const keyword = title.trim()
  useEffect(() => {
    if (keyword.length < SHORTEST_TITLE) return
    let over = false
    const timer = setTimeout(() => {
      findHints(api, keyword).then(
        (hints) => over || setFound(hints),
        () => undefined,
      )
    }, HINT_DELAY_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [api, keyword])
  return keyword.length < SHORTEST_TITLE ? NONE : found
}
