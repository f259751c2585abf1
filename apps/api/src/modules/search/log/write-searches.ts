import type { Db } from '@kms/db'
import { sql } from 'kysely'
import { isCountable, keywordKey } from '../hot-keywords-wording.ts'
import type { SearchEvent } from './search-event.ts'

/** Writes a batch in one statement, and what was looked for in vain beside it. Safe to repeat. */
export async function writeSearches(db: Db, events: readonly SearchEvent[]) {
  const rows = events.map(({ caller, tookMs, at, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    took_ms: Math.round(tookMs),
    caller: caller.toString('hex'),
    term_key: keywordKey(rest.keyword),
    miss_key: isMiss({ ...rest }) ? keywordKey(rest.keyword) : null,
  }))
  await sql`
    with batch as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as e (id uuid, at timestamptz, keyword text, purpose text,
        type text, filters json, shown json, term_key text, page integer, total integer, took_ms integer, degraded boolean, caller text, miss_key text)
    ), fresh as (
      insert into search_event (id, at, keyword, term_key, purpose, type, filters, shown, page, total, took_ms, degraded, caller)
      select id, at, keyword, term_key, purpose, type, array(select json_array_elements_text(filters)),
        array(select json_array_elements_text(shown)), page, total, took_ms, degraded,
        decode(caller, 'hex') from batch
      on conflict do nothing returning id
    )
    insert into search_miss (term_key, wording, times, first_at, last_at)
    select miss_key, min(keyword), count(distinct caller), min(at), max(at) from batch join fresh using (id)
    where miss_key is not null group by miss_key
    on conflict (term_key) do update set times = search_miss.times + excluded.times, last_at = excluded.last_at`.execute(
    db,
  )
}

/** Nothing in all the site for it: with filters or while the engine is away the words are not to blame. */
const isMiss = ({
  purpose,
  keyword,
  total,
  degraded,
  page,
  type,
  filters,
}: Omit<SearchEvent, 'caller' | 'at' | 'tookMs'>) =>
  purpose === 'search' &&
  total === 0 &&
  !degraded &&
  page === 1 &&
  type === 'ALL' &&
  isCountable(keyword) &&
  filters.every((filter) => filter.startsWith('sort='))

export type SearchClick = {
  searchId: string
  at: Date
  source: 'faq' | 'question'
  objectId: string
  position: number
  solved: boolean
}

/** A hit that was opened counts once for its search. */
export async function writeClicks(db: Db, clicks: readonly SearchClick[]) {
  const rows = clicks.map(({ searchId, at, source, objectId, position, solved }) => ({
    search_id: searchId,
    at: at.toISOString(),
    source,
    object_id: objectId,
    position,
    solved,
  }))
  await sql`
    insert into search_click (search_id, at, source, object_id, position, solved)
    select distinct on (search_id, source, object_id, solved) search_id, at, source, object_id, position, solved
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as e (search_id uuid, at timestamptz, source text, object_id bigint, position smallint, solved boolean)
    order by search_id, source, object_id, solved, at
    on conflict do nothing`.execute(db)
}
