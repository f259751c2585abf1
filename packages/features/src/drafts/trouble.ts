import { isTemporary, reasonOf, type Failure } from '../http/refusal.ts'
import { RETRY_MS, type Trouble } from './draft-machine.ts'

/** Why words have not arrived, as far as their author has to know. */
export function troubleOf(failure: Failure, now: number, isOnline: boolean): Trouble {
  const { status = 0 } = failure
  if (status === 0 && !isOnline) return { kind: 'offline' }
  if (status === 401) return { kind: 'signedOut' }
  if (isTemporary(failure)) return { kind: 'away', retryAt: now + RETRY_MS }
  return { kind: 'refused', reason: reasonOf(failure) }
}
