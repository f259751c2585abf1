import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Db } from './connection.ts'

let db: Db
beforeAll(() => {
  db = connect({ url: process.env['DATABASE_URL'] ?? '', poolSize: 1, timeoutMs: 5_000, name: 'kms-test' })
})
afterAll(() => db.destroy())

const prepared = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

it('prepares what comes again and again, and nothing that came once', async () => {
  for (let number = 0; number < 20; number += 1) {
    const { rows } = await sql<{ sum: number }>`select ${number}::int + 1 as sum`.execute(db)
    expect(rows).toEqual([{ sum: number + 1 }])
    await sql`select ${number}::int as ${sql.ref(`only_${number}`)}`.execute(db)
  }
  expect(await prepared()).toEqual(['select $1::int + 1 as sum'])
})

it('goes on after a statement that failed', async () => {
  const divide = (by: number) => sql<{ ratio: number }>`select 10 / ${by}::int as ratio`.execute(db)
  for (const by of [1, 2, 5, 0, 0, 0]) await divide(by).catch(() => undefined)
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(5)).rows).toEqual([{ ratio: 2 }])
})
