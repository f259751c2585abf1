import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { sendMessage } from '../messages/index.ts'
import { afterWorkingHours, type Week } from './working-hours.ts'

/** Hours of his own working time that somebody has to say yes or no … */
export const REPLY_HOURS = 4
/** … and then to answer. */
export const ANSWER_HOURS = 8

type Sending = {
  question: { id: string; title: string }
  expert: { id: string; week: Week }
  round: number
  /** Who chose this expert, if somebody did. */
  sentBy?: { id: string; note: string }
  now: Date
}

/** Asks one expert and tells him. Who was let off before may be asked again. */
export async function sendOffer(tx: Tx, { question, expert, round, sentBy, now }: Sending) {
  const dueAt = afterWorkingHours(expert.week, now, REPLY_HOURS)
  const { rows } = await sql<{ id: string }>`
    insert into question_offer as o (question_id, expert_id, round, sent_by, note, offered_at, due_at)
    values (${question.id}, ${expert.id}, ${round}, ${sentBy?.id ?? null}, ${sentBy?.note ?? ''}, ${now}, ${dueAt})
    on conflict (question_id, expert_id) do update set state = 'offered', round = excluded.round, sent_by = excluded.sent_by,
      note = excluded.note, offered_at = excluded.offered_at, due_at = excluded.due_at, decided_at = null, reason = ''
    where o.state = 'withdrawn'
    returning id`.execute(tx)
  const id = rows[0]?.id
  if (!id) return
  await sendMessage(tx, {
    to: [expert.id],
    kind: 'invited',
    type: 'QUESTION',
    refId: question.id,
    title: sentBy ? '同事请您回答一个问题' : '有一个问题邀请您回答',
    content: `《${question.title}》${sentBy?.note ?? ''}`,
    cause: `offer:${id}:${now.getTime()}`,
  })
}
