import { useEffect, useState } from 'react'

/** Quick navigations show nothing. */
export const LOADING_BAR_THROTTLE_MS = 200
/** The bar creeps for this long, then waits where it is. */
export const LOADING_BAR_DURATION_MS = 5000

/** True once loading has lasted longer than the throttle. */
export function useLoadingBar(loading: boolean): boolean {
  const [active, setActive] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setActive(true), LOADING_BAR_THROTTLE_MS)
    return () => {
      clearTimeout(timer)
      setActive(false)
    }
  }, [loading])
  return active
}
