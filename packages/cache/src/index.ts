export { connectRedis, type Redis } from './connect-redis.ts'
export { createInvalidation, invalidationChannel, type Invalidation } from './invalidation.ts'
export { TaggedCache, type Loaded } from './tagged-cache.ts'
