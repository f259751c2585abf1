import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import { htmlPage } from '../html-page.ts'
import type { OauthCodes } from './oauth-codes.ts'

export const DEFAULT_OPENID = 'oDouble0000000000000Reader01'
const STATE_MAX_BYTES = 128
const SCOPES = new Set(['snsapi_base', 'snsapi_userinfo'])

type AuthorizeQuery = Record<'appid' | 'redirect_uri' | 'response_type' | 'scope' | 'state', string | undefined>

/** open.weixin.qq.com: the page that a reader inside WeChat passes through without seeing it. */
export function wechatOpenRoutes(app: FastifyInstance, options: DoublesOptions, codes: OauthCodes): void {
  const { publicOrigins, wechat } = options
  app.get<{ Querystring: AuthorizeQuery }>('/wechat-open/connect/oauth2/authorize', async (request, reply) => {
    const { appid, redirect_uri, response_type, scope, state } = request.query
    if (!appid) return refuse(reply, 10012, 'appid不能为空')
    if (!redirect_uri) return refuse(reply, 10011, 'redirect_uri不能为空')
    if (!scope) return refuse(reply, 10010, 'scope不能为空')
    if (appid !== wechat.appId) return refuse(reply, 10016, 'AppID 参数错误')
    if (response_type !== 'code') return refuse(reply, 10005, 'response_type 参数错误')
    if (!SCOPES.has(scope)) return refuse(reply, 10005, 'Scope 参数错误或没有 Scope 权限')
    if (state !== undefined && Buffer.byteLength(state) > STATE_MAX_BYTES) return refuse(reply, 10013, 'state 参数错误')
    if (!URL.canParse(redirect_uri) || !publicOrigins.includes(new URL(redirect_uri).origin)) {
      return refuse(reply, 10003, 'redirect_uri域名与后台配置不一致')
    }
    const back = new URL(redirect_uri)
    back.searchParams.set('code', codes.issue(openidOf(request.headers.cookie), scope))
    back.searchParams.set('state', state ?? '')
    return reply.redirect(back.href, 302)
  })
}

/** Who holds the phone: the cookie wx_openid, so that a test can be several people. */
function openidOf(cookies = ''): string {
  return /(?:^|;\s*)wx_openid=([\w-]+)/.exec(cookies)?.[1] ?? DEFAULT_OPENID
}

function refuse(reply: FastifyReply, code: number, reason: string) {
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(htmlPage('微信', `<p role="alert">${reason}（${code}）</p>`))
}
