import type { WebConfig } from '@kms/config'
import { deviceOf, type Device } from '@kms/features/device/device'
import { ownDevicePath } from '@kms/features/device/own-device-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import type { PageCache, Served } from './page-cache.ts'
import { isVisitor, pageKeyOf, type PageKey } from './page-key.ts'
import type { RenderPage } from './render-page.ts'
import { sendPage } from './send-page.ts'

/** Addresses whose key is remembered; working it out costs more than sending a kept page. */
const REMEMBERED_ADDRESSES = 2_000

type Options = { config: WebConfig; cache: PageCache; renderPage: RenderPage; metrics: Metrics }

export function createPageHandler({ config, cache, renderPage, metrics }: Options) {
  const keys = new Map<string, PageKey | undefined>()

  function keyOf(address: string, device: Device): PageKey | undefined {
    const known = `${device} ${address}`
    if (keys.has(known)) return keys.get(known)
    if (keys.size >= REMEMBERED_ADDRESSES) keys.clear()
    const url = new URL(address, config.PUBLIC_ORIGIN)
    const misplaced = ownDevicePath(url.pathname.replace(/^\/kms/, ''), device) !== undefined
    const key = misplaced ? undefined : pageKeyOf(url, device)
    keys.set(known, key)
    return key
  }

  function send(request: FastifyRequest, reply: FastifyReply, served: Served) {
    metrics.countPage(served)
    reply.header('x-request-id', request.id)
    return sendPage(request, reply, served)
  }

  /** `address` stands in for the request's own when that one can't even be parsed. */
  return function handlePage(request: FastifyRequest, reply: FastifyReply, address = request.url) {
    const { headers } = request
    const device = deviceOf(headers['user-agent'])
    const shared = isVisitor(headers)
    const kept = shared ? keyOf(address, device) : undefined
    const found = kept && cache.lookup(kept.key)
    if (found) return send(request, reply, found)

    const render = async () => {
      const stop = metrics.rendering.startTimer()
      const rendering = await renderPage({
        url: kept?.url ?? new URL(address, config.PUBLIC_ORIGIN),
        device,
        requestId: request.id,
        clientAddress: request.ip,
        userAgent: headers['user-agent'] ?? '',
        cookie: headers.cookie,
        shared,
      })
      stop()
      return rendering
    }
    const answer: Promise<Served> = kept
      ? cache.load(kept.key, render)
      : render().then(({ page }) => ({ page, source: 'miss' }))
    return answer.then((served) => {
      const { source, page } = served
      request.log.info({ path: address, status: page.status, source, ms: reply.elapsedTime }, 'page')
      return send(request, reply, served)
    })
  }
}
