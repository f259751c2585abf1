import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import { AUTHOR_COLUMNS, type AuthorRow } from '../../kernel/public-user.ts'
import type { Candidate } from './score-expert.ts'
import { ORDINARY_WEEK } from './working-hours.ts'

/** Latest answers of each that are looked at: enough to know what somebody answers, and bounded for who answers most. */
const ANSWERS_SEEN = 50
/** What counts as load beside what is open. */
export const LATELY_DAYS = 3

/** As the partial index of migration 0091 writes it. */
export const CAN_BE_ASKED = sql.raw(
  `(u.is_big_v or u.roles && '{expert,staff}'::text[]) and not ('banned' = any(u.roles))`,
)

/** What experts are looked for. */
export type Sought = { questionId: string; authorId: string; sectionId: string | null; tagIds: readonly string[] }

type Row = AuthorRow & {
  shared_tags: number
  fitting: number
  lately: number
  follows: boolean
  open_offers: number
  from_hour: number | null
  to_hour: number | null
  work_days: number[] | null
}
export type Expert = Candidate & { row: AuthorRow }

/**
 * Everybody who could still be asked about a question, with what the score needs. One statement, a few index ranges for each
 * expert; asked by jobs and by somebody who hands on, never by a reader.
 */
export async function findExperts(db: Db | Tx, sought: Sought, now: Date): Promise<Expert[]> {
  const { questionId, authorId, sectionId, tagIds } = sought
  const { rows } = await sql<Row>`
    select ${AUTHOR_COLUMNS}, s.from_hour, s.to_hour, s.work_days, done.fitting, done.lately,
      (select count(*)::int from unnest(u.skill_tag_ids) skill where skill = any(${tagIds}::bigint[])) as shared_tags,
      exists (select from user_section f where f.user_id = u.id and f.section_id = ${sectionId}::bigint) as follows,
      (select count(*)::int from question_offer o where o.expert_id = u.id and o.state in ('offered', 'accepted')) as open_offers
    from app_user u
    left join expert_setting s on s.user_id = u.id
    cross join lateral (
      select count(*) filter (where q.section_id = ${sectionId}::bigint or q.tag_ids && ${tagIds}::bigint[])::int as fitting,
        count(*) filter (where a.published_at > ${now}::timestamptz - make_interval(days => ${LATELY_DAYS}))::int as lately
      from (
        select question_id, published_at from answer where author_id = u.id and status = 'published'
        order by published_at desc, id desc limit ${ANSWERS_SEEN}) a
      join question q on q.id = a.question_id) done
    where ${CAN_BE_ASKED} and u.id <> ${authorId} and coalesce(s.accepts, true)
      and not exists (
        select from question_offer o where o.question_id = ${questionId} and o.expert_id = u.id and o.state <> 'withdrawn')
  `.execute(db)
  return rows.map((row) => ({
    id: row.author_id,
    sharedTags: row.shared_tags,
    fittingAnswers: row.fitting,
    followsSection: row.follows,
    openOffers: row.open_offers,
    answeredLately: row.lately,
    week: weekOf(row),
    row,
  }))
}

type Setting = Pick<Row, 'from_hour' | 'to_hour' | 'work_days'>
export const weekOf = ({ from_hour, to_hour, work_days }: Setting) =>
  from_hour === null || to_hour === null || work_days === null
    ? ORDINARY_WEEK
    : { fromHour: from_hour, toHour: to_hour, workDays: work_days }
