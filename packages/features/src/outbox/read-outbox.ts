import { deviceDrafts, type DeviceDraft } from '../drafts/device-drafts.ts'
import { heldSlots } from '../drafts/slot-lock.ts'
import { deviceOutbox } from './device-outbox.ts'
import type { Outgoing, Sent } from './outgoing.ts'

export type Outbox = {
  /** Answers and comments. */
  outgoing: Outgoing[]
  /** Questions and articles that are to be published and that no window has open. */
  pieces: DeviceDraft[]
  sent: Sent[]
}

export const EMPTY_OUTBOX: Outbox = { outgoing: [], pieces: [], sent: [] }

/** This member's; everybody's for a visitor, who is told no more than that something waits. */
export async function readOutbox(memberId: string | null): Promise<Outbox> {
  const isOwn = (entry: { memberId: string }) => memberId === null || entry.memberId === memberId
  const [outgoing, drafts, sent, held] = await Promise.all([
    deviceOutbox.waiting(),
    deviceDrafts.everybodys(),
    deviceOutbox.sent(),
    heldSlots(),
  ])
  return {
    outgoing: outgoing.filter(isOwn),
    pieces: drafts.filter((entry) => isOwn(entry) && entry.draft.wantsPublish && !held.has(entry.slot)),
    sent: sent.filter(isOwn),
  }
}

/** How many go out by themselves as soon as they can. */
export const countWaiting = ({ outgoing, pieces }: Outbox) =>
  outgoing.filter(({ refusal }) => refusal === null).length + pieces.length
