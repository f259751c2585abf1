export { connect, type Db, type Statement, type Tx } from './connection.ts'
export { isDatabaseAway } from './database-away.ts'
export type { DB } from './database.gen.ts'
export { migrateToLatest } from './migrate.ts'
