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
  PUBLIC_ORIGIN: 'https://kb.example.com',
  TOKEN_KEYS: '[{"kid":"2026-11","kty":"OKP","crv":"Ed25519","x":"public","d":"hunter2"}]',
  IAM_ISSUER: 'https://iam.example.com',
  IAM_PC_CLIENT_ID: 'pc',
  IAM_PC_CLIENT_SECRET: 'hunter2',
  IAM_MOBILE_CLIENT_ID: 'mobile',
  IAM_MOBILE_CLIENT_SECRET: 'hunter2',
  WECHAT_APP_ID: 'wx',
  WECHAT_APP_SECRET: 'hunter2',
  CHAT_SIGN_KEY: 'hunter2',
  SCORE_ORIGIN: 'https://score.example.com',
  SCORE_APP_ID: 'kms',
  SCORE_SECRET: 'hunter2',
  DC_ORIGIN: 'https://dc.example.com',
  DC_APP_ID: 'kms',
  DC_SECRET: 'hunter2',
  DC_COOKIE_NAME: 'DC',
  MINI_PROGRAM_HOSTS: 'mp.example.com',
}

describe('configuration', () => {
  it('starts in production with production settings', () => {
    expect(loadApiConfig(environment).ENABLE_FAKE_LOGIN).toBe(false)
  })

  it.each([
    ['ENABLE_FAKE_LOGIN', 'true'],
    ['TOKEN_KEYS', environment.TOKEN_KEYS.replace('2026-11', 'development-1')],
    ['PUBLIC_ORIGIN', 'http://kb.example.com'],
    ['IAM_ISSUER', 'http://iam.example.com'],
  ])('refuses to start in production with %s=%s', (name, value) => {
    expect(() => loadApiConfig({ ...environment, [name]: value })).toThrow(name)
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
