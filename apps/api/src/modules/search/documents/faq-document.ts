import { sql } from 'kysely'
import type { ReadVersions } from './document.ts'
import { makeDocument } from './make-document.ts'
import { appealOf, hasAttachment, pieceFields, pieceLabels, type PieceRow } from './piece.ts'
import { plainWords } from './plain-words.ts'
import { rangeOf, withMissing } from './range.ts'
import { loadSeries } from './series.ts'

type Row = PieceRow & { conclusion: string; review_by: string }

/** FAQs with the names they are found by, in one statement. */
export const readFaqVersions: ReadVersions = async (deps, range) => {
  const { condition, limit } = rangeOf('f', range)
  const { rows } = await sql<Row>`
    select f.id, f.status, f.title, f.conclusion, f.content_html, f.catalogue_codes, f.tag_ids, f.heat, f.published_at,
      f.view_count, f.like_count, f.collect_count, f.review_by::text, ${appealOf('faq', sql`f.id`)} as appeal,
      array(select fs.section_id::text from faq_section fs where fs.faq_id = f.id order by 1) as section_ids,
      array(select s.name from faq_section fs join section s on s.id = fs.section_id where fs.faq_id = f.id order by s.id) as section_names,
      array(select unnest(t.name || t.aliases) from tag t where t.id = any(f.tag_ids) order by t.id) as tag_names,
      ${hasAttachment(sql`'faq:' || f.id`)} as has_attachment
    from faq f where ${condition} order by f.id limit ${limit}`.execute(deps.db)
  const seriesOf = await loadSeries(deps, rows)
  const versions = rows.map((row) => {
    if (row.status !== 'published') return { source: 'faq' as const, id: row.id, document: null }
    const texts = {
      title: row.title,
      conclusion: row.conclusion,
      content: plainWords(row.content_html),
      labels: pieceLabels(row),
    }
    const document = makeDocument('faq', row.id, texts, row.catalogue_codes, {
      ...pieceFields(row, seriesOf),
      type: 'FAQ',
      answered: true,
      solved: true,
      reviewBy: Date.parse(row.review_by),
    })
    return { source: 'faq' as const, id: row.id, document }
  })
  return withMissing('faq', range, versions)
}
