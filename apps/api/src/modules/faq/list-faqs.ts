import type { faq, Page } from '@kms/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { CARD_COLUMNS, type FaqCardRow } from './faq.columns.ts'
import { allFaqs, faqsOfSection, faqsOfTag } from './faq-scope.ts'
import { presentCard } from './faq.presenter.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorNumber, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'

/** A section and a tag together have no kept total: count that far and no further. */
const COUNT_LIMIT = 1000

const SORTS = {
  latest: {
    column: sql.ref('published_at'),
    type: sql.raw('timestamptz'),
    isValue: isCursorTime,
  },
  hot: {
    column: sql.ref('heat'),
    type: sql.raw('double precision'),
    isValue: isCursorNumber,
  },
}

type Row = FaqCardRow & { position: string; total: string }

/** One statement: positions from the index of the list, then the rows themselves, and the kept total. */
export async function listFaqs(deps: Deps, request: faq.FaqListRequest): Promise<Page<faq.FaqCard>> {
  const { current, size, cursor } = request
  refuseTooDeep({ current, size, cursor })
  const sort = SORTS[request.sort]
  const from = sourceOf(request)
  const [value, id] = cursor ? decodeKeyset(cursor, [sort.isValue, isCursorId]) : []
  const keyset = cursor ? sql`and (l.${sort.column}, l.${from.id}) < (${value}::${sort.type}, ${id}::bigint)` : sql``
  const offset = cursor ? sql`` : sql`offset ${(current - 1) * size}`

  const { rows } = await sql<Row>`
    select ${CARD_COLUMNS}, page.position::text as position, ${from.total} as total
    from (
      select l.${from.id} as id, l.${sort.column} as position
      from ${from.table}
      where ${from.where} ${keyset}
      order by l.${sort.column} desc, l.${from.id} desc
      limit ${size + 1} ${offset}
    ) page
    join faq on faq.id = page.id
    order by page.position desc, page.id desc`.execute(deps.db)

  const taxonomy = await loadTaxonomy(deps)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  // An empty page past the end carries no total; the first page always does.
  const total = Number(rows[0]?.total ?? 0)
  const nextCursor = rows.length > size && last ? encodeKeyset([last.position, last.id]) : null
  return toPage({ records: shown.map((row) => presentCard(row, taxonomy)), total, current, size, nextCursor })
}

type Source = {
  table: RawBuilder<unknown>
  id: RawBuilder<unknown>
  where: RawBuilder<unknown>
  total: RawBuilder<unknown>
}

const keptTotal = (scope: string) => sql`(select total from content_total where scope = ${scope})`

/** Which index carries the list: all FAQs, those of a section, of a tag, or of both. */
function sourceOf({ sectionId, tagId }: faq.FaqListRequest): Source {
  const faqId = sql.ref('faq_id')
  if (sectionId && tagId) {
    const table = sql`faq_tag l join faq_section s on s.faq_id = l.faq_id and s.section_id = ${sectionId}`
    const where = sql`l.tag_id = ${tagId}`
    const total = sql`(select count(*) from (select 1 from ${table} where ${where} limit ${COUNT_LIMIT}) counted)`
    return { table, id: faqId, where, total }
  }
  if (sectionId) {
    const where = sql`l.section_id = ${sectionId}`
    return { table: sql`faq_section l`, id: faqId, where, total: keptTotal(faqsOfSection(sectionId)) }
  }
  if (tagId) {
    return { table: sql`faq_tag l`, id: faqId, where: sql`l.tag_id = ${tagId}`, total: keptTotal(faqsOfTag(tagId)) }
  }
  return { table: sql`faq l`, id: sql.ref('id'), where: sql`l.status = 'published'`, total: keptTotal(allFaqs) }
}
