import type { Db, Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'

/** Counts anew what people have before readers. By job, so that no reader ever counts. */
export async function countWork(db: Db | Tx, people: RawBuilder<unknown>) {
  await sql`
    insert into user_tally (user_id, question_count, topic_count, answer_count, best_count)
    select u.id, posts.questions, posts.topics, given.answers, given.best
    from app_user u
    cross join lateral (
      select count(*) filter (where question_type = 0) as questions, count(*) filter (where question_type <> 0) as topics
      from question where author_id = u.id and status = 'published') posts
    cross join lateral (
      select count(*) as answers, count(*) filter (where a.is_best) as best
      from answer a join question q on q.id = a.question_id and q.status = 'published'
      where a.author_id = u.id and a.status = 'published') given
    where ${people} order by u.id
    on conflict (user_id) do update set question_count = excluded.question_count, topic_count = excluded.topic_count,
      answer_count = excluded.answer_count, best_count = excluded.best_count`.execute(db)
}

/** Gives whatever badges the rules now give; one that was given stays. */
export async function awardBadges(db: Db | Tx, people: RawBuilder<unknown>) {
  await sql`
    insert into user_badge (user_id, badge_id)
    select u.id, b.id from app_user u join user_tally t on t.user_id = u.id cross join badge b
    where ${people} and case b.metric
      when 'newcomer' then u.title <> '' and u.bio <> '' and t.question_count >= b.threshold
      when 'question' then t.question_count >= b.threshold
      when 'answer' then t.answer_count >= b.threshold
      when 'best' then t.best_count >= b.threshold
      when 'follower' then t.follower_count >= b.threshold
      when 'sectionBest' then t.best_count >= b.threshold and b.threshold <= (
        select count(*) from answer a join question q on q.id = a.question_id and q.status = 'published'
        where a.author_id = u.id and a.status = 'published' and a.is_best
          and exists (select from question_section s where s.question_id = q.id and s.section_id = any(b.section_ids)))
      else false end
    on conflict do nothing`.execute(db)
}

/** For what other parts of the product give (activities, streaks): true when it is new. */
export async function awardBadge(tx: Tx, userId: string, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into user_badge (user_id, badge_id) select ${userId}, id from badge where key = ${key}
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}
