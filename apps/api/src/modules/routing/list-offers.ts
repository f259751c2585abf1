import type { routing } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { AUTHOR_COLUMNS, presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { loadTaxonomy } from '../sections/index.ts'

type Row = {
  id: string
  question_id: string
  title: string
  excerpt: string
  section_id: string | null
  state: routing.OfferState
  published_at: Date
  offered_at: Date
  due_at: Date
  note: string
  position: string
} & { [K in keyof AuthorRow]: AuthorRow[K] | null }

const COLUMNS = sql`o.id, o.question_id, q.title, q.excerpt, q.section_id, o.state, q.published_at, o.offered_at, o.due_at, o.note,
  ${AUTHOR_COLUMNS}`
const FROM = sql`question_offer o join question q on q.id = o.question_id and q.status = 'published'
  left join app_user u on u.id = o.sent_by`
/** Whatever was answered a moment ago no longer waits, also before the job has said so. */
const WAITS = sql`o.state in ('offered', 'accepted') and q.unanswered`

type Wish = { show: 'open' | 'done'; size: number; cursor?: string | undefined }

/** One statement: an index range of the caller's own offers. */
export async function listOffers(deps: Deps, { id: me }: Member, { show, size, cursor }: Wish) {
  const [time, last] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorId]) : []
  const place = time === undefined ? undefined : sql`(${time}::timestamptz, ${last}::bigint)`
  const part = {
    open: {
      where: sql`${WAITS} ${place ? sql`and (o.due_at, o.id) > ${place}` : sql``}`,
      order: sql`o.due_at, o.id`,
      position: sql`o.due_at::text`,
    },
    done: {
      where: sql`o.state not in ('offered', 'accepted') ${place ? sql`and (o.decided_at, o.id) < ${place}` : sql``}`,
      order: sql`o.decided_at desc, o.id desc`,
      position: sql`o.decided_at::text`,
    },
  }[show]
  const { rows } = await sql<Row>`
    select ${COLUMNS}, ${part.position} as position from ${FROM}
    where o.expert_id = ${me} and ${part.where} order by ${part.order} limit ${size + 1}`.execute(deps.db)
  const shown = rows.slice(0, size)
  const end = shown.at(-1)
  return {
    records: await present(deps, shown),
    nextCursor: rows.length > size && end ? encodeKeyset([end.position, end.id]) : null,
  }
}

/** One statement: whether the caller is asked about this question. */
export async function offerForQuestion(deps: Deps, { id: me }: Member, questionId: string) {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${FROM} where o.question_id = ${questionId} and o.expert_id = ${me} and ${WAITS}`.execute(
    deps.db,
  )
  return { offer: (await present(deps, rows))[0] ?? null }
}

async function present(deps: Deps, rows: readonly Row[]): Promise<routing.Offer[]> {
  const taxonomy = await loadTaxonomy(deps)
  return rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    title: row.title,
    excerpt: row.excerpt,
    section: row.section_id === null ? null : taxonomy.sectionRef(row.section_id),
    state: row.state,
    askedAt: row.published_at.toISOString(),
    offeredAt: row.offered_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    sentBy: row.author_id === null ? null : presentAuthor(row as AuthorRow),
    note: row.note,
  }))
}
