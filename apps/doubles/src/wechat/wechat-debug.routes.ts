import type { FastifyInstance } from 'fastify'
import { equalSecrets } from '../equal-secrets.ts'
import type { ApiCredentials } from './api-credentials.ts'
import { jsapiSignature } from './jsapi-signature.ts'
import type { SentMessages } from './sent-messages.ts'

type SignedQuery = Partial<Record<'noncestr' | 'timestamp' | 'url' | 'signature', string>>

/** Not WeChat's: what the app on the phone would find out, and what people would read there. */
export function wechatDebugRoutes(app: FastifyInstance, credentials: ApiCredentials, messages: SentMessages): void {
  /** wx.config on a page at `url`: the verdict in the words of the real one. */
  app.get<{ Querystring: SignedQuery }>('/wechat-api/debug/verify-jsapi', async ({ query }) => {
    const { noncestr, timestamp, url, signature } = query
    const ticket = credentials.liveTicket()
    const valid =
      Boolean(ticket && noncestr && timestamp && url && signature) &&
      equalSecrets(
        jsapiSignature({ ticket: ticket!, noncestr: noncestr!, timestamp: timestamp!, url: url! }),
        signature!,
      )
    return { valid, errMsg: valid ? 'config:ok' : 'config:invalid signature' }
  })
  app.get('/wechat-api/debug/messages', async () => messages.list())
  app.delete('/wechat-api/debug/messages', async (_request, reply) => {
    messages.clear()
    return reply.code(204).send()
  })
}
