import type { profiles } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorCount, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS, presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import type { PageRequest } from './list-people.ts'

/** Beyond it nobody counts on. */
const COUNTED = 1000
const EXCERPT = 200

/** What can be collected. The number orders those of the same moment. */
const KINDS = [
  {
    place: 3,
    marks: sql`faq_collect c join faq p on p.id = c.faq_id and p.status = 'published'`,
    id: sql.ref('c.faq_id'),
    columns: sql`'FAQ', p.id, p.title, p.conclusion, null::bigint, p.like_count`,
  },
  {
    place: 2,
    marks: sql`question_collect c join question p on p.id = c.question_id and p.status = 'published'`,
    id: sql.ref('c.question_id'),
    columns: sql`case p.question_type when 0 then 'QUESTION' else 'TOPIC' end, p.id, p.title, p.excerpt, p.author_id, p.like_count`,
  },
  {
    place: 1,
    marks: sql`answer_collect c join answer a on a.id = c.answer_id and a.status = 'published'
      join question p on p.id = a.question_id and p.status = 'published'`,
    id: sql.ref('c.answer_id'),
    columns: sql`'ANSWER', p.id, p.title, a.excerpt, a.author_id, a.like_count`,
  },
]

type Row = AuthorRow & {
  id: string
  place: number
  position: string
  collected_at: Date
  type: profiles.CollectInfo['type']
  ref_id: string
  title: string
  excerpt: string
  like_count: number
  total: number
}

/** One statement: an index range of each kind, merged, newest first. What can no longer be read is left out. */
export async function listCollects(deps: Deps, ownerId: string, request: PageRequest): Promise<profiles.CollectPage> {
  refuseTooDeep(request)
  const { current, size, cursor } = request
  const [time, place, id] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorCount, isCursorId]) : []
  const offset = cursor ? 0 : (current - 1) * size
  const ranges = KINDS.map((kind) => {
    // The first condition is the index's, the second breaks ties between kinds.
    const before = cursor
      ? sql`and c.created_at <= ${time}::timestamptz
          and (c.created_at, ${sql.lit(kind.place)}, ${kind.id}) < (${time}::timestamptz, ${place}::int, ${id}::bigint)`
      : sql``
    return sql`(select ${kind.id}, ${sql.lit(kind.place)}, c.created_at, ${kind.columns} from ${kind.marks}
      where c.user_id = ${ownerId} ${before} order by c.created_at desc, ${kind.id} desc limit ${offset + size + 1})`
  })
  const counted = KINDS.map(
    (kind) => sql`(select 1 from ${kind.marks} where c.user_id = ${ownerId} limit ${sql.lit(COUNTED)})`,
  )
  const { rows } = await sql<Row>`
    select page.id, page.place, page.collected_at, page.collected_at::text as position, page.type, page.ref_id, page.title,
      left(page.excerpt, ${sql.lit(EXCERPT)}) as excerpt, page.like_count, ${AUTHOR_COLUMNS},
      (select count(*)::int from (select 1 from (${sql.join(counted, sql` union all `)}) kept limit ${sql.lit(COUNTED)}) few) as total
    from (
      select * from (${sql.join(ranges, sql` union all `)})
        merged (id, place, collected_at, type, ref_id, title, excerpt, author_id, like_count)
      order by collected_at desc, place desc, id desc limit ${size + 1} offset ${offset}
    ) page left join app_user u on u.id = page.author_id
    order by page.collected_at desc, page.place desc, page.id desc`.execute(deps.db)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const nextCursor = rows.length > size && last ? encodeKeyset([last.position, String(last.place), last.id]) : null
  return {
    ...toPage({ records: shown.map(present), total: rows[0]?.total ?? 0, current, size, nextCursor }),
    hidden: false,
  }
}

const present = (row: Row): profiles.CollectInfo => ({
  type: row.type,
  id: row.id,
  refId: row.ref_id,
  title: row.title,
  excerpt: row.excerpt,
  author: row.author_id === null ? null : presentAuthor(row),
  collectedAt: row.collected_at.toISOString(),
  likeCount: row.like_count,
})
