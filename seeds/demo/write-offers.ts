import type { Db } from '@kms/db'
import { sql } from 'kysely'

const STAFF = '3'
const EXPERT = '4'
const OPERATOR = '6'
/** Long enough that a demonstration is not overtaken by the clock. */
const DAYS = 30

/**
 * What waits for the demo expert, one offer in each state that the pages show. Questions are the oldest without an answer; those
 * that were routed already stay as their experts left them.
 */
export async function writeOffers(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from question where status = 'published' and question_type = 0 and unanswered and author_id <> all(${[STAFF, EXPERT]}::bigint[])
    order by published_at, id limit 4`.execute(db)
  const [first, second, third, fourth] = rows.map(({ id }) => id)
  const offers = [
    { questionId: first, expertId: EXPERT, state: 'offered', sentBy: null, note: '', reason: '' },
    { questionId: second, expertId: EXPERT, state: 'accepted', sentBy: null, note: '', reason: '' },
    { questionId: third, expertId: EXPERT, state: 'declined', sentBy: null, note: '', reason: 'not_my_field' },
    { questionId: third, expertId: STAFF, state: 'offered', sentBy: null, note: '', reason: '' },
    {
      questionId: fourth,
      expertId: EXPERT,
      state: 'offered',
      sentBy: OPERATOR,
      note: '客户在现场等，请优先。',
      reason: '',
    },
  ].filter(({ questionId }) => questionId !== undefined)
  let written = 0
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into question_routing (question_id, state)
      select id, case when id = ${second ?? null}::bigint then 'taken' else 'open' end
      from unnest(${[...new Set(offers.map(({ questionId }) => questionId))]}::bigint[]) id on conflict do nothing`.execute(
      tx,
    )
    for (const { questionId, expertId, state, sentBy, note, reason } of offers) {
      const isOpen = state === 'offered' || state === 'accepted'
      const { numAffectedRows = 0n } = await sql`
        insert into question_offer (question_id, expert_id, state, round, sent_by, note, reason, due_at, decided_at)
        values (${questionId}, ${expertId}, ${state}, 1, ${sentBy}, ${note}, ${reason}, now() + make_interval(days => ${DAYS}),
          ${isOpen ? sql`null` : sql`now()`})
        on conflict do nothing`.execute(tx)
      written += Number(numAffectedRows)
    }
  })
  return written
}
