import { readdir, readFile } from 'node:fs/promises'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './connection.ts'

const FOLDER = new URL('../migrations/', import.meta.url)

/** First line of a migration that must run outside a transaction, e.g. for `create index concurrently`. */
const NO_TRANSACTION = '-- no-transaction'

/** No migration may queue behind a long reader and block every writer after it. */
const LOCK_TIMEOUT = '2s'

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(new URL(file, FOLDER), 'utf8')
        return [file.replace(/\.sql$/, ''), { up: (db: Kysely<unknown>) => run(db, text) }] as const
      }),
    ),
  )
}

async function run(db: Kysely<unknown>, text: string) {
  if (text.startsWith(NO_TRANSACTION)) {
    await db.connection().execute(async (connection) => {
      await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection)
      // Statement by statement: PostgreSQL runs a multi-statement string as one transaction.
      for (const statement of text.split(/;\s*$/m).filter((part) => part.replace(/^--.*$/gm, '').trim())) {
        await connection.executeQuery(CompiledQuery.raw(statement))
      }
      await sql`reset lock_timeout`.execute(connection)
    })
    return
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx)
    await tx.executeQuery(CompiledQuery.raw(text))
  })
}

/** Brings the database to the newest schema; safe to run from several processes at once. Returns what it applied. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    disableTransactions: true,
    // Numbers are given out ahead to who works side by side: a lower one may come later.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
