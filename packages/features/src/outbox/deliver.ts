import { createApi } from '@kms/api-client'
import { deviceDrafts } from '../drafts/device-drafts.ts'
import { publishWaiting } from '../drafts/publish-waiting.ts'
import { takeSlot } from '../drafts/slot-lock.ts'
import { readToken } from '../session/token-keeper.ts'
import { deviceOutbox } from './device-outbox.ts'
import { sendOutgoing, type Delivery } from './send-outgoing.ts'

const LOCK = 'kms-outbox'

/** Pages and the service worker all try; one at a time does, and the keys make what two of them sent one. */
async function alone(work: () => Promise<Delivery>): Promise<Delivery> {
  const { locks } = navigator
  if (!locks) return work()
  return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : 'done'))
}

/**
 * Sends what this device has kept for the member whose token it is. `askToken` is asked each time: the session's cookie decides
 * who is there, so nothing goes out after signing out, or for another account.
 */
export const deliver = (askToken: () => Promise<string | null>): Promise<Delivery> =>
  alone(async () => {
    const token = await askToken()
    const reader = readToken(token)
    if (reader?.kind !== 'user') return 'signIn'
    const memberId = reader.subject
    const api = createApi({ base: '/kms', headers: () => ({ authorization: `Bearer ${token}` }) })
    const delivery = await sendOutgoing({ outbox: deviceOutbox, api, memberId, now: Date.now })
    if (delivery !== 'done') return delivery
    const left = await publishWaiting({
      device: deviceDrafts,
      take: takeSlot,
      api,
      memberId,
      onPublished: ({ key, id, outcome, revision, savedVersion, fields: { title } }, slot) => {
        const as = { slot, id, revision, version: savedVersion }
        return deviceOutbox.noteSent({ key, memberId, kind: 'piece', id, title, as, status: outcome ?? 'published' })
      },
    })
    if (left.some(({ trouble }) => trouble?.kind === 'signedOut')) return 'signIn'
    return left.some(({ trouble }) => trouble?.kind === 'away') ? 'later' : 'done'
  })
