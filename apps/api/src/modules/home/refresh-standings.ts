import type { Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'
import { DAY_MS, today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'

/** Kept of each rank. */
const PLACES = 50
const PERIODS = { week: 7, month: 30 }
const BIGSHOT_DAYS = 90
/** Enough to tell 大咖 apart, and a bound on what the most diligent one costs. */
const BIGSHOT_ANSWERS = 500

/** What an answer is worth: that it was given, that it was adopted, that it was found useful. */
const WORTH = sql.raw('2 + case when a.is_best then 5 else 0 end + a.like_count')

/**
 * Who helped most: the reputation that the ledger paid in the last days, by its sums of each day, and all of it by the balances.
 * The lists are replaced as a whole: readers see one or the other.
 */
export async function refreshStandings({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await db.transaction().execute(async (tx) => {
    await sql`delete from member_rank`.execute(tx)
    for (const [period, days] of Object.entries(PERIODS)) {
      const since = today(new Date(clock.now().getTime() - (days - 1) * DAY_MS))
      await rank(
        tx,
        period,
        sql`select d.user_id, sum(d.reputation) as score from point_day d join app_user u on u.id = d.user_id
            where d.day >= ${since}::date and d.reputation > 0 and u.shows_in_hot and not 'banned' = any(u.roles)
            group by d.user_id order by score desc, d.user_id limit ${sql.lit(PLACES)}`,
      )
    }
    await rank(
      tx,
      'all',
      sql`select b.user_id, b.reputation as score from point_balance b join app_user u on u.id = b.user_id
          where b.reputation > 0 and u.shows_in_hot and not 'banned' = any(u.roles)
          order by b.reputation desc, b.user_id limit ${sql.lit(PLACES)}`,
    )
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

const rank = (tx: Tx, period: string, helped: RawBuilder<unknown>) =>
  sql`
    insert into member_rank (period, place, user_id, score)
    select ${period}, row_number() over (order by h.score desc, h.user_id), h.user_id, h.score from (${helped}) h`.execute(
    tx,
  )
