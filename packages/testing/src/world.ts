import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { buildApp } from '@kms/api/app'
import { taskListOf } from '@kms/api/jobs'
import { ROLES, type Role } from '@kms/api/kernel/actor'
import { createDeps, type Deps } from '@kms/api/kernel/deps'
import { createLogger } from '@kms/api/kernel/logger'
import { rebuildIndex } from '@kms/api/modules/search/index'
import { loadApiConfig, type ApiConfig } from '@kms/config'
import type { Endpoint, ErrorBody, Input, Result } from '@kms/contract'
import type { Statement } from '@kms/db'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { createTestDatabase } from './database.ts'
import { newSession } from './member-factory.ts'
import { insertTaxonomy, type TestTaxonomy } from './taxonomy.ts'

const quiet = new Logger(() => () => {})

export type Answer<E extends Endpoint> = {
  status: number
  data: Result<E>
  error: ErrorBody['error'] | undefined
  body: ErrorBody
  headers: Record<string, unknown>
}

/** A whole API on real engines, with a database and a search index of its own. */
export type World = {
  app: FastifyInstance
  deps: Deps
  config: ApiConfig
  taxonomy: TestTaxonomy
  /** Calls an endpoint the way a client would; `as` signs in as the account of that role. */
  call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    as?: Role,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>
  tokenOf(role: Role): Promise<string>
  /** Another session of that account, as if from another browser. */
  signIn(role: Role): Promise<{ sessionId: string; token: string }>
  /** The id of the account of a role. */
  accountOf(role: Role): string
  /** Runs every job that was enqueued, and those that they enqueue. */
  drain(): Promise<void>
  /** The SQL statements that an action sends. */
  statementsOf(action: () => Promise<unknown>): Promise<Statement[]>
  close(): Promise<void>
}

type Options = {
  env?: Record<string, string>
  /** Make a search index of its own. */
  search?: boolean
  /** Another PostgreSQL than the shared one. */
  databaseServer?: string
}

export async function createWorld({
  env = {},
  search = false,
  databaseServer = requiredUrl(),
}: Options = {}): Promise<World> {
  const database = await createTestDatabase(databaseServer)
  const own = randomUUID().slice(0, 8)
  const config = loadApiConfig({
    ...process.env,
    APP_PROFILE: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    DATABASE_URL: database.url,
    SEARCH_PREFIX: `kmst-${own}`,
    REDIS_PREFIX: `kmst-${own}`,
    // No front door: browsers reach the store itself.
    FILES_ORIGIN: '',
    // A busy test machine is no reason to turn a test away.
    SHED_DELAY_MS: '0',
    RATE_READ: '100000',
    RATE_SEARCH: '100000',
    RATE_WRITE: '100000',
    RATE_ADMIN: '100000',
    RATE_SIGN_IN: '100000',
    RATE_POLL: '100000',
    ...env,
  })
  let statements: Statement[] = []
  const deps = createDeps(config, createLogger(config, 'test'), {
    onStatement: (statement) => statements.push(statement),
  })
  const taxonomy = await insertTaxonomy(deps.db)
  const app = await buildApp(deps)
  await app.ready()
  if (search) await rebuildIndex(deps)

  const accountOf = (role: Role) => String(ROLES.indexOf(role) + 1)
  const tokens = new Map<Role, Promise<string>>()
  const tokenOf = (role: Role) => {
    const known = tokens.get(role) ?? newSession(deps, accountOf(role)).then(({ token }) => token)
    tokens.set(role, known)
    return known
  }
  return {
    app,
    deps,
    config,
    taxonomy,
    accountOf,
    tokenOf,
    signIn: (role) => newSession(deps, accountOf(role)),
    async call(endpoint, input, as, headers = {}) {
      const { params = {}, query = {}, body } = input as { params?: {}; query?: {}; body?: object }
      const response = await app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => (params as Record<string, string>)[name] ?? ''),
        query: query as Record<string, string>,
        headers: { ...headers, ...(as && { authorization: `Bearer ${await tokenOf(as)}` }) },
        ...(body && { payload: body }),
        payloadAsStream: endpoint.answers === 'stream',
      })
      // It has begun, and would never end.
      if (endpoint.answers === 'stream') return begun(response)
      // A redirect has no body.
      const answer = (response.statusCode === 302 ? {} : response.json()) as ErrorBody & { data: never }
      const { statusCode: status, headers: sent } = response
      return { status, data: answer.data, error: answer.error, body: answer, headers: sent }
    },
    async drain() {
      // Jobs with a delay are due now: a test waits for the event, not for the clock.
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(deps.db)
      await runOnce({
        connectionString: database.url,
        taskList: taskListOf(deps),
        noHandleSignals: true,
        logger: quiet,
      })
    },
    async statementsOf(action) {
      statements = []
      await action()
      return statements
    },
    async close() {
      await app.close()
      if (search) await deps.search.client.indices.delete({ index: `${config.SEARCH_PREFIX}-*` })
      await deps.close()
      await database.drop()
    },
  }
}

async function begun({ statusCode: status, headers, stream }: LightMyRequestResponse) {
  const body = {} as ErrorBody
  if (status !== 200) Object.assign(body, await json(stream()))
  else stream().destroy()
  return { status, data: undefined as never, error: body.error, body, headers }
}

function requiredUrl() {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is not set: run tests through `make test`')
  return url
}
