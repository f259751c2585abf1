import type { Page, questions } from '@kms/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorNumber, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { CARD_COLUMNS, type QuestionCardRow } from './question.columns.ts'
import { presentCard } from './question.presenter.ts'
import { allOfType, ofSection, ofTag } from './question-scope.ts'
import { toPage } from '../../kernel/paging.ts'

const TYPES = [0, 1] as const
/** A list without a kept total is counted that far and no further. */
const COUNT_LIMIT = 1000

const SORTS = {
  latest: { column: sql.ref('published_at'), type: sql.raw('timestamptz'), isValue: isCursorTime },
  hot: { column: sql.ref('heat'), type: sql.raw('double precision'), isValue: isCursorNumber },
}

type Filters = Pick<questions.QuestionFeedRequest, 'questionType' | 'sectionId' | 'tagId' | 'unanswered' | 'sort'>
type PageRequest = Filters & { size: number; cursor?: string | undefined; offset?: number }
type Row = QuestionCardRow & { position: string; total: string }

/** One statement: positions from the index ranges of the list, then the rows themselves with their authors, and the total. */
export async function listQuestions(deps: Deps, request: PageRequest): Promise<Page<questions.QuestionCard>> {
  const { size, cursor, offset = 0 } = request
  const sort = SORTS[request.unanswered ? 'latest' : request.sort]
  const source = sourceOf(request)
  const [value, id] = cursor ? decodeKeyset(cursor, [sort.isValue, isCursorId]) : []
  const keyset = cursor ? sql`and (l.${sort.column}, l.${source.id}) < (${value}::${sort.type}, ${id}::bigint)` : sql``
  const ranges = source.ranges.map(
    (where) => sql`(
      select l.${source.id} as id, l.${sort.column} as position from ${source.table}
      where ${where} ${keyset}
      order by l.${sort.column} desc, l.${source.id} desc limit ${offset + size + 1})`,
  )
  const { rows } = await sql<Row>`
    select ${CARD_COLUMNS}, ${AUTHOR_COLUMNS}, page.position::text as position, ${source.total} as total
    from (
      select id, position from (${sql.join(ranges, sql` union all `)}) merged
      order by position desc, id desc limit ${size + 1} offset ${offset}
    ) page
    join question q on q.id = page.id
    join app_user u on u.id = q.author_id
    order by page.position desc, page.id desc`.execute(deps.db)
  return pageOfCards(deps, rows, size)
}

async function pageOfCards(deps: Deps, rows: readonly Row[], size: number): Promise<Page<questions.QuestionCard>> {
  const taxonomy = await loadTaxonomy(deps)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const total = Number(rows[0]?.total ?? 0)
  const nextCursor = rows.length > size && last ? encodeKeyset([last.position, last.id]) : null
  return toPage({ records: shown.map((row) => presentCard(row, taxonomy)), total, size, nextCursor })
}

type Source = {
  table: RawBuilder<unknown>
  /** The column that names the piece. */
  id: RawBuilder<unknown>
  /** One condition for each index range that the list is made of. */
  ranges: RawBuilder<unknown>[]
  total: RawBuilder<unknown>
}

function sourceOf({ questionType, sectionId, tagId, unanswered }: Filters): Source {
  const place = placeOf(sectionId, tagId)
  if (unanswered) {
    const where = sql`${place.where} and l.question_type = 0 and l.unanswered`
    return { ...place, ranges: [where], total: cappedCount(place.table, where) }
  }
  const types = questionType === undefined ? TYPES : [questionType]
  const ranges = types.map((type) => sql`${place.where} and l.question_type = ${sql.lit(type)}`)
  if (sectionId && tagId) return { ...place, ranges, total: cappedCount(place.table, sql.join(ranges, sql` or `)) }
  const scopes = types.map((type) => scopeOf(type, sectionId, tagId))
  const total = sql`(select coalesce(sum(total), 0) from question_total where scope = any(${scopes}::text[]))`
  return { ...place, ranges, total }
}

const scopeOf = (type: number, sectionId?: string, tagId?: string) =>
  sectionId ? ofSection(type, sectionId) : tagId ? ofTag(type, tagId) : allOfType(type)

/** Which table carries the list: all pieces, those of a section, of a tag, or of both. */
function placeOf(sectionId?: string, tagId?: string) {
  const id = sql.ref('question_id')
  if (sectionId && tagId) {
    const table = sql`question_tag l join question_section s on s.question_id = l.question_id and s.section_id = ${sectionId}`
    return { table, id, where: sql`l.tag_id = ${tagId}` }
  }
  if (sectionId) return { table: sql`question_section l`, id, where: sql`l.section_id = ${sectionId}` }
  if (tagId) return { table: sql`question_tag l`, id, where: sql`l.tag_id = ${tagId}` }
  return { table: sql`question l`, id: sql.ref('id'), where: sql`l.status = 'published'` }
}

const cappedCount = (table: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`(select count(*) from (select 1 from ${table} where ${where} limit ${sql.lit(COUNT_LIMIT)}) counted)`
