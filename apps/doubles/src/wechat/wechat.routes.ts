import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import { createApiCredentials } from './api-credentials.ts'
import { createOauthCodes } from './oauth-codes.ts'
import { createSentMessages } from './sent-messages.ts'
import { wechatDebugRoutes } from './wechat-debug.routes.ts'
import { WechatError } from './wechat-errors.ts'
import { wechatMessageRoutes } from './wechat-messages.routes.ts'
import { wechatOpenRoutes } from './wechat-open.routes.ts'
import { wechatTokenRoutes } from './wechat-tokens.routes.ts'

/** The official account platform: open.weixin.qq.com under /wechat-open, api.weixin.qq.com under /wechat-api. */
export function wechatRoutes(app: FastifyInstance, options: DoublesOptions): void {
  const codes = createOauthCodes(options.now)
  const credentials = createApiCredentials(options.now)
  const messages = createSentMessages()
  app.register(async (wechat) => {
    wechat.setErrorHandler((error: Error, _request, reply) => {
      if (error instanceof WechatError) return reply.code(200).send(error.body())
      return reply.send(error)
    })
    // The platform reads every body as JSON, whatever it is announced as.
    wechat.removeAllContentTypeParsers()
    wechat.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
      parseJson(body),
    )
    wechatOpenRoutes(wechat, options, codes)
    wechatTokenRoutes(wechat, options, codes, credentials)
    wechatMessageRoutes(wechat, credentials, messages)
    wechatDebugRoutes(wechat, credentials, messages)
  })
}

function parseJson(body: string): unknown {
  if (body === '') throw new WechatError(44002)
  try {
    return JSON.parse(body)
  } catch {
    throw new WechatError(47001)
  }
}
