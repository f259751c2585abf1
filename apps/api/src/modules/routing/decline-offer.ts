import type { routing } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { goOn } from './go-on.ts'
import { isOpen, lockOwnOffer } from './lock-offer.ts'

type Refusal = { reason: routing.DeclineReason; note: string }

/** Says no, or takes a promise back; the next expert is asked in the same transaction. Said twice, it stays as it was. */
export async function declineOffer({ db }: Deps, member: Member, id: string, refusal: Refusal, now = new Date()) {
  await db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, member, id)
    if (offer.state === 'declined') return
    if (!isOpen(offer)) throw new AppError('offer.taken')
    const reason = [refusal.reason, refusal.note].filter(Boolean).join(': ')
    await sql`update question_offer set state = 'declined', reason = ${reason}, decided_at = ${now} where id = ${id}`.execute(
      tx,
    )
    await goOn(tx, offer.question, { count: 1, round: offer.round }, now)
  })
  return { id }
}
