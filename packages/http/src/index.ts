export { lazyChildLogger } from './lazy-child-logger.ts'
export { requestIdOf } from './request-id.ts'
