import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/** Shown in a rank. */
const PLACES = 10
const PERIODS = { week: 7, month: 30 }
const BIGSHOT_DAYS = 90
/** Enough to tell 大咖 apart, and a bound on what the most diligent one costs. */
const BIGSHOT_ANSWERS = 500

/** What an answer is worth: that it was given, that it was adopted, that it was found useful. */
const WORTH = sql.raw('2 + case when a.is_best then 5 else 0 end + a.like_count')

/** Who helped most, from the answers of the last days. Both lists are replaced as a whole: readers see one or the other. */
export async function refreshStandings({ db }: Pick<Deps, 'db'>) {
  await db.transaction().execute(async (tx) => {
    await sql`delete from member_rank`.execute(tx)
    for (const [period, days] of Object.entries(PERIODS)) {
      await sql`
        insert into member_rank (period, place, user_id, score)
        select ${period}, row_number() over (order by helped.score desc, helped.author_id), helped.author_id, helped.score
        from (select a.author_id, sum(${WORTH}) as score from answer a join app_user u on u.id = a.author_id
              where a.status = 'published' and a.published_at > now() - make_interval(days => ${days})
                and u.shows_in_hot and not 'banned' = any(u.roles)
              group by a.author_id order by score desc, a.author_id limit ${sql.lit(PLACES)}) helped`.execute(tx)
    }
    await sql`delete from bigshot_standing`.execute(tx)
    await sql`
      insert into bigshot_standing (user_id, answer_count, best_count, like_count, standing)
      select u.id, count(a.id), count(a.id) filter (where a.is_best), coalesce(sum(a.like_count), 0), coalesce(sum(${WORTH}), 0)
      from app_user u left join lateral (
        select id, is_best, like_count from answer
        where author_id = u.id and status = 'published' and published_at > now() - make_interval(days => ${BIGSHOT_DAYS})
        order by published_at desc, id desc limit ${sql.lit(BIGSHOT_ANSWERS)}) a on true
      where u.is_big_v group by u.id`.execute(tx)
  })
}
