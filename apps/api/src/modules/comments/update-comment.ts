import type { comments } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { reviewVerdict } from '../../policies/trust.policy.ts'
import { questionTag, trustFrom } from '../questions/index.ts'
import { checkWords, submitForReview, withdrawFromReview } from '../review/index.ts'
import { countSteps, knownPeople } from './count-comment.ts'
import type { CommentSaved } from './create-comment.ts'
import { reviewOf } from './review-of-comment.ts'

type Locked = {
  answer_id: string
  question_id: string
  thread_id: string | null
  status: 'pending' | 'published' | 'returned'
  revision: number
  content: string
  question_type: number
  title: string
  section_id: string
  trust_level: number
  published_count: number
}

/** Changes one's own comment. One that must be reviewed is hidden until then: it is one line, not a text to be kept beside another. */
export async function updateComment(
  deps: Deps,
  author: Member,
  id: string,
  { content, mentionIds, revision }: comments.CommentEdit,
): Promise<CommentSaved> {
  const hits = await checkWords(deps, content)
  const { questionId, ...result } = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Locked>`
      select c.answer_id, c.question_id, c.thread_id, c.status, c.revision, c.content, q.question_type, q.title, q.section_id,
        u.trust_level, u.published_count
      from answer_comment c join answer a on a.id = c.answer_id join question q on q.id = c.question_id
      join app_user u on u.id = c.author_id
      where c.id = ${id} and c.author_id = ${author.id} and c.status <> 'deleted'
        and a.status = 'published' and q.status = 'published'
      for update of c`.execute(tx)
    const locked = rows[0]
    if (!locked) throw new AppError('comment.not_found')
    if (locked.revision !== revision)
      throw new AppError('comment.changed_elsewhere', { fields: { revision: String(locked.revision) } })
    const next = revision + 1
    const verdict = reviewVerdict({ trust: trustFrom(author, locked), hits })
    const [was, is] = [locked.status === 'published', verdict.status === 'published']
    const place = { answerId: locked.answer_id, questionId: locked.question_id, threadId: locked.thread_id }
    const steps = [
      sql`changed as (
        update answer_comment set content = ${content}, mention_ids = ${knownPeople(mentionIds)}, revision = ${next},
          status = ${verdict.status}, return_reason = '', edited_at = ${was ? sql`now()` : sql`edited_at`}
        where id = ${id})`,
      ...(was === is ? [] : countSteps(place, is ? 1 : -1)),
    ]
    if (locked.status === 'pending') await withdrawFromReview(tx, 'comment', id)
    await sql`with ${sql.join(steps)} select 1`.execute(tx)
    if (verdict.status === 'published') await enqueue(tx, 'comment.published', { commentId: id })
    else {
      const about = { id, revision: next, authorId: author.id, content, context: locked, verdict, hits }
      await submitForReview(tx, reviewOf({ ...about, ...(was && { published: locked.content }) }))
    }
    return { id, revision: next, status: verdict.status, questionId: locked.question_id }
  })
  await deps.invalidation.publish([questionTag(questionId)])
  return result
}
