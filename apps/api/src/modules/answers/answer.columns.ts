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

/** From answer joined as `a`. */
export const ANSWER_COLUMNS = sql.raw(
  [
    ...['id', 'question_id', 'content_html', 'is_best', 'status', 'return_reason'],
    ...['like_count', 'collect_count', 'comment_count', 'created_at', 'edited_at'],
  ]
    .map((column) => `a.${column}`)
    .join(', '),
)
