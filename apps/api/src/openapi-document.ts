import { loadApiConfig } from '@kms/config'
import { buildApp } from './app.ts'
import { createDeps } from './kernel/deps.ts'
import { createLogger } from './kernel/logger.ts'

/** Addresses that nobody answers: describing the API connects to nothing. */
const NOWHERE = {
  APP_PROFILE: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://127.0.0.1:9/none',
  REDIS_URL: 'redis://127.0.0.1:9',
  OPENSEARCH_URL: 'http://127.0.0.1:9',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'none',
  S3_ACCESS_KEY: 'none',
  S3_SECRET_KEY: 'none',
  PUBLIC_ORIGIN: 'http://127.0.0.1:9',
  // The documented API is production's: without the development helpers, and signing nothing.
  TOKEN_KEYS: '[{"kid":"none","kty":"OKP","crv":"Ed25519","x":"none","d":"none"}]',
  IAM_ISSUER: 'http://127.0.0.1:9',
  IAM_PC_CLIENT_ID: 'none',
  IAM_PC_CLIENT_SECRET: 'none',
  IAM_MOBILE_CLIENT_ID: 'none',
  IAM_MOBILE_CLIENT_SECRET: 'none',
  WECHAT_APP_ID: 'none',
  WECHAT_APP_SECRET: 'none',
  CHAT_SIGN_KEY: 'none',
  SCORE_ORIGIN: 'http://127.0.0.1:9',
  SCORE_APP_ID: 'none',
  SCORE_SECRET: 'none',
  DC_ORIGIN: 'http://127.0.0.1:9',
  DC_APP_ID: 'none',
  DC_SECRET: 'none',
  DC_COOKIE_NAME: 'none',
  MINI_PROGRAM_HOSTS: 'none',
}

/** The committed text of docs/openapi.json. */
export async function openapiDocument(): Promise<string> {
  const config = loadApiConfig(NOWHERE)
  const deps = createDeps(config, createLogger(config, 'openapi'))
  const app = await buildApp(deps)
  await app.ready()
  const document = app.swagger()
  await app.close()
  await deps.close()
  return JSON.stringify(document, null, 1) + '\n'
}
