import type { Db } from '@kms/db'
import { sql } from 'kysely'

/** Made this many days ahead; the partition for the rest catches what even that misses. */
export const DAYS_AHEAD = 7
const DAY_MS = 86_400_000

type Partitioned = {
  table: string
  /** The time that decides which day a row belongs to. */
  column: string
  keptDays: number
}

/** Every night: partitions for the days to come, and away with those that are over. Nobody waits longer than a moment. */
export async function keepDayPartitions(db: Db, partitioned: Partitioned, now = new Date()) {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++)
    await makePartition(db, partitioned, new Date(today.getTime() + ahead * DAY_MS))
  await dropOld(db, partitioned, new Date(today.getTime() - partitioned.keptDays * DAY_MS))
}

const nameOf = (table: string, day: Date) => `${table}_d${day.toISOString().slice(0, 10).replaceAll('-', '')}`
const restOf = (table: string) => sql.table(`${table}_rest`)

async function makePartition(db: Db, { table, column }: Partitioned, day: Date) {
  const name = nameOf(table, day)
  const from = day.toISOString()
  const to = new Date(day.getTime() + DAY_MS).toISOString()
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx)
    // A day that the rest already holds rows of stays there.
    const { rows } = await sql<{ free: boolean }>`
      select to_regclass(${name}) is null and not exists (
        select from ${restOf(table)} where ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}) as free`.execute(
      tx,
    )
    if (!rows[0]?.free) return
    // Attached rather than made in place: writers are not locked out.
    await sql`create table ${sql.table(name)} (like ${sql.table(table)} including all)`.execute(tx)
    await sql`alter table ${sql.table(table)} attach partition ${sql.table(name)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(tx)
  })
}

async function dropOld(db: Db, { table, column }: Partitioned, oldest: Date) {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relname like ${`${table}_d%`} and c.relname < ${nameOf(table, oldest)}`.execute(
    db,
  )
  for (const { name } of rows) {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx)
      await sql`drop table ${sql.table(name)}`.execute(tx)
    })
  }
  await sql`delete from ${restOf(table)} where ${sql.ref(column)} < ${oldest.toISOString()}`.execute(db)
}
