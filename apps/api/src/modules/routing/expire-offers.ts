import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { escalate, goOn } from './go-on.ts'
import { lockRouting } from './routed-question.ts'

const BATCH = 100

/** By the clock: what nobody took or kept in time goes on to the next; what nobody could be asked about goes to operators. */
export async function expireOffers(deps: Deps, now = new Date()): Promise<void> {
  const { rows: late } = await sql<{ question_id: string }>`
    select distinct question_id from (
      select question_id from question_offer where state in ('offered', 'accepted') and due_at <= ${now}
      order by due_at limit ${sql.lit(BATCH)}) due`.execute(deps.db)
  for (const { question_id } of late) await expireOf(deps, question_id, now)
  const { rows: alone } = await sql<{ question_id: string }>`
    select question_id from question_routing where state = 'open' and escalate_at <= ${now}
    order by escalate_at limit ${sql.lit(BATCH)}`.execute(deps.db)
  for (const { question_id } of alone) await escalateAlone(deps, question_id, now)
}

const expireOf = ({ db }: Deps, questionId: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const question = await lockRouting(tx, questionId)
    if (!question) return
    const { rows } = await sql<{ round: number }>`
      update question_offer set state = 'expired', decided_at = ${now}
      where question_id = ${questionId} and state in ('offered', 'accepted') and due_at <= ${now}
      returning round`.execute(tx)
    if (rows.length === 0) return
    await goOn(tx, question, { count: rows.length, round: Math.max(...rows.map(({ round }) => round)) }, now)
  })

const escalateAlone = ({ db }: Deps, questionId: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const question = await lockRouting(tx, questionId)
    if (!question) return
    if (question.isWaiting) await escalate(tx, question, now)
    else await goOn(tx, question, { count: 0, round: 0 }, now)
  })
