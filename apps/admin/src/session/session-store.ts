import { useSyncExternalStore } from 'react'
import { nextSession, type Person, type Session, type SessionEvent } from './console-session.ts'

let session: Session = { state: 'starting' }
const listeners = new Set<() => void>()

export function tellSession(event: SessionEvent) {
  session = nextSession(session, event)
  for (const listener of listeners) listener()
}

export const currentSession = () => session

/** Whose work is on the screen; null while nobody's is. */
export const personAtWork = (): Person | null =>
  session.state === 'active' || session.state === 'ended' ? session.person : null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, currentSession)

/** The person at work. Only below the gate, which lets nobody else through. */
export function usePerson(): Person {
  const current = useSession()
  if (current.state !== 'active' && current.state !== 'ended') throw new Error('Nobody is signed in here')
  return current.person
}
