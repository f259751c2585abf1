import { sql } from 'kysely'
import fp from 'fastify-plugin'
import type { Deps } from '../kernel/deps.ts'

const CHECK_TIMEOUT_MS = 1_000
const REMEMBER_MS = 1_000

type State = 'up' | 'down'

/**
 * /healthz: the process lives. /readyz: it can serve. Only PostgreSQL is needed for that; the other engines are
 * reported, because reading goes on without them.
 */
export const healthPlugin = fp<{ deps: Deps }>(async (app, { deps }) => {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(deps.db),
    redis: () => deps.redis.ping(),
    search: () => deps.search.check(),
    store: () => deps.store.check(),
  }
  let stopping = false
  let last: { at: number; states: Promise<Record<string, State>> } | undefined
  app.addHook('preClose', async () => {
    stopping = true
  })

  const askAll = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const)),
    )

  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'up' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (!last || Date.now() - last.at > REMEMBER_MS) last = { at: Date.now(), states: askAll() }
    const engines = await last.states
    const ready = !stopping && engines['database'] === 'up'
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', engines })
  })
})

async function stateOf(check: () => Promise<unknown>): Promise<State> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('too slow')), CHECK_TIMEOUT_MS)
  try {
    await Promise.race([check(), late])
    return 'up'
  } catch {
    return 'down'
  } finally {
    clearTimeout(timer)
  }
}
