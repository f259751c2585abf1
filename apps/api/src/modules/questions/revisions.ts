import type { questions } from '@kms/contract'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'

/** The newest ones are what anybody compares. */
const MOST = 50

type Row = { number: number; title: string; editor_name: string; created_at: Date }

/** The versions that readers have seen, newest first. */
export async function listRevisions({ db }: Deps, questionId: string): Promise<questions.QuestionRevision[]> {
  const { rows } = await sql<Row>`
    select r.number, r.title, u.nickname as editor_name, r.created_at
    from question_revision r join app_user u on u.id = r.editor_id
    where r.question_id = ${questionId} order by r.number desc limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ number, title, editor_name, created_at }) => ({
    number,
    title,
    editorName: editor_name,
    createdAt: created_at.toISOString(),
  }))
}

/** One version and the one before it. */
export async function readRevision(
  { db }: Deps,
  questionId: string,
  number: number | undefined,
): Promise<questions.RevisionPair | null> {
  if (number === undefined) return null
  const { rows } = await sql<{ number: number; title: string; content: string }>`
    select number, title, content_html as content from question_revision
    where question_id = ${questionId} and number <= ${number} order by number desc limit 2`.execute(db)
  const [after, before] = rows
  if (after?.number !== number) throw new AppError('question.not_found')
  return { after, before: before ?? null }
}
