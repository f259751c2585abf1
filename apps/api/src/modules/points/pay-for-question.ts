import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { awardPoints } from './award-points.ts'
import { chargeViolation } from './charge-points.ts'
import { PAID_DAYS } from './paid-days.ts'
import { reverseSubject } from './reverse-points.ts'

type Row = {
  author_id: string
  is_article: boolean
  status: 'unpublished' | 'published' | 'deleted'
  title: string
  is_new: boolean
  is_paid: boolean
  removed_by: string | null
}

/** Follows what became of a question or article: its author is paid once it is before readers, and pays back once it is gone. */
export async function payForQuestion({ db, clock }: Deps, { questionId }: JobPayloads['question.changed']) {
  const cause = `question:${questionId}`
  const { rows } = await sql<Row>`
    select q.author_id, q.question_type <> 0 as is_article, q.status, q.title,
      q.published_at > now() - make_interval(days => ${PAID_DAYS}) as is_new,
      exists (select 1 from point_entry e where e.user_id = q.author_id and e.ref = ${cause}
        and e.source = case when q.question_type = 0 then 'ask' else 'article' end) as is_paid,
      (select actor_id from audit_event where target_type = 'question' and target_id = q.id and action = 'question.delete'
       order by at desc limit 1) as removed_by
    from question q where q.id = ${questionId}`.execute(db)
  const piece = rows[0]
  if (!piece) return
  const [userId, note, now] = [piece.author_id, piece.title, clock.now()]
  if (piece.status === 'published' && piece.is_new && !piece.is_paid)
    await db.transaction().execute(async (tx) => {
      const award = { userId, cause, subject: cause, note, now }
      await awardPoints(tx, { ...award, rule: piece.is_article ? 'article' : 'ask' })
      if (!piece.is_article) await awardPoints(tx, { ...award, rule: 'firstAsk', cause: 'first' })
    })
  if (piece.status === 'deleted')
    await db.transaction().execute(async (tx) => {
      await reverseSubject(tx, { userId, subject: cause, now })
      if (piece.removed_by !== null && piece.removed_by !== userId)
        await chargeViolation(tx, { userId, cause, note, now })
    })
}
