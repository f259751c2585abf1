import type { dynamics } from '@kms/contract'
import { sql } from 'kysely'
import { presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'

export type DynamicRow = AuthorRow & {
  id: string
  kind: 'question' | 'topic' | 'answer' | 'comment'
  at: Date
  question_id: string
  title: string
  excerpt: string
  answer_id: string | null
  comment_id: string | null
  like_count: number
  answer_count: number
  is_best: boolean
}

/** The piece of a dynamic `d`, and what it stands under. */
export const PIECES_JOIN = sql.raw(`
  join question q on q.id = d.question_id
  left join answer_comment c on d.kind = 'comment' and c.id = d.target_id
  left join answer a on a.id = case d.kind when 'answer' then d.target_id else c.answer_id end`)

/** The piece itself has the last word: never more visible than what it hangs on. */
export const IS_READABLE = sql.raw(`q.status = 'published'
  and (d.kind in ('question', 'topic') or a.status = 'published') and (d.kind <> 'comment' or c.status = 'published')`)

export const DYNAMIC_COLUMNS = sql.raw(`d.id, d.kind, d.at, d.question_id, q.title,
  left(case d.kind when 'answer' then a.excerpt when 'comment' then c.content else q.excerpt end, 200) as excerpt,
  a.id as answer_id, c.id as comment_id, q.answer_count,
  case d.kind when 'answer' then a.like_count when 'comment' then 0 else q.like_count end as like_count,
  d.kind = 'answer' and a.is_best as is_best`)

const KINDS = { question: 'QUESTION', topic: 'TOPIC', answer: 'ANSWER', comment: 'COMMENT' } as const

export const presentDynamic = (row: DynamicRow): dynamics.Dynamic => ({
  id: row.id,
  kind: KINDS[row.kind],
  author: presentAuthor(row),
  createDate: row.at.toISOString(),
  questionId: row.question_id,
  title: row.title,
  excerpt: row.excerpt,
  answerId: row.answer_id,
  commentId: row.comment_id,
  likeCount: row.like_count,
  answerCount: row.answer_count,
  isBest: row.is_best,
})
