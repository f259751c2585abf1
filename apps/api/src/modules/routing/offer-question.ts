import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { askNext, closeRouting } from './go-on.ts'
import { lockRouting, readRouted } from './routed-question.ts'
import { REPLY_HOURS } from './send-offer.ts'
import { afterWorkingHours, ORDINARY_WEEK } from './working-hours.ts'

/** How many are asked at once; the first to say yes has it. */
export const ASKED_AT_ONCE = 2

/** A question that readers now see is offered to those who fit best; once, however often its text changes afterwards. */
export async function offerQuestion(
  { db }: Deps,
  { questionId }: JobPayloads['question.changed'],
  now = new Date(),
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const question = await readRouted(tx, questionId)
    if (!question) return
    if (!question.isWaiting) {
      // Taken away, or answered: nobody is to work on it any more.
      if (await lockRouting(tx, questionId)) await closeRouting(tx, questionId, now)
      return
    }
    const { rows } = await sql`
      insert into question_routing (question_id, state, created_at) values (${questionId}, 'open', ${now})
      on conflict do nothing returning question_id`.execute(tx)
    if (rows.length === 0) return
    if ((await askNext(tx, question, ASKED_AT_ONCE, 1, now)) > 0) return
    // Members may know the answer; operators hear of it when they did not.
    const escalateAt = afterWorkingHours(ORDINARY_WEEK, now, REPLY_HOURS)
    await sql`update question_routing set escalate_at = ${escalateAt} where question_id = ${questionId}`.execute(tx)
  })
}

/** Readers see an answer: its author has kept his word, the others are let off. */
export async function closeOffers({ db }: Deps, { answerId }: JobPayloads['answer.published'], now = new Date()) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ question_id: string }>`
      select question_id from answer where id = ${answerId} and status = 'published'`.execute(tx)
    const questionId = rows[0]?.question_id
    if (questionId && (await lockRouting(tx, questionId))) await closeRouting(tx, questionId, now)
  })
}
