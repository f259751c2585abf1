import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { LEARNT_DAYS } from './appeal.ts'
import { RELATED_TAG } from './related-searches.ts'

/**
 * So many on one day, or it is nobody's business. People are told apart within a day only, so only a day can prove that they
 * were several.
 */
export const PEOPLE = 3
/** Who searches again within this time is still after the same thing. */
const SAME_ERRAND = '10 minutes'
/** Two queries that lead to the same piece belong together more than two that merely follow each other. */
const SAME_PIECE = 2
const MOST_WORDS = 6

/** What people searched for next, or to the same end. */
export async function learnRelated({ db, invalidation }: Pick<Deps, 'db' | 'invalidation'>): Promise<void> {
  await writeRelated(db)
  await invalidation.publish([RELATED_TAG])
}

/** One statement over the log, in place of what was known before. */
export async function writeRelated(db: Deps['db']): Promise<void> {
  const since = sql`now() - make_interval(days => ${sql.lit(LEARNT_DAYS)})`
  const several = sql.lit(PEOPLE)
  await sql`
    with searches as (
      select id, at, at::date as day, caller, term_key, keyword from search_event
      where at >= ${since} and purpose = 'search' and page = 1 and total > 0 and term_key <> ''
    ), days as (
      select term_key, day, count(distinct caller) as people from searches group by term_key, day
    ), known as (
      select term_key, sum(people)::integer as people from days group by term_key having max(people) >= ${several}
    ), wordings as (
      select term_key, mode() within group (order by keyword) as wording from searches join known using (term_key)
      group by term_key
    ), steps as (
      select caller, day, term_key, lead(term_key) over next as next_key, lead(at) over next - at as pause
      from searches window next as (partition by caller order by at)
    ), followed as (
      select term_key, next_key, day, count(distinct caller) as people from steps
      where next_key <> term_key and pause < ${sql.lit(SAME_ERRAND)}::interval group by term_key, next_key, day
    ), after as (
      select term_key, next_key as other_key, sum(people) as points from followed
      group by term_key, next_key having max(people) >= ${several}
    ), opened as (
      select term_key, source, object_id from (
        select s.term_key, c.source, c.object_id, s.day, count(distinct s.caller) as people
        from searches s join search_click c on c.search_id = s.id and c.at >= ${since}
        group by s.term_key, c.source, c.object_id, s.day) each_day
      group by term_key, source, object_id having max(people) >= ${several}
    ), together as (
      select a.term_key, b.term_key as other_key, count(*) * ${sql.lit(SAME_PIECE)} as points
      from opened a join opened b using (source, object_id) where a.term_key <> b.term_key
      group by a.term_key, b.term_key
    ), ranked as (
      select k.term_key, k.people, w.wording,
        row_number() over (partition by k.term_key order by sum(l.points) desc, w.wording) as place
      from (select * from after union all select * from together) l
      join known k on k.term_key = l.term_key join wordings w on w.term_key = l.other_key
      group by k.term_key, k.people, w.wording
    ), fresh as (
      select term_key, people, array_agg(wording order by place) as words from ranked
      where place <= ${sql.lit(MOST_WORDS)} group by term_key, people
    ), gone as (
      delete from search_related r where not exists (select 1 from fresh f where f.term_key = r.term_key)
    )
    insert into search_related (term_key, people, words) select term_key, people, words from fresh
    on conflict (term_key) do update set people = excluded.people, words = excluded.words`.execute(db)
}
