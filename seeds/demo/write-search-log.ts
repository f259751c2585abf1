import { keywordKey } from '@kms/api/modules/search/hot-keywords-wording'
import type { Db } from '@kms/db'
import { sql } from 'kysely'

/** What visitors of the demonstration looked for in vain: wording, how often, how many days ago last. */
const MISSES: readonly (readonly [string, number, number])[] = [
  ['光纤熔接机', 14, 2],
  ['防爆接线箱', 11, 0],
  ['PLC 编程线', 9, 1],
  ['静电地板', 6, 9],
  ['柴油发电机并机', 5, 3],
  ['电柜空调滴水', 4, 0],
  ['EPS 应急电源', 3, 21],
]
const DAYS = 30

/** Lists and figures for the operators' pages; what a running site has counted itself is left alone. */
export async function writeSearchLog(db: Db) {
  const rows = MISSES.map(([wording, times, days]) => ({ key: keywordKey(wording), wording, times, days }))
  await sql`
    insert into search_miss (term_key, wording, times, first_at, last_at)
    select key, wording, times, now() - make_interval(days => days + 20), now() - make_interval(days => days)
    from json_to_recordset(${JSON.stringify(rows)}::json) as e (key text, wording text, times integer, days integer)
    on conflict do nothing`.execute(db)
  // A week has its quiet end; the figures differ from day to day and are the same on every run.
  await sql`
    insert into search_day (day, searches, misses, clicked, clicks, position_sum)
    select day, searches, searches * 7 / 100, searches * 61 / 100, searches * 74 / 100, searches * 74 / 100 * (19 + age % 5) / 10
    from (
      select (now() at time zone 'Asia/Shanghai')::date - age as day, age,
        case when extract(isodow from (now() at time zone 'Asia/Shanghai')::date - age) > 5 then 60 else 210 end + age * 37 % 50 as searches
      from generate_series(2, ${sql.lit(DAYS)}) age
    ) days
    on conflict do nothing`.execute(db)
}
