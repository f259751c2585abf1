import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import { equalSecrets } from '../equal-secrets.ts'
import type { ApiCredentials } from './api-credentials.ts'
import type { OauthCodes } from './oauth-codes.ts'
import { WechatError } from './wechat-errors.ts'

type Query<Name extends string> = { Querystring: Partial<Record<Name, string>> }
type Caller = { appid?: unknown; secret?: unknown; grant_type?: unknown }

const OAUTH_TOKEN_SECONDS = 7200

/** api.weixin.qq.com: what our server trades its secret for. */
export function wechatTokenRoutes(
  app: FastifyInstance,
  { wechat }: DoublesOptions,
  codes: OauthCodes,
  credentials: ApiCredentials,
): void {
  function checkCaller({ appid, secret, grant_type }: Caller, grantType: string): void {
    if (!appid) throw new WechatError(41002)
    if (appid !== wechat.appId) throw new WechatError(40013)
    if (!secret) throw new WechatError(41004)
    if (!equalSecrets(String(secret), wechat.appSecret)) throw new WechatError(40125)
    if (grant_type !== grantType) throw new WechatError(40002)
  }

  app.get<Query<'appid' | 'secret' | 'code' | 'grant_type'>>(
    '/wechat-api/sns/oauth2/access_token',
    async ({ query }) => {
      checkCaller(query, 'authorization_code')
      if (!query.code) throw new WechatError(41008)
      const { openid, scope } = codes.redeem(query.code)
      return {
        access_token: randomBytes(32).toString('base64url'),
        expires_in: OAUTH_TOKEN_SECONDS,
        refresh_token: randomBytes(32).toString('base64url'),
        openid,
        scope,
      }
    },
  )

  app.get<Query<'appid' | 'secret' | 'grant_type'>>('/wechat-api/cgi-bin/token', async ({ query }) => {
    checkCaller(query, 'client_credential')
    return credentials.plainToken()
  })

  app.post<{ Body: (Caller & { force_refresh?: unknown }) | null }>(
    '/wechat-api/cgi-bin/stable_token',
    async ({ body }) => {
      if (!body) throw new WechatError(44002)
      checkCaller(body, 'client_credential')
      return credentials.stableToken(body.force_refresh === true)
    },
  )

  app.get<Query<'access_token' | 'type'>>('/wechat-api/cgi-bin/ticket/getticket', async ({ query }) => {
    credentials.check(query.access_token)
    if (query.type !== 'jsapi') throw new WechatError(40097)
    return { errcode: 0, errmsg: 'ok', ...credentials.ticket() }
  })
}
