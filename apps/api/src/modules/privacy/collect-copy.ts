import type { Db } from '@kms/db'
import { sql } from 'kysely'
import { copiedTables } from './personal-data.ts'

/** Newest rows of each table; beyond it the archive would not be made in memory. Said in the archive when it is reached. */
const ROWS_EACH = 20_000

export type Copied = { table: string; rows: Record<string, unknown>[]; isCut: boolean }

/** Everything that is kept about a person, table by table as the registry names them. */
export async function collectCopy(db: Db, userId: string): Promise<Copied[]> {
  const copies: Copied[] = []
  for (const { table, column, without } of copiedTables()) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - ${[...without]}::text[] as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${userId}
      limit ${sql.lit(ROWS_EACH + 1)}`.execute(db)
    copies.push({ table, rows: rows.slice(0, ROWS_EACH).map(({ row }) => row), isCut: rows.length > ROWS_EACH })
  }
  return copies
}
