import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/** Made this many days ahead; the partition for the rest catches what even that misses. */
export const DAYS_AHEAD = 7
/** Single events are kept this long; counters stay. */
export const KEPT_DAYS = 90
const DAY_MS = 86_400_000
const PREFIX = 'behaviour_event_d'

const nameOf = (day: Date) => `${PREFIX}${day.toISOString().slice(0, 10).replaceAll('-', '')}`

/** Every night: partitions for the days to come, and away with those that are over. Nobody waits longer than a moment. */
export async function keepBehaviourPartitions({ db }: Pick<Deps, 'db'>, now = new Date()) {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) await makePartition(db, new Date(today.getTime() + ahead * DAY_MS))
  await dropOld(db, new Date(today.getTime() - KEPT_DAYS * DAY_MS))
}

async function makePartition(db: Deps['db'], day: Date) {
  const name = nameOf(day)
  const from = day.toISOString()
  const to = new Date(day.getTime() + DAY_MS).toISOString()
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx)
    // A day that the rest already holds rows of stays there.
    const { rows } = await sql<{ free: boolean }>`
      select to_regclass(${name}) is null
        and not exists (select from behaviour_event_rest where window_at >= ${from} and window_at < ${to}) as free`.execute(
      tx,
    )
    if (!rows[0]?.free) return
    // Attached rather than made in place: writers are not locked out.
    await sql`create table ${sql.table(name)} (like behaviour_event including all)`.execute(tx)
    await sql`alter table behaviour_event attach partition ${sql.table(name)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(tx)
  })
}

async function dropOld(db: Deps['db'], oldest: Date) {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'behaviour_event'::regclass and c.relname like ${`${PREFIX}%`} and c.relname < ${nameOf(oldest)}`.execute(
    db,
  )
  for (const { name } of rows) {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx)
      await sql`drop table ${sql.table(name)}`.execute(tx)
    })
  }
  await sql`delete from behaviour_event_rest where window_at < ${oldest.toISOString()}`.execute(db)
}
