import type { UserInfo } from '@kms/contract/session'

/** Who works here. The API decides again on every call; this is for showing and hiding only. */
export type Person = Pick<UserInfo, 'id' | 'nickname' | 'roles' | 'can'>

/**
 * ended: the session was over in the middle of work. The page underneath stays mounted, so that unsaved text survives a new
 * sign-in by the same person; `newcomer` is somebody else who has signed in to this browser meanwhile.
 */
export type Session =
  | { state: 'starting' }
  | { state: 'unreachable'; error: unknown }
  | { state: 'signed-out' }
  | { state: 'refused'; person: Person }
  | { state: 'active'; person: Person }
  | { state: 'ended'; person: Person; newcomer: Person | null }

export type SessionEvent =
  | { type: 'recognised'; person: Person }
  | { type: 'nobody' }
  | { type: 'no answer'; error: unknown }
  | { type: 'newcomer takes over' }

const enter = (person: Person): Session => ({ state: person.can.openConsole ? 'active' : 'refused', person })

export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'recognised': {
      const { person } = event
      const atWork = session.state === 'active' || session.state === 'ended'
      // Never silently: the text on the screen is the other person's.
      if (atWork && person.id !== session.person.id) return { state: 'ended', person: session.person, newcomer: person }
      return enter(person)
    }
    case 'nobody':
      return session.state === 'active' || session.state === 'ended'
        ? { state: 'ended', person: session.person, newcomer: null }
        : { state: 'signed-out' }
    case 'no answer':
      return session.state === 'starting' || session.state === 'unreachable'
        ? { state: 'unreachable', error: event.error }
        : session
    case 'newcomer takes over':
      return session.state === 'ended' && session.newcomer !== null ? enter(session.newcomer) : session
  }
}
