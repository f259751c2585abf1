import {
  connectRedis,
  createInvalidation,
  invalidationChannel,
  TaggedCache,
  type Invalidation,
  type Redis,
} from '@kms/cache'
import type { ApiConfig } from '@kms/config'
import { connect, type Db, type Statement } from '@kms/db'
import type { Logger } from 'pino'
import { createDataCentre, type DataCentre } from '../adapters/data-centre.ts'
import { createIdentityProvider, type IdentityProvider } from '../adapters/identity-provider.ts'
import { createMailGateway, type MailGateway } from '../adapters/mail-gateway.ts'
import { createObjectStore, type ObjectStore } from '../adapters/object-store.ts'
import { createScorePlatform, type ScorePlatformAdapter } from '../adapters/score-platform.ts'
import { createSearchEngine, type SearchEngine } from '../adapters/search-engine.ts'
import { createWeChat, type WeChat } from '../adapters/wechat.ts'
import { countStatement } from '../plugins/metrics.ts'
import { createClock, type Clock } from './clock.ts'
import { Serialised } from './serialise.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** Everything a module may reach for. Made once per process. */
export type Deps = {
  config: ApiConfig
  log: Logger
  db: Db
  redis: Redis
  search: SearchEngine
  store: ObjectStore
  tokens: Tokens
  sessions: SessionStore
  iam: IdentityProvider
  wechat: WeChat
  mail: MailGateway
  dataCentre: DataCentre
  scorePlatform: ScorePlatformAdapter
  /** For what goes by days; everything else takes the database's time. */
  clock: Clock
  /** Copies of what the database holds; whoever changes something publishes its tags on `invalidation`. */
  cache: TaggedCache<{}>
  invalidation: Invalidation
  close(): Promise<void>
}

const CACHE_ENTRIES = 10_000
/** Weighs about double in memory; a process is to stay below 200 MB. */
const CACHE_BYTES = 16 * 1024 * 1024

type Hooks = { onStatement?: (statement: Statement) => void }

export function createDeps(config: ApiConfig, log: Logger, hooks: Hooks = {}): Deps {
  const db = connect({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    timeoutMs: config.DATABASE_TIMEOUT_MS,
    name: 'kms-api',
    onStatement: (statement) => {
      countStatement()
      hooks.onStatement?.(statement)
    },
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const redis = connectRedis({
    url: config.REDIS_URL,
    timeoutMs: config.REDIS_TIMEOUT_MS,
    onError: (error) => log.warn({ err: error }, 'redis'),
  })
  const cache = new TaggedCache<{}>({
    entries: CACHE_ENTRIES,
    seconds: config.CACHE_SECONDS,
    // Answers are what fills it; the few other values weigh little.
    bytes: { max: CACHE_BYTES, of: (value) => (value instanceof Serialised ? value.bytes.length : 1) },
  })
  const invalidation = createInvalidation(redis, invalidationChannel(config.REDIS_PREFIX), [cache])
  const search = createSearchEngine(config)
  const store = createObjectStore(config)
  const sessions = createSessionStore({ db, databaseUrl: config.DATABASE_URL })
  return {
    config,
    log,
    db,
    redis,
    search,
    store,
    tokens: createTokens({ keys: config.TOKEN_KEYS, issuer: config.PUBLIC_ORIGIN }),
    sessions,
    iam: createIdentityProvider(config),
    wechat: createWeChat(config, redis),
    mail: createMailGateway(config),
    dataCentre: createDataCentre(config),
    scorePlatform: createScorePlatform(config),
    clock: createClock(config),
    cache,
    invalidation,
    async close() {
      invalidation.close()
      redis.disconnect()
      store.close()
      await Promise.all([sessions.close(), db.destroy(), search.close()])
    },
  }
}
