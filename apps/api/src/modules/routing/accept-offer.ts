import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { isOpen, lockOwnOffer } from './lock-offer.ts'
import { ANSWER_HOURS } from './send-offer.ts'
import { afterWorkingHours } from './working-hours.ts'

/** The first to say yes has the question; whoever else was asked is let off. Said twice, it stays as it was. */
export async function acceptOffer({ db }: Deps, member: Member, id: string, now = new Date()) {
  return db.transaction().execute(async (tx) => {
    const offer = await lockOwnOffer(tx, member, id)
    if (!isOpen(offer)) throw new AppError('offer.taken')
    if (offer.state === 'accepted') return { id, dueAt: offer.due_at.toISOString() }
    const dueAt = afterWorkingHours(offer.week, now, ANSWER_HOURS)
    const questionId = offer.question.questionId
    await sql`
      with taken as (
        update question_routing set state = 'taken', escalate_at = null where question_id = ${questionId}),
      let_off as (
        update question_offer set state = 'withdrawn', decided_at = ${now}
        where question_id = ${questionId} and state = 'offered' and id <> ${id})
      update question_offer set state = 'accepted', due_at = ${dueAt} where id = ${id}`.execute(tx)
    return { id, dueAt: dueAt.toISOString() }
  })
}
