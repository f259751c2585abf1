import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import type { Source } from '../documents/document.ts'
import { indexDocuments } from '../indexing/index-documents.ts'
import { appealOf, LEARNT_DAYS, NOTICED, SEEN_BY } from './appeal.ts'

const BATCH = 500
/** Until a place of the list was seen often enough its rate is guessed: the first is opened every third time, lower ones less. */
const GUESS = { rate: 0.3, weight: 20 }

type Counted = { source: 'faq' | 'question'; object_id: string; opened: number; expected: number }

/**
 * How much each piece appeals to those who see it in a list, from the log. A piece is compared with others in the same place,
 * for whatever stands first is opened most; one caller counts once a day for a piece; what solved a question counts twice.
 */
export async function learnAppeal(deps: Pick<Deps, 'db' | 'search'>): Promise<{ changed: number }> {
  const counted = await countOpened(deps)
  const rows = counted.map(({ source, object_id, opened, expected }) => ({
    source,
    object_id,
    appeal: appealOf(opened, expected),
  }))
  const changed = await writeAppeal(deps, rows)
  for (const [source, ids] of Object.entries(changed))
    for (let at = 0; at < ids.length; at += BATCH)
      await indexDocuments(deps, source as Source, ids.slice(at, at + BATCH))
  return { changed: changed.faq.length + changed.question.length }
}

async function countOpened({ db }: Pick<Deps, 'db'>): Promise<Counted[]> {
  const since = sql`now() - make_interval(days => ${sql.lit(LEARNT_DAYS)})`
  const { rows } = await sql<Counted>`
    with seen as (
      select e.id, e.at::date as day, e.caller, split_part(s.name, '-', 1) as source,
        split_part(s.name, '-', 2)::bigint as object_id, s.position
      from search_event e cross join lateral unnest(e.shown) with ordinality as s (name, position)
      where e.at >= ${since} and e.purpose = 'search' and e.page = 1 and not e.degraded
    ), opened as (
      select search_id, source, object_id, bool_or(solved) as solved from search_click
      where at >= ${since} group by search_id, source, object_id
    ), counted as (
      select distinct on (seen.day, seen.caller, seen.source, seen.object_id) seen.source, seen.object_id, seen.position,
        (opened.search_id is not null)::integer as opened, coalesce(opened.solved, false)::integer as solved
      from seen left join opened on opened.search_id = seen.id and opened.source = seen.source
        and opened.object_id = seen.object_id
      order by seen.day, seen.caller, seen.source, seen.object_id, opened desc, solved desc, seen.position
    ), places as (
      select position, (sum(opened) + ${GUESS.weight}::real * ${GUESS.rate}::real / position) / (count(*) + ${GUESS.weight}::real) as rate
      from counted group by position
    )
    select source, object_id, sum(opened + solved)::float8 as opened, sum(rate)::float8 as expected
    from counted join places using (position) group by source, object_id having count(*) >= ${sql.lit(SEEN_BY)}`.execute(
    db,
  )
  return rows
}

/** Writes what differs noticeably, and takes away what nobody saw any more. Answers whose documents must follow. */
async function writeAppeal({ db }: Pick<Deps, 'db'>, appeals: readonly { source: string; object_id: string }[]) {
  const { rows } = await sql<{ source: 'faq' | 'question'; object_id: string }>`
    with fresh as (
      select * from json_to_recordset(${JSON.stringify(appeals)}::json) as a (source text, object_id bigint, appeal real)
    ), written as (
      insert into search_appeal (source, object_id, appeal) select source, object_id, appeal from fresh
      on conflict (source, object_id) do update set appeal = excluded.appeal
      where abs(search_appeal.appeal - excluded.appeal) > ${sql.lit(NOTICED)}
      returning source, object_id
    ), gone as (
      delete from search_appeal a where not exists (
        select 1 from fresh f where f.source = a.source and f.object_id = a.object_id)
      returning source, object_id
    )
    select source, object_id from written union all select source, object_id from gone`.execute(db)
  const of = (source: string) => rows.filter((row) => row.source === source).map(({ object_id }) => object_id)
  return { faq: of('faq'), question: of('question') }
}
