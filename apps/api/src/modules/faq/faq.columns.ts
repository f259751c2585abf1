import { sql } from 'kysely'

export type FaqCardRow = {
  id: string
  title: string
  conclusion: string
  section_id: string
  tag_ids: string[]
  catalogue_codes: string[]
  published_at: Date
  reviewed_at: string
  view_count: string
  like_count: number
  collect_count: number
}

/** What a card needs, and nothing heavier: the body stays out of list queries. */
export const CARD_COLUMNS = sql.raw(
  [
    ...['id', 'title', 'conclusion', 'section_id', 'tag_ids', 'catalogue_codes'],
    ...['published_at', 'reviewed_at', 'view_count', 'like_count', 'collect_count'],
  ]
    .map((column) => `faq.${column}`)
    .join(', '),
)

export type FaqDetailRow = FaqCardRow & {
  content_html: string
  valid_from: string
  review_by: string
  updated_at: Date
}
