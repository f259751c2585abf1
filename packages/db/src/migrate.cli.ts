/** `make migrate`: brings DATABASE_URL to the newest schema, graphile-worker's own tables included. */
import { runMigrations } from 'graphile-worker'
import { connect } from './connection.ts'
import { migrateToLatest } from './migrate.ts'

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is not set')

const db = connect({ url, poolSize: 2, timeoutMs: 600_000, name: 'kms-migrate' })
const applied = await migrateToLatest(db)
await runMigrations({ connectionString: url })
await db.destroy()
console.log(applied.length === 0 ? 'migrate: nothing to do' : `migrate: applied ${applied.join(', ')}`)
