import { once } from 'node:events'
import { connectRedis, createInvalidation, EVERYTHING, invalidationChannel } from '@kms/cache'
import type { ApiConfig } from '@kms/config'

const PATIENCE_MS = 2_000

/** Tells every process that whatever it keeps may be wrong; for commands that write past the product. Without Redis nobody listens. */
export async function forgetEverything(config: Pick<ApiConfig, 'REDIS_URL' | 'REDIS_TIMEOUT_MS' | 'REDIS_PREFIX'>) {
  const redis = connectRedis({ url: config.REDIS_URL, timeoutMs: config.REDIS_TIMEOUT_MS, onError: () => {} })
  const invalidation = createInvalidation(redis, invalidationChannel(config.REDIS_PREFIX), [])
  await once(redis, 'ready', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {})
  await invalidation.publish([EVERYTHING])
  invalidation.close()
  redis.disconnect()
}
