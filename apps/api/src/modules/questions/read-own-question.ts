import type { questions } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { questionPolicy, type QuestionSubject } from '../../policies/question.policy.ts'
import { withAddresses } from '../files/index.ts'
import { readHistory } from './read-history.ts'

type Row = {
  question_type: 0 | 1
  status: QuestionSubject['status']
  published_at: Date | null
  edited_at: Date | null
  state: questions.OwnQuestion['draft']['state']
  revision: number
  return_reason: string
  saved_at: Date
  title: string
  content_html: string
  content_doc: questions.OwnQuestion['draft']['doc']
  section_id: string | null
  tag_ids: string[]
  catalogue_codes: string[]
}

/** The author's view: the newest version, whatever its state, and the history where it is asked for. Another's piece is as good as missing. */
export async function readOwnQuestion(
  deps: Deps,
  author: Member,
  id: string,
  { revision, against }: questions.RevisionQuery,
): Promise<questions.OwnQuestion> {
  // The newest version is the draft where there is one, else what is published.
  const newest = (column: string) =>
    sql`case when d.state = 'none' then ${sql.ref(`q.${column}`)} else ${sql.ref(`d.${column}`)} end as ${sql.ref(column)}`
  const { rows } = await sql<Row>`
    select q.question_type, q.status, q.published_at, q.edited_at, d.state, d.revision, d.return_reason, d.saved_at,
      ${sql.join(['title', 'content_html', 'content_doc', 'section_id', 'tag_ids', 'catalogue_codes'].map(newest))}
    from question q join question_draft d on d.question_id = q.id
    where q.id = ${id} and q.author_id = ${author.id} and q.status <> 'deleted'`.execute(deps.db)
  const row = rows[0]
  if (!row) throw new AppError('question.not_found')
  const subject = { authorId: author.id, status: row.status, questionType: row.question_type }
  const [shown = ''] = await withAddresses(deps, [{ type: 'question', id, html: row.content_html }])
  return {
    id,
    questionType: row.question_type,
    status: statusOf(row.status, row.state),
    draft: {
      state: row.state,
      reason: row.state === 'returned' ? row.return_reason : null,
      title: row.title,
      content: row.content_html,
      shown,
      doc: row.content_doc,
      sectionId: row.section_id,
      tagIds: row.tag_ids,
      catalogueCodes: row.catalogue_codes,
      savedAt: row.saved_at.toISOString(),
    },
    revision: row.revision,
    publishedAt: row.published_at?.toISOString() ?? null,
    editedAt: row.edited_at?.toISOString() ?? null,
    history: revision === undefined ? null : await readHistory(deps, id, { revision, against }),
    can: { edit: questionPolicy.edit(author, subject), delete: questionPolicy.delete(author, subject) },
  }
}

/** One word for the piece: what readers have of it, or else how far its first version is. */
export function statusOf(status: QuestionSubject['status'], draft: string): questions.QuestionStatus {
  if (status !== 'unpublished') return status
  return draft === 'pending' || draft === 'returned' ? draft : 'draft'
}
