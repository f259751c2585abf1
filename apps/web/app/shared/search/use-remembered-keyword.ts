import { rememberKeyword } from '@kms/features/search/search-history'
import { useEffect } from 'react'

/** However somebody came to search for it: the box, a suggestion, a link. */
export function useRememberedKeyword(keyword: string) {
  useEffect(() => {
    if (keyword !== '') rememberKeyword(localStorage, keyword)
  }, [keyword])
}
