import { useState } from 'react'
import { useLocation } from 'react-router'

/** What stands in the field: on the result page the keyword that was searched, until the reader types something else. */
export function useAddressKeyword() {
  const { pathname, search } = useLocation()
  const searched = pathname === '/pc/search' ? (new URLSearchParams(search).get('val') ?? '') : ''
  const [typed, setTyped] = useState({ for: searched, keyword: searched })
  if (typed.for !== searched) setTyped({ for: searched, keyword: searched })
  return [typed.keyword, (keyword: string) => setTyped({ for: searched, keyword })] as const
}
