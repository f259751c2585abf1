import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** The router numbers its entries: above 0 there is a page of ours to go back to. */
const hasOwnHistory = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** For a link that means "back": it goes back where it can, and where its address says otherwise, also without scripts. */
export function useBack() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere || !hasOwnHistory()) return
    event.preventDefault()
    void navigate(-1)
  }
}
