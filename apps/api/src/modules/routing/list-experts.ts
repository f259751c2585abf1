import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { CAN_BE_ASKED, findExperts, LATELY_DAYS, weekOf } from './find-experts.ts'
import { readRouted } from './routed-question.ts'
import { rankExperts } from './score-expert.ts'
import { isAtWork } from './working-hours.ts'

/** More than a person reads; the busiest come first. */
const EXPERTS_SHOWN = 200

type Row = Parameters<typeof weekOf>[0] & {
  id: string
  nickname: string
  accepts: boolean
  offered: number
  accepted: number
  overdue: number
  answered: number
  declined: number
}

/** What each expert has on the table. About a question: those who could be asked, the best fit first. */
export async function listExperts({ db }: Deps, questionId: string | undefined, now = new Date()) {
  const order = questionId === undefined ? undefined : await fittingOrder({ db }, questionId, now)
  const { rows } = await sql<Row>`
    select u.id, u.nickname, coalesce(s.accepts, true) as accepts, s.from_hour, s.to_hour, s.work_days, load.*, done.*
    from app_user u left join expert_setting s on s.user_id = u.id
    cross join lateral (
      select count(*) filter (where state = 'offered')::int as offered, count(*) filter (where state = 'accepted')::int as accepted,
        count(*) filter (where due_at <= ${now})::int as overdue
      from question_offer o where o.expert_id = u.id and o.state in ('offered', 'accepted')) load
    cross join lateral (
      select count(*) filter (where state = 'answered')::int as answered, count(*) filter (where state = 'declined')::int as declined
      from question_offer o where o.expert_id = u.id and o.state not in ('offered', 'accepted')
        and o.decided_at > ${now}::timestamptz - make_interval(days => ${LATELY_DAYS})) done
    where ${CAN_BE_ASKED} ${order ? sql`and u.id = any(${order}::bigint[])` : sql``}
    order by ${order ? sql`array_position(${order}::bigint[], u.id)` : sql`load.offered + load.accepted desc, u.id`}
    limit ${sql.lit(EXPERTS_SHOWN)}`.execute(db)
  return rows.map((row) => ({
    expert: { id: row.id, nickname: row.nickname },
    accepts: row.accepts,
    atWork: isAtWork(weekOf(row), now),
    offered: row.offered,
    accepted: row.accepted,
    overdue: row.overdue,
    answeredLately: row.answered,
    declinedLately: row.declined,
  }))
}

async function fittingOrder({ db }: Pick<Deps, 'db'>, questionId: string, now: Date): Promise<string[]> {
  const question = await readRouted(db, questionId)
  if (!question) return []
  const experts = await findExperts(db, question, now)
  const fitting = rankExperts(experts, question.tagIds.length, now)
  const others = experts.filter((one) => !fitting.includes(one)).toSorted((a, b) => a.openOffers - b.openOffers)
  return [...fitting, ...others].map(({ id }) => id)
}
