import { DEFAULT_PAGE_SIZE, type answers, type Page } from '@kms/contract'
import { sql } from 'kysely'
import { VISITOR } from '../../kernel/actor.ts'
import { encodeKeyset } from '../../kernel/keyset-cursor.ts'
import { toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import type { QuestionSubject } from '../../policies/question.policy.ts'
import { ANSWER_COLUMNS, type AnswerRow } from './answer.columns.ts'
import { presentAnswer } from './answer.presenter.ts'

/** A row that came as JSON: no dates in it. */
type Found = Omit<AnswerRow, 'created_at' | 'edited_at'> & { created_at: string; edited_at: string | null }

/** What a question's page begins with, as a column of the question's own statement, where the question is called `q`. */
const column = sql`(
  select coalesce(json_agg(page), '[]') from (
    select ${ANSWER_COLUMNS}, ${AUTHOR_COLUMNS} from answer a join app_user u on u.id = a.author_id
    where a.question_id = q.id and a.status = 'published'
    order by a.is_best desc, a.like_count desc, a.id desc limit ${sql.lit(DEFAULT_PAGE_SIZE + 1)}
  ) page)`

function present(value: unknown, question: QuestionSubject, total: number): Page<answers.Answer> {
  const found = value as Found[]
  const shown = found.slice(0, DEFAULT_PAGE_SIZE)
  const last = found.length > shown.length ? shown.at(-1) : undefined
  return toPage({
    records: shown.map((row) => presentAnswer(withDates(row), VISITOR, question)),
    total,
    size: DEFAULT_PAGE_SIZE,
    nextCursor: last ? encodeKeyset([String(last.is_best), String(last.like_count), last.id]) : null,
  })
}

const withDates = (row: Found): AnswerRow => ({
  ...row,
  created_at: new Date(row.created_at),
  edited_at: row.edited_at === null ? null : new Date(row.edited_at),
})

export const firstAnswers = { column, present }
