import type { Api } from '@kms/api-client'
import { useEffect, useState } from 'react'

export const HOT_KEYWORD_COUNT = 5
/** The first ones carry the flame. */
export const HOT_ICON_COUNT = 3

/** What people search for now. Asked once, when first `wanted`; empty until then, and when there is none or it failed. */
export function useHotKeywords(api: Pick<Api, 'listHotKeywords'>, wanted: boolean): string[] {
  const [keywords, setKeywords] = useState<string[]>([])
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const show = (words: string[]) => gone || setKeywords(words)
    api.listHotKeywords({ params: { x: HOT_KEYWORD_COUNT } }).then(
      (answer) => show(answer.slice(0, HOT_KEYWORD_COUNT).map(({ keyword }) => keyword)),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [api, wanted])
  return keywords
}
