import { createHash, randomBytes } from 'node:crypto'
import type { ApiConfig } from '@kms/config'
import type { Redis } from '@kms/cache'
import { AppError } from '../kernel/app-error.ts'
import { below, outsideCall } from './outside-call.ts'

type WeChatError = { errcode?: number; errmsg?: string }

/** The access token was replaced or has ended before its time: somebody else asked for a new one. */
const TOKEN_ENDED = new Set([40001, 40014, 42001])
type Granted = { value: string; seconds: number }

/** Tokens are renewed this long before WeChat lets them expire. */
const RENEW_EARLY_SECONDS = 300

export type WeChat = ReturnType<typeof createWeChat>

/** The official account: silent sign-in, the signature for sharing, and messages. Wire format as WeChat documents it. */
export function createWeChat(config: ApiConfig, redis: Redis) {
  const { WECHAT_APP_ID: appid, WECHAT_APP_SECRET: secret, WECHAT_API_ORIGIN: api } = config
  const timeoutMs = config.OUTSIDE_TIMEOUT_MS
  const held = new Map<string, { value: string; until: number }>()

  /** WeChat counts how often these are asked for: one copy for all processes, one in each process. */
  async function shared(name: string, ask: () => Promise<Granted>): Promise<string> {
    const own = held.get(name)
    if (own && own.until > Date.now()) return own.value
    const key = `${config.REDIS_PREFIX}:wechat:${name}`
    const common = await redis.get(key).catch(() => null)
    if (common) return common
    const { value, seconds } = await ask()
    const life = Math.max(60, seconds - RENEW_EARLY_SECONDS)
    held.set(name, { value, until: Date.now() + life * 1000 })
    await redis.set(key, value, 'EX', life).catch(() => null)
    return value
  }

  const accessToken = () =>
    shared('access_token', async () => {
      const body = { grant_type: 'client_credential', appid, secret }
      const granted = await outsideCall<{ access_token: string; expires_in: number } & WeChatError>(
        'POST',
        below(api, '/cgi-bin/stable_token'),
        { timeoutMs, body },
      )
      const { access_token, expires_in } = answered(granted)
      return { value: access_token, seconds: expires_in }
    })

  /** With a token that WeChat may meanwhile have ended: then once more with a new one. */
  async function withAccessToken<T extends WeChatError>(ask: (token: string) => Promise<T>): Promise<T> {
    const answer = await ask(await accessToken())
    if (!TOKEN_ENDED.has(answer.errcode ?? 0)) return answered(answer)
    held.delete('access_token')
    await redis.del(`${config.REDIS_PREFIX}:wechat:access_token`).catch(() => 0)
    return answered(await ask(await accessToken()))
  }

  const jsapiTicket = () =>
    shared('jsapi_ticket', async () => {
      const { ticket, expires_in } = await withAccessToken((access_token) =>
        outsideCall<{ ticket: string; expires_in: number } & WeChatError>(
          'GET',
          below(api, '/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' }),
          { timeoutMs },
        ),
      )
      return { value: ticket, seconds: expires_in }
    })

  const send = (path: string, body: object) =>
    withAccessToken((access_token) =>
      outsideCall<WeChatError>('POST', below(api, path, { access_token }), { timeoutMs, body }),
    )

  return {
    /** Where a reader inside WeChat is sent to be recognised without a question. */
    authorizeUrl(redirectUri: string, state: string) {
      const query = { appid, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_base', state }
      return `${below(config.WECHAT_OPEN_ORIGIN, '/connect/oauth2/authorize', query).href}#wechat_redirect`
    },

    async openIdOf(code: string): Promise<string> {
      const query = { appid, secret, code, grant_type: 'authorization_code' }
      const address = below(api, '/sns/oauth2/access_token', query)
      return answered(await outsideCall<{ openid: string } & WeChatError>('GET', address, { timeoutMs })).openid
    },

    /** Lets the page at that address use sharing. */
    async signShare(url: string) {
      const ticket = await jsapiTicket()
      const timestamp = Math.floor(Date.now() / 1000)
      const nonceStr = randomBytes(12).toString('base64url')
      const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
      return { appId: appid, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') }
    },

    sendTemplate: (message: { touser: string; template_id: string; url?: string; data: object }) =>
      send('/cgi-bin/message/template/send', message),
    sendText: (openId: string, content: string) =>
      send('/cgi-bin/message/custom/send', { touser: openId, msgtype: 'text', text: { content } }),
  }
}

/** The receiver does not follow the account, or has not written to it for two days. */
const CANNOT_RECEIVE = new Set([43004, 45015, 45047])

/** WeChat answers 200 with an error inside. */
function answered<T extends WeChatError>(answer: T): T {
  if (!answer.errcode) return answer
  const cause = new Error(`WeChat ${answer.errcode}: ${answer.errmsg}`)
  throw new AppError(CANNOT_RECEIVE.has(answer.errcode) ? 'wechat.cannot_receive' : 'outside.unavailable', { cause })
}
