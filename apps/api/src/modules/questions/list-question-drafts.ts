import type { Page, questions } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'

/** Nobody keeps more than that; the box says so. */
const COUNT_LIMIT = 1000

type Row = {
  id: string | null
  question_type: 0 | 1
  state: questions.DraftRow['state']
  return_reason: string
  is_published: boolean
  title: string
  excerpt: string
  revision: number
  saved_at: Date
  position: string
  total: number
}
type Request = {
  current: number
  size: number
  cursor?: string | undefined
  questionType?: questions.QuestionType | undefined
}

/** The caller's draft box, the last saved first: an index range of one author. One statement, the capped total with it. */
export async function listQuestionDrafts(
  { db }: Deps,
  author: Member,
  { current, size, cursor, questionType }: Request,
): Promise<Page<questions.DraftRow>> {
  refuseTooDeep({ current, size, cursor })
  const [savedAt, id] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorId]) : []
  const own = sql`d.author_id = ${author.id} and d.state <> 'none'
    ${questionType === undefined ? sql`` : sql`and d.question_type = ${questionType}`}`
  const after = cursor ? sql`and (d.saved_at, d.question_id) < (${savedAt}::timestamptz, ${id}::bigint)` : sql``
  const { rows } = await sql<Row>`
    select counted.total, page.*
    from (select count(*)::int as total from (select 1 from question_draft d where ${own} limit ${sql.lit(COUNT_LIMIT)}) few) counted
    left join (
      select d.question_id as id, d.question_type, d.state, d.return_reason, q.status = 'published' as is_published, d.title,
        d.excerpt, d.revision, d.saved_at, d.saved_at::text as position
      from question_draft d join question q on q.id = d.question_id
      where ${own} ${after}
      order by d.saved_at desc, d.question_id desc limit ${size + 1} offset ${cursor ? 0 : (current - 1) * size}
    ) page on true
    order by page.saved_at desc, page.id desc`.execute(db)
  const found = rows.filter((row): row is Row & { id: string } => row.id !== null)
  const shown = found.slice(0, size)
  const last = shown.at(-1)
  const total = rows[0]?.total ?? 0
  const nextCursor = found.length > size && last ? encodeKeyset([last.position, last.id]) : null
  return toPage({ records: shown.map(present), total, current, size, nextCursor })
}

const present = (row: Row & { id: string }): questions.DraftRow => ({
  id: row.id,
  questionType: row.question_type,
  state: row.state,
  reason: row.state === 'returned' ? row.return_reason : null,
  isPublished: row.is_published,
  title: row.title,
  excerpt: row.excerpt,
  revision: row.revision,
  savedAt: row.saved_at.toISOString(),
})
