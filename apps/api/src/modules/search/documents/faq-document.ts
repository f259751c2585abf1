import { sql } from 'kysely'
import type { ReadVersions } from './document.ts'
import { labelsOf, makeDocument } from './make-document.ts'
import { plainWords } from './plain-words.ts'
import { rangeOf, withMissing } from './range.ts'
import { loadSeries } from './series.ts'

type Row = {
  id: string
  status: string
  title: string
  conclusion: string
  content_html: string
  catalogue_codes: string[]
  tag_ids: string[]
  section_ids: string[]
  section_names: string[]
  tag_names: string[]
  has_attachment: boolean
  heat: number
  published_at: Date | null
  view_count: string
  like_count: number
  collect_count: number
}

/** FAQs with the names they are found by, in one statement. */
export const readFaqVersions: ReadVersions = async (deps, range) => {
  const { condition, limit } = rangeOf('f', range)
  const { rows } = await sql<Row>`
    select f.id, f.status, f.title, f.conclusion, f.content_html, f.catalogue_codes, f.tag_ids, f.heat, f.published_at,
      f.view_count, f.like_count, f.collect_count,
      array(select fs.section_id::text from faq_section fs where fs.faq_id = f.id order by 1) as section_ids,
      array(select s.name from faq_section fs join section s on s.id = fs.section_id where fs.faq_id = f.id order by s.id) as section_names,
      array(select unnest(t.name || t.aliases) from tag t where t.id = any(f.tag_ids) order by t.id) as tag_names,
      exists (select 1 from file_use u join file a on a.id = u.file_id and a.purpose = 'attachment'
        where u.used_by = 'faq:' || f.id and u.visible) as has_attachment
    from faq f where ${condition} order by f.id limit ${limit}`.execute(deps.db)
  const seriesOf = await loadSeries(deps, rows)
  const versions = rows.map((row) => {
    if (row.status !== 'published') return { source: 'faq' as const, id: row.id, document: null }
    const texts = {
      title: row.title,
      conclusion: row.conclusion,
      content: plainWords(row.content_html),
      labels: labelsOf([...row.section_names, ...row.tag_names]),
    }
    const document = makeDocument('faq', row.id, texts, row.catalogue_codes, {
      type: 'FAQ',
      sectionIds: row.section_ids,
      tagIds: row.tag_ids,
      series: seriesOf(row.catalogue_codes),
      answered: true,
      solved: true,
      hasAttachment: row.has_attachment,
      bigV: false,
      publishedAt: row.published_at?.getTime() ?? 0,
      heat: row.heat,
      // The engine wants it above zero.
      interest: 1 + Number(row.view_count) + 10 * (row.like_count + row.collect_count),
    })
    return { source: 'faq' as const, id: row.id, document }
  })
  return withMissing('faq', range, versions)
}
