import type { adminSearch } from '@kms/contract'
import { sql } from 'kysely'
import { today } from '../../../kernel/clock.ts'
import type { Deps } from '../../../kernel/deps.ts'

const DAY_MS = 86_400_000
const dayBefore = (days: number, now: Date) => today(new Date(now.getTime() - days * DAY_MS))

/**
 * Counts today and yesterday anew from the log: clicks come after their search, some past midnight. A turned page is the same
 * search. The partitions of two days are all that is read, by a job and never by a page.
 */
export async function countSearchDays({ db }: Pick<Deps, 'db'>, now = new Date()) {
  for (const day of [dayBefore(1, now), dayBefore(0, now)]) {
    const from = sql`(${day}::date::timestamp at time zone 'Asia/Shanghai')`
    await sql`
      insert into search_day (day, searches, misses, clicked, clicks, position_sum)
      select ${day}::date, count(*), count(*) filter (where e.total = 0 and not e.degraded),
        count(*) filter (where c.clicks > 0), coalesce(sum(c.clicks), 0), coalesce(sum(c.positions), 0)
      from search_event e
      left join (
        select search_id, count(*) as clicks, sum(position) as positions from search_click
        where at >= ${from} and at < ${from} + interval '2 days' and not solved group by search_id
      ) c on c.search_id = e.id
      where e.at >= ${from} and e.at < ${from} + interval '1 day' and e.purpose = 'search' and e.page = 1
      on conflict (day) do update set searches = excluded.searches, misses = excluded.misses, clicked = excluded.clicked,
        clicks = excluded.clicks, position_sum = excluded.position_sum, counted_at = now()`.execute(db)
  }
}

type Row = { day: string; searches: string; misses: string; clicked: string; clicks: string; position_sum: string }

/** The last days with their figures, today first; a day without searches has its row too. */
export async function readSearchDays({ db }: Deps, days: number, now = new Date()): Promise<adminSearch.SearchDay[]> {
  const { rows } = await sql<Row>`
    select day::text, searches, misses, clicked, clicks, position_sum from search_day
    where day > ${dayBefore(days, now)} and day <= ${today(now)}`.execute(db)
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: days }, (_, age) => {
    const day = dayBefore(age, now)
    const row = known.get(day)
    const clicks = Number(row?.clicks ?? 0)
    return {
      day,
      searches: Number(row?.searches ?? 0),
      misses: Number(row?.misses ?? 0),
      clicked: Number(row?.clicked ?? 0),
      meanPosition: clicks > 0 ? Math.round((Number(row?.position_sum) / clicks) * 100) / 100 : null,
    }
  })
}
