import type { Tx } from '@kms/db'
import { sql } from 'kysely'

/**
 * Answers in every state go over with their comments and with what waits for review. The best answer stays the best where the
 * other piece has none. Whoever answered in the same moment is fetched by running it again: it moves what is still there.
 */
export async function moveAnswers(tx: Tx, merge: { id: string; from: string; to: string; takesBest: boolean }) {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update answer set question_id = ${merge.to}, is_best = is_best and ${merge.takesBest}
      where question_id = ${merge.from} returning id
    ), comments as (
      update answer_comment set question_id = ${merge.to} where question_id = ${merge.from} returning id
    ), waiting as (
      update review_item set question_id = ${merge.to} where state in ('waiting', 'handed_over') and (
        (target_type = 'answer' and target_id in (select id from moved))
        or (target_type = 'comment' and target_id in (select id from comments)))
    ), noted as (
      update question_merge set answer_ids = answer_ids || array(select id from moved) where id = ${merge.id}
    )
    select id from moved`.execute(tx)
  return rows.length
}

/** The other way: those that came with the merge, and no others. */
export async function returnAnswers(
  tx: Tx,
  merge: { from: string; to: string; answerIds: readonly string[]; bestId: string | null },
) {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update answer set question_id = ${merge.from}, is_best = status = 'published' and id is not distinct from ${merge.bestId}::bigint
      where id = any(${merge.answerIds}::bigint[]) and question_id = ${merge.to} returning id
    ), comments as (
      update answer_comment set question_id = ${merge.from}
      where question_id = ${merge.to} and answer_id = any(${merge.answerIds}::bigint[]) returning id
    ), waiting as (
      update review_item set question_id = ${merge.from} where state in ('waiting', 'handed_over') and (
        (target_type = 'answer' and target_id in (select id from moved))
        or (target_type = 'comment' and target_id in (select id from comments)))
    )
    select id from moved`.execute(tx)
  return rows.length
}

/** What is kept beside the pieces, worked out anew from the rows themselves. */
export async function recount(tx: Tx, ids: readonly string[]) {
  await sql`
    with counted as (
      update question q set version = q.version + 1, updated_at = now(),
        answer_count = f.answers, comment_count = f.comments, unanswered = q.question_type = 0 and f.answers = 0,
        best_answer_id = f.best_id, best_excerpt = coalesce(f.best_excerpt, '')
      from (
        select p.id, b.id as best_id, b.excerpt as best_excerpt,
          (select count(*) from answer where question_id = p.id and status = 'published') as answers,
          (select count(*) from answer_comment where question_id = p.id and status = 'published') as comments
        from unnest(${ids}::bigint[]) p (id) left join answer b on b.question_id = p.id and b.is_best
      ) f
      where q.id = f.id returning q.id, q.unanswered
    ), in_sections as (
      update question_section s set unanswered = c.unanswered from counted c
      where s.question_id = c.id and s.unanswered <> c.unanswered
    )
    update question_tag t set unanswered = c.unanswered from counted c
    where t.question_id = c.id and t.unanswered <> c.unanswered`.execute(tx)
}
