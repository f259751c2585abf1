import { mayHaveUnsent } from '@kms/features/outbox/note-unsent'
import { useEffect, useState } from 'react'
import { useViewer } from '../../shared/use-viewer.ts'

/** Behind everything the reader waits for. */
const IDLE_TIMEOUT_MS = 5_000

const whenIdle = (act: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(act, 1_000)

/** Registers the service worker; a browser without one, or that refuses it, only lacks what it would add. */
function registerWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/kms/sw.js', { scope: '/kms/' })
    .catch((error: unknown) => console.warn('service worker', error))
}

/** True once the page is at rest, for those who may have something to send: members, and who had when signed out. */
export function useOffline(): boolean {
  const isMember = useViewer() !== null
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    whenIdle(() => {
      registerWorker()
      setAtRest(true)
    })
  }, [])
  return atRest && (isMember || mayHaveUnsent())
}
