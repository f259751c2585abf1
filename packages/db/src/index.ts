export { connect, type Db, type Tx } from './connection.ts'
export type { DB } from './database.gen.ts'
export { migrateToLatest } from './migrate.ts'
