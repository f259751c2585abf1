import type { questionViews } from '@kms/contract'
import type { Db } from '@kms/db'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { interleave } from './interleave.ts'

/** Whose list everybody sees who has none of his own. */
export const EVERYBODY = '0'

export type RecommendedItem = {
  kind: 'question' | 'faq'
  id: string
  reason: questionViews.FeedReason['kind']
  /** The section or tag that the reason is about. */
  ref: string | null
}

const QUESTIONS = 120
const FAQS = 40

/**
 * What a member is interested in, as a step named `interest`: sections and tags that he follows, and the sections of what he
 * asked, answered, liked and collected last. The weight is in units of heat: 1 stands for ten times the readers, or a month.
 * Nobody's reading is looked up: those counts are kept so that they can't be led back to a person.
 */
const interestOf = (userId: string) => {
  const marked = (piece: 'question' | 'faq', mark: 'like' | 'collect') => {
    const pieceId = sql.ref(`m.${piece}_id`)
    return sql`(select p.section_id from ${sql.table(`${piece}_${mark}`)} m join ${sql.table(piece)} p on p.id = ${pieceId}
         where m.user_id = ${userId} order by ${pieceId} desc limit 50)`
  }
  return sql`
  interest (kind, ref, reason, weight) as (
    select 'section', section_id, 'section', 0.6::float8 from user_section where user_id = ${userId}
    union all
    select 'tag', tag_id, 'tag', 0.6 from user_tag where user_id = ${userId}
    union all
    (select 'section', section_id, 'similar', least(0.5, 0.15 * count(*)) from (
        (select section_id from question where author_id = ${userId} and status = 'published' order by published_at desc limit 20)
        union all
        (select q.section_id from answer a join question q on q.id = a.question_id
         where a.author_id = ${userId} and a.status = 'published' order by a.published_at desc limit 50)
        union all
        ${sql.join([marked('question', 'like'), marked('question', 'collect'), marked('faq', 'like'), marked('faq', 'collect')], sql` union all `)}
      ) touched where section_id is not null group by section_id order by count(*) desc, section_id limit 5))`
}

/** The hottest of each interest, what waits for the member's knowledge, and what everybody reads: each once, for its best reason. */
async function recommendedQuestions(db: Db, userId: string): Promise<RecommendedItem[]> {
  const hottest = (table: 'section' | 'tag', type: 0 | 1, limit: number) => sql`
    (select l.question_id, l.heat from ${sql.table(`question_${table}`)} l
     where i.kind = ${sql.lit(table)} and l.${sql.ref(`${table}_id`)} = i.ref and l.question_type = ${sql.lit(type)}
     order by l.heat desc, l.question_id desc limit ${sql.lit(limit)})`
  const general = (type: 0 | 1) => sql`
    (select id, case when best_answer_id is null then 'hot' else 'solved' end, null::bigint, heat from question
     where status = 'published' and question_type = ${sql.lit(type)}
     order by heat desc, id desc limit ${sql.lit(QUESTIONS)})`
  const { rows } = await sql<RecommendedItem>`
    with ${interestOf(userId)},
    candidate (id, reason, ref, score) as (
      select c.question_id, i.reason, i.ref, c.heat + i.weight from interest i cross join lateral (
        ${hottest('section', 0, 20)} union all ${hottest('section', 1, 10)}
        union all ${hottest('tag', 0, 20)} union all ${hottest('tag', 1, 10)}) c
      union all
      select w.question_id, 'skill', skill.tag_id, w.heat + 0.9
      from app_user u cross join unnest(u.skill_tag_ids) skill (tag_id) cross join lateral (
        select l.question_id, l.heat from question_tag l
        where l.tag_id = skill.tag_id and l.unanswered and l.question_type = 0
        order by l.published_at desc, l.question_id desc limit 20) w
      where u.id = ${userId}
      union all ${general(0)} union all ${general(1)}
    )
    select 'question' as kind, best.id::text as id, best.reason, best.ref::text as ref
    from (select distinct on (id) * from candidate order by id, score desc, reason) best
    join question q on q.id = best.id and q.author_id <> ${userId}
    order by best.score desc, best.id desc limit ${sql.lit(QUESTIONS)}`.execute(db)
  return rows
}

async function recommendedFaqs(db: Db, userId: string): Promise<RecommendedItem[]> {
  const hottest = (table: 'section' | 'tag') => sql`
    (select l.faq_id, l.heat from ${sql.table(`faq_${table}`)} l
     where i.kind = ${sql.lit(table)} and l.${sql.ref(`${table}_id`)} = i.ref
     order by l.heat desc, l.faq_id desc limit 10)`
  const { rows } = await sql<RecommendedItem>`
    with ${interestOf(userId)},
    candidate (id, reason, ref, score) as (
      select c.faq_id, i.reason, i.ref, c.heat + i.weight
      from interest i cross join lateral (${hottest('section')} union all ${hottest('tag')}) c
      union all
      (select id, 'official', null, heat from faq where status = 'published'
       order by heat desc, id desc limit ${sql.lit(FAQS)})
    )
    select 'faq' as kind, best.id::text as id, best.reason, best.ref::text as ref
    from (select distinct on (id) * from candidate order by id, score desc, reason) best
    order by best.score desc, best.id desc limit ${sql.lit(FAQS)}`.execute(db)
  return rows
}

/** Works out 推荐 of one member, or everybody's, and puts it in the place of the one before. */
export async function makeRecommendation({ db }: Pick<Deps, 'db'>, userId: string) {
  const items = interleave(await recommendedQuestions(db, userId), await recommendedFaqs(db, userId))
  await sql`
    insert into recommendation (user_id, items) values (${userId}, ${JSON.stringify(items)}::jsonb)
    on conflict (user_id) do update set items = excluded.items, made_at = now()`.execute(db)
}
