import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../kernel/jobs.ts'
import { questionTag } from '../questions/index.ts'
import { countSteps } from './count-comment.ts'

type Waiting = { answer_id: string; question_id: string; thread_id: string | null }

/** Does what review decided about the text that was looked at; a verdict on any other, or a second one, does nothing. */
export async function decideComment(
  deps: Deps,
  { targetId: id, revision, verdict, reason }: JobPayloads['review.decided'],
) {
  const questionId = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Waiting>`
      select answer_id, question_id, thread_id from answer_comment
      where id = ${id} and revision = ${revision} and status = 'pending' for update`.execute(tx)
    const waiting = rows[0]
    if (!waiting) return undefined
    const place = { answerId: waiting.answer_id, questionId: waiting.question_id, threadId: waiting.thread_id }
    const steps = [
      sql`decided as (
        update answer_comment set status = ${verdict === 'passed' ? 'published' : 'returned'}, return_reason = ${reason}
        where id = ${id})`,
      ...(verdict === 'passed' ? countSteps(place, 1) : []),
    ]
    await sql`with ${sql.join(steps)} select 1`.execute(tx)
    if (verdict === 'passed') await enqueue(tx, 'comment.published', { commentId: id })
    return waiting.question_id
  })
  if (questionId) await deps.invalidation.publish([questionTag(questionId)])
}
