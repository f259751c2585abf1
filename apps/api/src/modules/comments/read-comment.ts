import type { comments } from '@kms/contract'
import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { commentPolicy } from '../../policies/comment.policy.ts'
import { answerTypeOf } from '../answers/index.ts'
import { COMMENT_COLUMNS, type CommentRow } from './comment.columns.ts'
import { presentReply } from './comment.presenter.ts'

/** One comment, with where it stands. */
export async function readComment({ db }: Deps, actor: Actor, id: string): Promise<comments.Reply> {
  const { rows } = await sql<CommentRow & { question_type: number; answer_shown: boolean }>`
    select ${COMMENT_COLUMNS}, q.question_type, a.status = 'published' and q.status = 'published' as answer_shown
    from answer_comment c join app_user u on u.id = c.author_id
    join answer a on a.id = c.answer_id join question q on q.id = c.question_id
    where c.id = ${id} and c.status <> 'deleted'`.execute(db)
  const row = rows[0]
  const subject = row && { authorId: row.author_id, status: row.status, answerShown: row.answer_shown }
  if (!row || !subject || !commentPolicy.read(actor, subject)) throw new AppError('comment.not_found')
  return presentReply(row, actor, answerTypeOf(row.question_type))
}
