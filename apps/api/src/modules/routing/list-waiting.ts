import { adminRouting, type routing } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { loadTaxonomy } from '../sections/index.ts'

/** As the partial index of migration 0005 writes it. */
const UNANSWERED = sql`q.status = 'published' and q.question_type = 0 and q.unanswered`
const HOURS: Record<adminRouting.AgeBucket, readonly [from: number, to: number | null]> = {
  h4: [0, 4],
  h24: [4, 24],
  d3: [24, 72],
  d7: [72, 168],
  older: [168, null],
}

const inBucket = (age: adminRouting.AgeBucket, now: Date) => {
  const [from, to] = HOURS[age]
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  return sql`q.published_at <= ${before(from)} ${to === null ? sql`` : sql`and q.published_at > ${before(to)}`}`
}

type Row = {
  id: string
  title: string
  section_id: string | null
  published_at: Date
  position: string
  author: { id: string; nickname: string }
  routing: adminRouting.RoutingState | null
  offers: {
    expert: { id: string; nickname: string }
    state: routing.OfferState
    dueAt: string
    reason: string
  }[]
}

type Wish = { age?: adminRouting.AgeBucket | undefined; size: number; cursor?: string | undefined }

/** One statement: an index range from the oldest on, each with its offers. */
export async function listWaiting(deps: Deps, { age, size, cursor }: Wish, now = new Date()) {
  const [time, last] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorId]) : []
  const after = time === undefined ? sql`` : sql`and (q.published_at, q.id) > (${time}::timestamptz, ${last}::bigint)`
  const { rows } = await sql<Row>`
    select q.id, q.title, q.section_id, q.published_at, q.published_at::text as position, r.state as routing,
      json_build_object('id', u.id::text, 'nickname', u.nickname) as author,
      (select coalesce(json_agg(json_build_object('expert', json_build_object('id', e.id::text, 'nickname', e.nickname),
          'state', o.state, 'dueAt', o.due_at, 'reason', o.reason) order by o.offered_at, o.id), '[]')
       from question_offer o join app_user e on e.id = o.expert_id where o.question_id = q.id) as offers
    from question q join app_user u on u.id = q.author_id left join question_routing r on r.question_id = q.id
    where ${UNANSWERED} ${age ? sql`and ${inBucket(age, now)}` : sql``} ${after}
    order by q.published_at, q.id limit ${size + 1}`.execute(deps.db)
  const taxonomy = await loadTaxonomy(deps)
  const shown = rows.slice(0, size)
  const end = shown.at(-1)
  return {
    records: shown.map((row) => ({
      id: row.id,
      title: row.title,
      section: row.section_id === null ? null : taxonomy.sectionRef(row.section_id),
      author: row.author,
      publishedAt: row.published_at.toISOString(),
      routing: row.routing ?? ('none' as const),
      offers: row.offers.map((offer) => ({ ...offer, dueAt: new Date(offer.dueAt).toISOString() })),
    })),
    nextCursor: rows.length > size && end ? encodeKeyset([end.position, end.id]) : null,
  }
}

/** One statement; counting stops where nobody cares any more. */
export async function countWaiting({ db }: Deps, now = new Date()) {
  const limit = sql.lit(adminRouting.WAITING_COUNT_LIMIT)
  const ages = adminRouting.AgeBucket.options
  const counts = ages.map(
    (age) => sql`(select count(*)::int from (
      select from question q where ${UNANSWERED} and ${inBucket(age, now)} limit ${limit}) few) as ${sql.ref(age)}`,
  )
  const { rows } = await sql<Record<adminRouting.AgeBucket | 'escalated', number>>`
    select ${sql.join(counts)}, (select count(*)::int from (
      select from question_routing where state = 'escalated' limit ${limit}) few) as escalated`.execute(db)
  const { escalated = 0, ...counted } = rows[0] ?? {}
  return { ages: counted as Record<adminRouting.AgeBucket, number>, escalated }
}
