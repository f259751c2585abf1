import { sql } from 'kysely'
import type { AuthorRow } from '../../kernel/public-user.ts'

export type QuestionCardRow = AuthorRow & {
  id: string
  question_type: 0 | 1
  title: string
  excerpt: string
  best_excerpt: string
  best_answer_id: string | null
  section_id: string
  tag_ids: string[]
  catalogue_codes: string[]
  published_at: Date
  edited_at: Date | null
  view_count: string
  like_count: number
  collect_count: number
  answer_count: number
  comment_count: number
}

/** What a card needs, and nothing heavier: the body stays out of list queries. */
export const CARD_COLUMNS = sql.raw(
  [
    ...['id', 'question_type', 'title', 'excerpt', 'best_excerpt', 'best_answer_id', 'section_id', 'tag_ids'],
    ...['catalogue_codes', 'published_at', 'edited_at', 'view_count', 'like_count', 'collect_count'],
    ...['answer_count', 'comment_count'],
  ]
    .map((column) => `q.${column}`)
    .join(', '),
)

export type QuestionDetailRow = QuestionCardRow & { content_html: string; edition: number }
