import type { answers, Page } from '@kms/contract'
import { sql } from 'kysely'
import { VISITOR } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import {
  decodeKeyset,
  encodeKeyset,
  isCursorCount,
  isCursorFlag,
  isCursorId,
  isCursorTime,
} from '../../kernel/keyset-cursor.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import type { QuestionSubject } from '../../policies/question.policy.ts'
import { ANSWER_COLUMNS, type AnswerRow } from './answer.columns.ts'
import { presentAnswer } from './answer.presenter.ts'
import { toPage } from '../../kernel/paging.ts'

/** The best answer comes first in either; each is the order of an index. */
const SORTS = {
  hot: { column: sql.raw('like_count'), type: sql.raw('integer'), isValue: isCursorCount },
  time: { column: sql.raw('published_at'), type: sql.raw('timestamptz'), isValue: isCursorTime },
}

type Row = Omit<AnswerRow, 'id'> & {
  /** Null in the one row of a question without answers. */
  id: string | null
  asker_id: string
  question_type: number
  answer_count: number
  position: string
}
type Request = Pick<answers.AnswerListRequest, 'questionId' | 'size' | 'cursor' | 'sort'>
export type AnswerPage = { question: QuestionSubject; page: Page<answers.Answer> }

/** One statement: whether readers see the question at all, and a page of its answers with their authors. */
export async function listAnswers(
  { db }: Deps,
  { questionId, size, cursor, sort }: Request,
): Promise<AnswerPage | undefined> {
  const { column, type, isValue } = SORTS[sort]
  const [best, value, id] = cursor ? decodeKeyset(cursor, [isCursorFlag, isValue, isCursorId]) : []
  const after = cursor
    ? sql`and (a.is_best, a.${column}, a.id) < (${best}::boolean, ${value}::${type}, ${id}::bigint)`
    : sql``
  const { rows } = await sql<Row>`
    select q.author_id as asker_id, q.question_type, q.answer_count, page.*
    from question q left join lateral (
      select ${ANSWER_COLUMNS}, ${AUTHOR_COLUMNS}, a.${column}::text as position
      from answer a join app_user u on u.id = a.author_id
      where a.question_id = q.id and a.status = 'published' ${after}
      order by a.is_best desc, a.${column} desc, a.id desc limit ${size + 1}
    ) page on true
    where q.id = ${questionId} and q.status = 'published'`.execute(db)
  const first = rows[0]
  if (!first) return undefined
  const question = { authorId: first.asker_id, status: 'published', questionType: first.question_type } as const
  const found = rows.filter((row): row is Row & { id: string } => row.id !== null)
  const shown = found.slice(0, size)
  const last = shown.at(-1)
  return {
    question,
    page: toPage({
      records: shown.map((row) => presentAnswer(row, VISITOR, question)),
      total: first.answer_count,
      size,
      nextCursor: found.length > size && last ? encodeKeyset([String(last.is_best), last.position, last.id]) : null,
    }),
  }
}
