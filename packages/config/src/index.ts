export { describeConfig } from './describe-config.ts'
export { loadApiConfig, type ApiConfig } from './api-config.ts'
export { loadWebConfig, type WebConfig } from './web-config.ts'
export type { TokenKeys } from './token-keys.ts'
