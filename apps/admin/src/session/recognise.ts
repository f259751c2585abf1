import { ApiError, createApi } from '@kms/api-client'
import { currentSession, tellSession } from './session-store.ts'
import { tokenKeeper } from './token.ts'

/** Tabs of the console tell each other that somebody has signed in: one of them may have a cover up. */
const channel = new BroadcastChannel('kms-console')
const SIGNED_IN = 'signed in'

/** Asks the cookie who is here. */
async function recognise() {
  try {
    const token = await tokenKeeper.renew()
    const person = await createApi({
      base: '/kms',
      headers: () => ({ authorization: `Bearer ${token}` }),
    }).getMyInfo({})
    const before = currentSession().state
    tellSession({ type: 'recognised', person })
    if (before !== 'active' && currentSession().state === 'active') channel.postMessage(SIGNED_IN)
  } catch (error) {
    tellSession(error instanceof ApiError && error.status === 401 ? { type: 'nobody' } : { type: 'no answer', error })
  }
}

export const recogniseAgain = () => void recognise()

/** At start, and whenever somebody may have signed in elsewhere. */
export function keepRecognising() {
  const whileShut = () => {
    if (currentSession().state !== 'active' && currentSession().state !== 'starting') recogniseAgain()
  }
  window.addEventListener('focus', whileShut)
  channel.addEventListener('message', whileShut)
  recogniseAgain()
}
