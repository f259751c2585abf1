import { connectRedis, createInvalidation, invalidationChannel } from '@kms/cache'
import type { WebConfig } from '@kms/config'
import type { FastifyBaseLogger } from 'fastify'
import type { PageCache } from './page-cache.ts'

/** Other processes hear of a change a moment later than we do; what they gave us in between is dropped again. */
const ECHO_MS = 1_000

type Options = { config: WebConfig; cache: PageCache; log: FastifyBaseLogger }

/** Drops pages when the API says what changed. Without Redis pages simply live out their short time. */
export function listenForInvalidation({ config, cache, log }: Options) {
  let away = false
  const redis = connectRedis({
    url: config.REDIS_URL,
    timeoutMs: config.REDIS_TIMEOUT_MS,
    // Each attempt to reconnect fails anew; one line per outage is enough.
    onError: (err) => {
      if (!away) log.warn({ err }, 'redis is away: pages are kept for their time only')
      away = true
    },
  })
  redis.on('ready', () => {
    away = false
  })
  const listener = {
    invalidate(tags: readonly string[]) {
      cache.invalidate(tags)
      setTimeout(() => cache.invalidate(tags), ECHO_MS).unref()
    },
    invalidateAll: cache.invalidateAll,
  }
  const invalidation = createInvalidation(redis, invalidationChannel(config.REDIS_PREFIX), [listener])
  return {
    close() {
      invalidation.close()
      redis.disconnect()
    },
  }
}
