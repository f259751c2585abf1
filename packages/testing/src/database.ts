import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, migrateToLatest } from '@kms/db'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)

/** Any number; the same in every test process. */
const TEMPLATE_LOCK = 727_201

type TestDatabase = { url: string; drop(): Promise<void> }

/**
 * A database of its own, copied from a migrated template in a fraction of a second. Isolation is by name, and nothing is
 * ever dropped that was not made here.
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const template = `kms_template_${migrationsHash()}`
  const name = `kms_test_${randomUUID().replaceAll('-', '')}`
  await withAdmin(serverUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    try {
      const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
      if (!rowCount) await makeTemplate(admin, serverUrl, template)
      await admin.query(`create database ${name} template ${template}`)
    } finally {
      await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
    }
  })
  return {
    url: withDatabase(serverUrl, name),
    drop: () => withAdmin(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  }
}

async function makeTemplate(admin: pg.Client, serverUrl: string, template: string) {
  // Renamed only when complete: a crash half-way leaves no template that looks ready.
  const building = `${template}_building`
  await admin.query(`drop database if exists ${building} with (force)`)
  await admin.query(`create database ${building}`)
  const url = withDatabase(serverUrl, building)
  const db = connect({ url, poolSize: 2, timeoutMs: 60_000, name: 'kms-test' })
  await migrateToLatest(db)
  await runMigrations({ connectionString: url })
  await db.destroy()
  await admin.query(`alter database ${building} rename to ${template}`)
}

function migrationsHash() {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(file).update(readFileSync(new URL(file, MIGRATIONS)))
  return hash.digest('hex').slice(0, 12)
}

function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function withAdmin(serverUrl: string, use: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') })
  await admin.connect()
  try {
    await use(admin)
  } finally {
    await admin.end()
  }
}
