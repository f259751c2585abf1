import type { Api } from '@kms/api-client'
import { isTemporary, reasonOf, type Failure } from '../http/refusal.ts'
import type { DeviceOutbox } from './device-outbox.ts'
import { SEND_WITHIN_MS, type KeptCall, type Outgoing, type Sent } from './outgoing.ts'

/** later: the network or the server is away; signIn: nobody, or somebody else, is signed in. */
export type Delivery = 'done' | 'later' | 'signIn'

type Options = {
  outbox: Pick<DeviceOutbox, 'waiting' | 'keep' | 'drop' | 'noteSent'>
  api: Pick<Api, KeptCall>
  /** Whose token the API client carries: nobody else's words go out with it. */
  memberId: string
  now: () => number
}

/** One after the other, in the order in which they were written. */
export async function sendOutgoing({ outbox, api, memberId, now }: Options): Promise<Delivery> {
  for (const entry of await outbox.waiting()) {
    if (entry.memberId !== memberId || entry.refusal) continue
    if (now() - entry.keptAt > SEND_WITHIN_MS) {
      await outbox.keep({ ...entry, refusal: { kind: 'tooOld' } })
      continue
    }
    try {
      const { id, status } = await send(api, entry)
      const { key, page } = entry
      const kind = entry.call === 'createAnswer' ? 'answer' : 'comment'
      await outbox.noteSent({ key, memberId, id, status, kind, page } satisfies Sent)
      await outbox.drop(key)
    } catch (error) {
      const failure = error as Failure
      if (failure.status === 401) return 'signIn'
      if (isTemporary(failure)) return 'later'
      await outbox.keep({ ...entry, refusal: { kind: 'refused', reason: reasonOf(failure) } })
    }
  }
  return 'done'
}

function send(api: Options['api'], entry: Outgoing) {
  const extras = { headers: { 'idempotency-key': entry.key } }
  return entry.call === 'createAnswer' ? api.createAnswer(entry.input, extras) : api.createComment(entry.input, extras)
}
