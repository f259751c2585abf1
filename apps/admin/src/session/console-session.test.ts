import { describe, expect, it } from 'vitest'
import { nextSession, type Person, type Session, type SessionEvent } from './console-session.ts'

const someone = (id: string, openConsole = true): Person => ({
  id,
  nickname: `n${id}`,
  roles: [],
  can: { openConsole },
})
const operator = someone('6')
const other = someone('7')
const customer = someone('1', false)

const starting: Session = { state: 'starting' }
const active: Session = { state: 'active', person: operator }
const ended: Session = { state: 'ended', person: operator, newcomer: null }
const replaced: Session = { state: 'ended', person: operator, newcomer: other }
const unreachable: Session = { state: 'unreachable', error: 'away' }
const signedOut: Session = { state: 'signed-out' }
const refused: Session = { state: 'refused', person: customer }

const recognised = (person: Person): SessionEvent => ({ type: 'recognised', person })
const nobody: SessionEvent = { type: 'nobody' }
const noAnswer: SessionEvent = { type: 'no answer', error: 'away' }
const takesOver: SessionEvent = { type: 'newcomer takes over' }

describe('the session of the console', () => {
  it.each<[string, Session, SessionEvent, Session]>([
    ['opens for somebody with a role for it', starting, recognised(operator), active],
    ['refuses somebody without', starting, recognised(customer), refused],
    ['asks a visitor to sign in', starting, nobody, signedOut],
    ['says that the API is away', starting, noAnswer, unreachable],
    ['recovers when the API is back', unreachable, recognised(operator), active],
    ['opens after a sign-in elsewhere in the browser', signedOut, recognised(operator), active],
    ['opens for another account after a refusal', refused, recognised(operator), active],
    ['forgets somebody refused who signed out', refused, nobody, signedOut],
    ['keeps the work when the session ends', active, nobody, ended],
    ['goes on when the same person is back', ended, recognised(operator), active],
    ['never gives the work to somebody else', ended, recognised(other), replaced],
    ['not even while it looked open', active, recognised(other), replaced],
    ['nor loses it to somebody without a role', active, recognised(customer), { ...ended, newcomer: customer }],
    ['forgets a newcomer who left again', replaced, nobody, ended],
    ['lets the first person go on after a newcomer', replaced, recognised(operator), active],
    ['starts anew for a newcomer who says so', replaced, takesOver, { state: 'active', person: other }],
    [
      'sees roles that were taken away',
      active,
      recognised(someone('6', false)),
      { state: 'refused', person: someone('6', false) },
    ],
    ['does not mind an API that is away in the middle of work', active, noAnswer, active],
    ['nor behind the cover', ended, noAnswer, ended],
    ['has nobody to take over', ended, takesOver, ended],
  ])('%s', (_, before, event, after) => {
    expect(nextSession(before, event)).toEqual(after)
  })
})
