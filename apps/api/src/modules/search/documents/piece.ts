import { sql, type RawBuilder } from 'kysely'
import { labelsOf } from './make-document.ts'
import type { SeriesOf } from './series.ts'

/** What FAQs, questions and articles are found by alike. */
export type PieceRow = {
  id: string
  status: string
  title: string
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
  appeal: number | null
}

/** Has a file to download. `usedBy` is the name under which files know what uses them. */
export const hasAttachment = (usedBy: RawBuilder<unknown>) => sql`
  exists (select 1 from file_use u join file a on a.id = u.file_id and a.purpose = 'attachment'
    where u.used_by = ${usedBy} and u.visible)`

export const appealOf = (source: 'faq' | 'question', id: RawBuilder<unknown>) => sql`
  (select p.appeal from search_appeal p where p.source = ${sql.lit(source)} and p.object_id = ${id})`

export const pieceLabels = ({ section_names, tag_names }: PieceRow) => labelsOf([...section_names, ...tag_names])

/** The fields that every piece has; who reads and values it counts for how near the top it stands. */
export const pieceFields = (row: PieceRow, seriesOf: SeriesOf) => ({
  sectionIds: row.section_ids,
  tagIds: row.tag_ids,
  series: seriesOf(row.catalogue_codes),
  hasAttachment: row.has_attachment,
  bigV: false,
  publishedAt: row.published_at?.getTime() ?? 0,
  heat: row.heat,
  appeal: row.appeal ?? 1,
  reviewBy: null,
  // The engine wants it above zero.
  interest: 1 + Number(row.view_count) + 10 * (row.like_count + row.collect_count),
})
