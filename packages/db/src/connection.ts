import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database.gen.ts'
import { preparingClient } from './prepared-statements.ts'

// A calendar day has no zone: keep PostgreSQL's own text instead of a local midnight.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

type Options = {
  url: string
  poolSize: number
  /** Ends a statement on the server, so that a slow query never holds a connection for long. */
  timeoutMs: number
  name: string
  /** Called once for every statement sent. */
  onStatement?: (statement: Statement) => void
  onError?: (error: Error) => void
}

export function connect({ url, poolSize, timeoutMs, name, onStatement, onError }: Options): Db {
  const pool = new pg.Pool({
    connectionString: url,
    Client: preparingClient(),
    max: poolSize,
    application_name: name,
    connectionTimeoutMillis: Math.min(timeoutMs, 3_000),
    statement_timeout: timeoutMs,
    // The client gives up a little later than the server, for when the server itself is gone.
    query_timeout: timeoutMs + 1_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // Without a listener a lost idle connection would end the process; the pool simply makes a new one.
  pool.on('error', (error) => onError?.(error))
  // The pool no longer listens to a connection that it is closing; the server may end it first.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && {
      log: (event) => onStatement(event.query),
    }),
  })
}
