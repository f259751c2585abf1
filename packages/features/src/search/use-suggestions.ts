import type { Api } from '@kms/api-client'
import type { SearchSuggestion } from '@kms/contract/search'
import { useEffect, useState } from 'react'

/** Long enough to leave out what a fast typist passes through, short enough to feel immediate. */
export const SUGGEST_DELAY_MS = 200
export const MAX_SUGGESTIONS = 8

export type SuggestApi = Pick<Api, 'searchAll'>

/** What is likely meant by what is typed so far; the last answer stays until the next one is there. Empty when it failed. */
export function useSuggestions(loadApi: () => Promise<SuggestApi>, typed: string): readonly SearchSuggestion[] {
  const [found, setFound] = useState<readonly SearchSuggestion[]>([])
  const keyword = typed.trim()
  useEffect(() => {
    if (keyword === '') return
    let over = false
    const show = (suggestions: readonly SearchSuggestion[]) => over || setFound(suggestions)
    const timer = setTimeout(() => {
      loadApi()
        .then((api) => api.searchAll({ body: { keyword, purpose: 'suggest', size: MAX_SUGGESTIONS } }))
        .then(
          ({ suggestions }) => show(suggestions),
          () => show([]),
        )
    }, SUGGEST_DELAY_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [loadApi, keyword])
  return keyword === '' ? [] : found
}
