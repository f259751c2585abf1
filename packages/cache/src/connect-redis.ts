import { Redis } from 'ioredis'

export type { Redis } from 'ioredis'

type Options = { url: string; timeoutMs: number; onError: (error: Error) => void }

/**
 * A Redis that may vanish: commands fail at once instead of queueing, and the connection comes back by itself.
 * Whoever uses it has an answer for the failure.
 */
export function connectRedis({ url, timeoutMs, onError }: Options): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: timeoutMs,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    // ioredis waits up to 5 s between attempts by default; a cache should be back sooner.
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  })
  redis.on('error', onError)
  return redis
}
