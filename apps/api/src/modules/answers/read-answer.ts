import type { answers, Result } from '@kms/contract'
import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { answerPolicy } from '../../policies/answer.policy.ts'
import { ANSWER_COLUMNS, type AnswerRow } from './answer.columns.ts'
import { withAnswerFiles } from './answer-files.ts'
import { presentAnswer, type Marks } from './answer.presenter.ts'

type AnswerDetail = Result<typeof answers.getAnswer>
type Row = AnswerRow &
  Marks & {
    asker_id: string
    question_type: number
    revision: number
    content_doc: NonNullable<AnswerDetail['own']>['doc']
    waiting_state: 'none' | 'pending' | 'returned'
    waiting_html: string | null
    waiting_doc: NonNullable<AnswerDetail['own']>['doc']
  }

/** One answer; its author gets what the editor starts from too. */
export async function readAnswer(deps: Deps, actor: Actor, id: string): Promise<AnswerDetail> {
  const userId = actor.kind === 'member' ? actor.id : '0'
  const { rows } = await sql<Row>`
    select ${ANSWER_COLUMNS}, ${AUTHOR_COLUMNS}, q.author_id as asker_id, q.question_type,
      a.revision, a.content_doc, a.waiting_state, a.waiting_html, a.waiting_doc,
      exists (select 1 from answer_like l where l.user_id = ${userId} and l.answer_id = a.id) as liked,
      exists (select 1 from answer_collect l where l.user_id = ${userId} and l.answer_id = a.id) as collected
    from answer a join question q on q.id = a.question_id join app_user u on u.id = a.author_id
    where a.id = ${id} and a.status <> 'deleted' and q.status = 'published'`.execute(deps.db)
  const row = rows[0]
  const question = row && ({ authorId: row.asker_id, status: 'published', questionType: row.question_type } as const)
  if (!row || !question || !answerPolicy.read(actor, { authorId: row.author_id, status: row.status, question }))
    throw new AppError('answer.not_found')
  const presented = presentAnswer(row, actor, question, { liked: row.liked, collected: row.collected })
  const [shown = presented] = await withAnswerFiles(deps, [presented])
  const isWaiting = row.waiting_state !== 'none'
  const own = shown.can.edit && {
    revision: row.revision,
    content: isWaiting ? (row.waiting_html ?? '') : row.content_html,
    doc: isWaiting ? row.waiting_doc : row.content_doc,
    waiting: row.waiting_state,
  }
  const reason = shown.can.edit && row.waiting_state === 'returned' ? row.return_reason : shown.reason
  return { ...shown, change: own ? own.waiting : 'none', reason, own: own || null }
}
