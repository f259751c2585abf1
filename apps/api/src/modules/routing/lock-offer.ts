import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { lockRouting, type RoutedQuestion } from './routed-question.ts'
import { weekOf } from './find-experts.ts'
import type { Week } from './working-hours.ts'

export type LockedOffer = {
  id: string
  state: string
  round: number
  due_at: Date
  week: Week
  question: RoutedQuestion
}
type Row = Omit<LockedOffer, 'week' | 'question'> & Parameters<typeof weekOf>[0]

/** One of the caller's own offers, its question taken for the transaction. Another's is as unknown as one that is not there. */
export async function lockOwnOffer(tx: Tx, member: Member, id: string): Promise<LockedOffer> {
  const { rows: found } = await sql<{ question_id: string }>`
    select question_id from question_offer where id = ${id} and expert_id = ${member.id}`.execute(tx)
  const question = found[0] && (await lockRouting(tx, found[0].question_id))
  // Read after the lock: whoever held it may have changed the offer.
  const { rows } = await sql<Row>`
    select o.id, o.state, o.round, o.due_at, s.from_hour, s.to_hour, s.work_days
    from question_offer o left join expert_setting s on s.user_id = o.expert_id
    where o.id = ${id} and o.expert_id = ${member.id}`.execute(tx)
  const row = rows[0]
  if (!row || !question) throw new AppError('offer.not_found')
  return { ...row, week: weekOf(row), question }
}

export const isOpen = ({ state, question }: LockedOffer) =>
  question.isWaiting && (state === 'offered' || state === 'accepted')
