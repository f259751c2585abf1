import type { BenchDatabase } from './bench-database.ts'
import { CLIENT_CORE, startServer, type Server } from './process-group.ts'
import { settings } from './settings.ts'

const free = [...settings.ports]
export function nextPort(): number {
  const port = free.shift()
  if (!port) throw new Error('run.sh reserves too few ports')
  return port
}

const NEVER_REFUSED = '1000000000'
const AS_LONG_AS_THE_BENCH = '3600'
/** The same flags as in production (tools/site.sh). */
const WEB_FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=32']
const API_FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=8']

type Caching = 'cached' | 'uncached'

/** The product's API with limits that one client can't reach; everything else as in production. */
export function startApi(
  database: BenchDatabase,
  caching: Caching,
  core?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = nextPort()
  return startServer({
    name: `api-${caching}-${database.name}`,
    script: 'apps/api/src/main.http.ts',
    port,
    flags: API_FLAGS,
    ...(core !== undefined && { core }),
    env: {
      API_PORT: String(port),
      DATABASE_URL: database.url,
      SEARCH_PREFIX: 'kms-bench',
      REDIS_PREFIX: 'kms-bench',
      RATE_READ: NEVER_REFUSED,
      RATE_SEARCH: NEVER_REFUSED,
      RATE_WRITE: NEVER_REFUSED,
      // A machine that others keep busy is no reason to turn a measurement away.
      SHED_DELAY_MS: '0',
      CACHE_SECONDS: caching === 'cached' ? AS_LONG_AS_THE_BENCH : '0',
      LOG_LEVEL: 'info',
      ...more,
    },
  })
}

/** Server rendering has the measured core for itself; the API behind it shares the client's. */
export async function startSite(database: BenchDatabase, caching: Caching) {
  const api = await startApi(database, caching, CLIENT_CORE)
  const port = nextPort()
  const web = await startServer({
    name: `web-${caching}`,
    script: 'apps/web/server/main.ts',
    port,
    flags: WEB_FLAGS,
    env: {
      WEB_PORT: String(port),
      API_ORIGIN: api.origin,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      REDIS_PREFIX: 'kms-bench',
      PAGE_CACHE_SECONDS: caching === 'cached' ? AS_LONG_AS_THE_BENCH : '0',
      LOG_LEVEL: 'info',
    },
  })
  return { api, web, stop: async () => void (await Promise.all([api.stop(), web.stop()])) }
}

export function startReference(database: BenchDatabase): Promise<Server> {
  const port = nextPort()
  return startServer({
    name: `reference-${database.name}`,
    script: 'tests/load/reference-server.ts',
    port,
    env: { PORT: String(port), DATABASE_URL: database.url },
  })
}

export function startReplay(database: BenchDatabase, statementsFile: string): Promise<Server> {
  const port = nextPort()
  return startServer({
    name: `replay-${database.name}`,
    script: 'tests/load/replay-server.ts',
    port,
    env: { PORT: String(port), DATABASE_URL: database.url, STATEMENTS: statementsFile },
  })
}

export function startBare(answersFile: string): Promise<Server> {
  const port = nextPort()
  return startServer({
    name: 'bare',
    script: 'tests/load/bare-server.ts',
    port,
    env: { PORT: String(port), ANSWERS: answersFile },
  })
}
