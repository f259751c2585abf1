import { sql } from 'kysely'
import type { AuthorRow } from '../../kernel/public-user.ts'

export type AnswerRow = AuthorRow & {
  id: string
  question_id: string
  content_html: string
  is_best: boolean
  status: 'pending' | 'published' | 'returned'
  return_reason: string
  like_count: number
  collect_count: number
  comment_count: number
  created_at: Date
  edited_at: Date | null
}

/** From answer joined as `a`. Ids as text: in JSON they would be numbers. */
export const ANSWER_COLUMNS = sql.raw(
  [
    ...['a.id::text', 'a.question_id::text', 'a.content_html', 'a.is_best', 'a.status', 'a.return_reason'],
    ...['a.like_count', 'a.collect_count', 'a.comment_count', 'a.created_at', 'a.edited_at'],
  ].join(', '),
)
