import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { awardPoints } from './award-points.ts'
import { PAID_DAYS } from './paid-days.ts'
import { reversePoints, reverseSubject } from './reverse-points.ts'

/** Characters; shorter ones earn nothing. */
const SHORTEST_COMMENT = 5

/** A comment is before readers, or no longer. */
export async function payForComment({ db, clock }: Deps, { commentId }: JobPayloads['comment.published']) {
  const { rows } = await sql<{ author_id: string; is_shown: boolean; is_paid: boolean; title: string }>`
    select c.author_id, c.status = 'published' as is_shown, q.title,
      char_length(c.content) >= ${SHORTEST_COMMENT} and c.created_at > now() - make_interval(days => ${PAID_DAYS}) as is_paid
    from answer_comment c join question q on q.id = c.question_id where c.id = ${commentId}`.execute(db)
  const comment = rows[0]
  if (!comment) return
  const [userId, subject, now] = [comment.author_id, `comment:${commentId}`, clock.now()]
  await db.transaction().execute(async (tx) => {
    if (!comment.is_shown) return reverseSubject(tx, { userId, subject, now })
    if (comment.is_paid)
      await awardPoints(tx, { userId, rule: 'comment', cause: subject, subject, note: comment.title, now })
  })
}

const RULES = { like: 'liked', collect: 'favourited' } as const

/**
 * Somebody liked or kept something, or no longer does: what is true when the job runs decides, so late and doubled runs are
 * harmless. Each reader counts once for each piece, and nobody for his own.
 */
export async function payForMark(deps: Deps, { target, targetId, mark, userId: by }: JobPayloads['points.mark']) {
  const [table, marks, key] = [sql.table(target), sql.table(`${target}_${mark}`), sql.ref(`${target}_id`)]
  const title = target === 'question' ? sql`t.title` : sql`(select title from question q where q.id = t.question_id)`
  const { rows } = await sql<{ author_id: string; is_marked: boolean; title: string }>`
    select t.author_id, ${title} as title,
      exists (select 1 from ${marks} m where m.${key} = t.id and m.user_id = ${by}) as is_marked
    from ${table} t where t.id = ${targetId} and t.status = 'published' and t.author_id <> ${by}`.execute(deps.db)
  const piece = rows[0]
  if (!piece) return
  const [subject, now] = [`${target}:${targetId}`, deps.clock.now()]
  const award = { userId: piece.author_id, rule: RULES[mark], cause: `${subject}:by:${by}`, now }
  await deps.db
    .transaction()
    .execute((tx) =>
      piece.is_marked
        ? awardPoints(tx, { ...award, subject, note: piece.title })
        : reversePoints(tx, award).then(() => 0),
    )
}

/** A member read a FAQ to its end, or shared something. Each thing counts once. */
export async function payForReading({ db, clock }: Deps, { userId, rule, source, id }: JobPayloads['points.reading']) {
  const { rows } = await sql<{ title: string }>`
    select title from ${sql.table(source)} where id = ${id} and status = 'published'`.execute(db)
  const note = rows[0]?.title
  if (note === undefined) return
  const award = { userId, rule, cause: `${source}:${id}`, note, now: clock.now() }
  await db.transaction().execute((tx) => awardPoints(tx, award))
}
