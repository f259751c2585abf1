export { connectRedis, type Redis } from './connect-redis.ts'
export { createInvalidation, EVERYTHING, invalidationChannel, type Invalidation } from './invalidation.ts'
export { TaggedCache, type Loaded } from './tagged-cache.ts'
