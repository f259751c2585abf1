import { useEffect } from 'react'
import { useBlocker } from 'react-router'

export type EditLocationState = {
  /** The list's query string, to return to. */
  from?: string
  /** Set when the address changes under an editor that stays. */
  editingKey?: string
}

/** Stops every way out of the page while something is unsaved: links, the back button, closing the tab. */
export function useLeaveGuard(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  return useBlocker(({ currentLocation, nextLocation }) => {
    const staysHere = (nextLocation.state as EditLocationState | null)?.editingKey !== undefined
    return dirty && !staysHere && currentLocation.pathname !== nextLocation.pathname
  })
}
