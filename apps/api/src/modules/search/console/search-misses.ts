import type { adminSearch, Page } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { likeWords } from '../../../kernel/like-pattern.ts'
import { refuseTooDeep, toPage } from '../../../kernel/paging.ts'

/** The console counts that far; "more than that" is as good as the number. */
const COUNT_LIMIT = 1000

type Row = {
  term_key: string
  wording: string
  times: string
  first_at: Date
  last_at: Date
  handled_at: Date | null
  handled_note: string
  handled_times: string
  nickname: string | null
}

const COLUMNS = sql`m.term_key, m.wording, m.times, m.first_at, m.last_at, m.handled_at, m.handled_note, m.handled_times`

const present = (row: Row): adminSearch.SearchMiss => ({
  termKey: row.term_key,
  wording: row.wording,
  times: Number(row.times),
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  handled: row.handled_at && {
    at: row.handled_at.toISOString(),
    by: row.nickname ?? '',
    note: row.handled_note,
    timesSince: Number(row.times) - Number(row.handled_times),
  },
})

const ORDERS = { times: sql`m.times desc, m.term_key`, recent: sql`m.last_at desc, m.term_key` }

export async function listSearchMisses(
  { db }: Deps,
  { current, size, keyword, show, sort, within }: adminSearch.SearchMissListRequest,
): Promise<Page<adminSearch.SearchMiss>> {
  refuseTooDeep({ current, size })
  const where = sql.join(
    [
      show === 'open' ? sql`m.handled_at is null` : sql`m.handled_at is not null`,
      ...(keyword ? [sql`m.wording ilike ${`%${likeWords(keyword)}%`}`] : []),
      ...(within ? [sql`m.last_at > now() - make_interval(days => ${within})`] : []),
    ],
    sql` and `,
  )
  const { rows } = await sql<Row & { total: number }>`
    select page.*, u.nickname from (
      select ${COLUMNS}, m.handled_by,
        (select count(*)::int from (select 1 from search_miss m where ${where} limit ${sql.lit(COUNT_LIMIT)}) counted) as total
      from search_miss m where ${where} order by ${ORDERS[sort]} limit ${size} offset ${(current - 1) * size}
    ) page left join app_user u on u.id = page.handled_by`.execute(db)
  return toPage({ records: rows.map(present), total: rows[0]?.total ?? 0, current, size })
}

type Decision = { termKey: string; handled: boolean; note: string }

/** Writes down that something was done about a term; from then on searches in vain count anew. */
export const handleSearchMiss = (deps: Deps, editor: Member, { termKey, handled, note }: Decision) =>
  deps.db.transaction().execute(async (tx: Tx) => {
    const change = handled
      ? sql`handled_at = now(), handled_by = ${editor.id}, handled_note = ${note}, handled_times = times`
      : sql`handled_at = null, handled_by = null, handled_note = '', handled_times = 0`
    const { rows } = await sql<Row>`
      update search_miss m set ${change} from app_user u where m.term_key = ${termKey} and u.id = ${editor.id}
      returning ${COLUMNS}, u.nickname`.execute(tx)
    if (!rows[0]) throw new AppError('search_miss.not_found')
    const action = handled ? 'search_miss.handle' : 'search_miss.reopen'
    // Terms have no number of their own.
    await audit(tx, editor, { action, targetType: 'search_miss', targetId: '0', detail: { termKey, note } })
    return present(rows[0])
  })
