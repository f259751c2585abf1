import type { comments } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { once, type Repeatable } from '../../kernel/once.ts'
import { reviewVerdict } from '../../policies/trust.policy.ts'
import { answerTypeOf } from '../answers/index.ts'
import { questionTag, trustFrom } from '../questions/index.ts'
import { checkWords, submitForReview } from '../review/index.ts'
import { countSteps, knownPeople } from './count-comment.ts'
import { reviewOf } from './review-of-comment.ts'

type Context = {
  question_id: string
  question_type: number
  title: string
  section_id: string
  trust_level: number
  published_count: number
  /** The comment replied to, and the one of the first level above it. */
  parent_id: string | null
  thread_id: string | null
}
export type CommentSaved = { id: string; revision: number; status: 'published' | 'pending' }

/** Comments on an answer or replies to a comment. A reply to a reply stands beside it, under the same first-level comment. */
export async function createComment(
  deps: Deps,
  author: Member,
  { answerId, parentId, commentType, content, mentionIds }: comments.NewComment,
  request: Repeatable,
): Promise<CommentSaved> {
  const hits = await checkWords(deps, content)
  let questionId: string | undefined
  const result = await once<CommentSaved>(deps, author, request, async (tx) => {
    const { rows } = await sql<Context>`
      select q.id as question_id, q.question_type, q.title, q.section_id, u.trust_level, u.published_count,
        p.id as parent_id, coalesce(p.thread_id, p.id) as thread_id
      from answer a join question q on q.id = a.question_id join app_user u on u.id = ${author.id}
      left join answer_comment p on p.id = ${parentId ?? null}::bigint and p.answer_id = a.id and p.status = 'published'
      where a.id = ${answerId} and a.status = 'published' and q.status = 'published'`.execute(tx)
    const context = rows[0]
    if (!context) throw new AppError('answer.not_found')
    if (parentId && !context.parent_id) throw new AppError('comment.not_found')
    if (answerTypeOf(context.question_type) !== commentType)
      throw new AppError('request.invalid', { fields: { commentType: '类型与内容不符' } })
    questionId = context.question_id
    const verdict = reviewVerdict({ trust: trustFrom(author, context), hits })
    const place = { answerId, questionId, threadId: context.thread_id }
    const steps = [
      sql`made as (
        insert into answer_comment (answer_id, question_id, thread_id, reply_to_id, author_id, status, content, mention_ids)
        values (${answerId}, ${questionId}, ${context.thread_id}::bigint, ${context.parent_id}::bigint, ${author.id},
          ${verdict.status}, ${content}, ${knownPeople(mentionIds)})
        returning id)`,
      ...(verdict.status === 'published' ? countSteps(place, 1) : []),
    ]
    const { rows: made } = await sql<{ id: string }>`with ${sql.join(steps)} select id from made`.execute(tx)
    const { id } = made[0] as { id: string }
    if (verdict.status === 'published') await enqueue(tx, 'comment.published', { commentId: id })
    else await submitForReview(tx, reviewOf({ id, revision: 1, authorId: author.id, content, context, verdict, hits }))
    return { id, revision: 1, status: verdict.status }
  })
  if (questionId && result.status === 'published') await deps.invalidation.publish([questionTag(questionId)])
  return result
}
