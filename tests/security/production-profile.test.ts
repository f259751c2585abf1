import { describeConfig, loadApiConfig } from '@kms/config'
import { describe, expect, it } from 'vitest'

const environment = {
  APP_PROFILE: 'production',
  DATABASE_URL: 'postgres://kms:hunter2@127.0.0.1:5432/kms',
  REDIS_URL: 'redis://:hunter2@127.0.0.1:6379',
  OPENSEARCH_URL: 'http://127.0.0.1:9200',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'hunter2',
  S3_SECRET_KEY: 'hunter2',
}

describe('configuration', () => {
  it('refuses to start in production with a secret for development tokens', () => {
    expect(() => loadApiConfig({ ...environment, DEV_TOKEN_SECRET: 'x'.repeat(32) })).toThrow('DEV_TOKEN_SECRET')
    expect(loadApiConfig(environment).DEV_TOKEN_SECRET).toBeUndefined()
  })

  it('never shows a secret', () => {
    expect(JSON.stringify(describeConfig(loadApiConfig(environment)))).not.toContain('hunter2')
  })

  it('names every bad setting at once', () => {
    expect(() => loadApiConfig({ ...environment, API_PORT: 'x', REDIS_URL: '' })).toThrow(
      /API_PORT[\s\S]*REDIS_URL|REDIS_URL[\s\S]*API_PORT/,
    )
  })
})
