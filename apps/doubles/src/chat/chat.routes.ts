import type { FastifyInstance } from 'fastify'
import type { DoublesOptions } from '../doubles-options.ts'
import { escapeHtml, htmlPage } from '../html-page.ts'
import { createSeenNonces } from '../seen-nonces.ts'
import { isChatSignatureGood, type ChatParameters } from './chat-signature.ts'

const MILLISECONDS = /^\d{13}$/

/** The page that the support bubble opens. Stricter than Udesk: a signed address works once and for five minutes. */
export function chatRoutes(app: FastifyInstance, { chat, now }: DoublesOptions): void {
  const nonces = createSeenNonces(now)
  app.get<{ Querystring: Partial<ChatParameters> }>('/chat/im_client', async ({ query }, reply) => {
    const fault = isComplete(query) ? faultOf(query) : '缺少参数'
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (fault) return reply.code(403).send(htmlPage('签名无效', `<p role="alert">签名无效：${fault}</p>`))
    return htmlPage(
      '在线客服',
      `<p role="status">已连接在线客服</p><p><small>客户：${escapeHtml(query.web_token!)}</small></p>`,
    )
  })

  function faultOf(parameters: ChatParameters): string | undefined {
    if (!isChatSignatureGood(parameters, chat.signKey)) return '签名不匹配'
    if (!MILLISECONDS.test(parameters.timestamp)) return '时间戳应为 13 位毫秒'
    const freshness = nonces.accept(parameters.nonce, Number(parameters.timestamp))
    return { fresh: undefined, old: '已过期', replayed: '随机数已使用' }[freshness]
  }
}

function isComplete(query: Partial<ChatParameters>): query is ChatParameters {
  return Boolean(query.nonce && query.timestamp && query.web_token && query.signature)
}
