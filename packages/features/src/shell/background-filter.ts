import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Pages on which something may be laid over a dimmed background. */
const AUTHORING = new Set(['mobile-operate-add', 'mobile-operate-draft', 'mobile-operate-edit'])

/** The client state that the specification calls mobileFilterBgStatus. */
export function createBackgroundFilter() {
  let mobileFilterBgStatus = false
  const listeners = new Set<() => void>()
  return {
    get: () => mobileFilterBgStatus,
    set(status: boolean) {
      if (status === mobileFilterBgStatus) return
      mobileFilterBgStatus = status
      for (const tell of listeners) tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Place = { pageName: string | undefined; address: string }

/** Asking instead of posting is one page under another address: that is leaving, too. */
export const leavesAuthoring = (from: Place, to: Place) =>
  from.pageName !== undefined && AUTHORING.has(from.pageName) && from.address !== to.address

const filter = createBackgroundFilter()
export const setBackgroundFilter = filter.set

/** Whether the background is filtered, for the frame of the mobile site; resets it when an authoring page is left. */
export function useBackgroundFilter({ pageName, address }: Place): boolean {
  const here = useRef({ pageName, address })
  useEffect(() => {
    const from = here.current
    here.current = { pageName, address }
    if (leavesAuthoring(from, here.current)) filter.set(false)
  }, [pageName, address])
  return useSyncExternalStore(filter.subscribe, filter.get, () => false)
}
