import { sql } from 'kysely'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { KEPT_PER_DAY, READ_PER_DAY, STILL_TYPING_SECONDS } from './hot-keywords-count.ts'
import { HOT_DAYS, type DayCounts } from './hot-keywords-rank.ts'
import { isCountable } from './hot-keywords-wording.ts'

const DAY_MS = 86_400_000

type Row = { day: string; wording: string; people: number }

/**
 * The last days' counts from the log of searches, today first: what Redis counts as it happens, for when Redis has lost it.
 * The same rules: what found something, once for each caller and day, the beginnings of a longer word left out.
 */
export async function countsFromLog({ db }: Pick<Deps, 'db'>, now = Date.now()): Promise<DayCounts[]> {
  const days = Array.from({ length: HOT_DAYS }, (_, age) => today(new Date(now - age * DAY_MS)))
  const { rows } = await sql<Row>`
    with searches as (
      select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, caller, keyword,
        lead(keyword) over next as next_keyword, lead(at) over next - at as pause
      from search_event
      where at >= ${new Date(now - HOT_DAYS * DAY_MS)} and purpose = 'search' and page = 1 and total > 0 and keyword <> ''
      window next as (partition by caller order by at)
    ), counted as (
      select day, keyword as wording, count(distinct caller)::integer as people from searches
      where not (coalesce(pause < make_interval(secs => ${sql.lit(STILL_TYPING_SECONDS)}), false)
        and length(next_keyword) > length(keyword) and starts_with(next_keyword, keyword))
      group by day, keyword
    ), ranked as (
      select *, row_number() over (partition by day order by people desc, wording) as place from counted
    )
    select day, wording, people from ranked where place <= ${sql.lit(Math.min(READ_PER_DAY, KEPT_PER_DAY))}`.execute(db)
  return days.map((day) =>
    rows
      .filter((row) => row.day === day && isCountable(row.wording))
      .map(({ wording, people }) => [wording, people] as const),
  )
}
