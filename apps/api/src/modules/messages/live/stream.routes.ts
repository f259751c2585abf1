import { messages } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../../kernel/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { route, STREAMING } from '../../../kernel/route.ts'
import { createMessageHub, type MessageHub } from './message-hub.ts'

const BUSY_SECONDS = 60

/** The number on the bell as it changes: server-sent events, read with fetch, for only the bearer header acts for anybody. */
export const messageStreamRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  let hub: MessageHub | undefined
  let closing = false
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    closing = true
    hub?.close()
  })

  route(app, messages.streamUnread, ({ request, reply }) => {
    const { id: userId, sessionId } = request.member()
    if (closing) throw new AppError('system.busy', { retryAfter: 1 })
    hub ??= createMessageHub(deps)
    // Who is turned away asks by the clock.
    if (hub.isFull(userId, request.ip)) throw new AppError('rate.limited', { retryAfter: BUSY_SECONDS })
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // A process that stops must not wait for what could be asked after it.
      connection: 'close',
      // Said to the front door: every event at once.
      'x-accel-buffering': 'no',
    })
    response.flushHeaders()
    hub.open({ userId, sessionId, address: request.ip, response })
    return STREAMING
  })
}
