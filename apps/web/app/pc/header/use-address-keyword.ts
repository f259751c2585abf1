import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What stands in the field: on the result page the keyword that was searched, until the reader types something else.
 * Who types on while results are under way keeps what he typed when they arrive.
 */
export function useAddressKeyword() {
  const { pathname, search } = useLocation()
  const searched = pathname === '/pc/search' ? (new URLSearchParams(search).get('val') ?? '') : ''
  const [typed, setTyped] = useState({ for: searched, keyword: searched, sent: '' })
  if (typed.for !== searched)
    setTyped({ for: searched, keyword: typed.sent === searched ? typed.keyword : searched, sent: '' })
  return {
    keyword: typed.keyword,
    setKeyword: (keyword: string) => setTyped({ ...typed, keyword }),
    send: (keyword: string) => setTyped({ ...typed, keyword, sent: keyword }),
  }
}
