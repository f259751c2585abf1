import type { FastifyInstance } from 'fastify'
import type { ApiCredentials } from './api-credentials.ts'
import type { SentMessages } from './sent-messages.ts'
import { WechatError } from './wechat-errors.ts'

type MessageCall = { Querystring: { access_token?: string }; Body: Record<string, unknown> | null }

/** 模板消息 and 客服消息. */
export function wechatMessageRoutes(app: FastifyInstance, credentials: ApiCredentials, messages: SentMessages): void {
  app.post<MessageCall>('/wechat-api/cgi-bin/message/template/send', async ({ query, body }) => {
    credentials.check(query.access_token)
    return { errcode: 0, errmsg: 'ok', msgid: messages.sendTemplate(body) }
  })
  app.post<MessageCall>('/wechat-api/cgi-bin/message/custom/send', async ({ query, body }) => {
    credentials.check(query.access_token)
    messages.sendCustom(body)
    return { errcode: 0, errmsg: 'ok' }
  })
  for (const kind of ['template', 'custom']) {
    app.get(`/wechat-api/cgi-bin/message/${kind}/send`, async () => {
      throw new WechatError(43002)
    })
  }
}
