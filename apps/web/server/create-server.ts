import fastifyStatic from '@fastify/static'
import { createApi } from '@kms/api-client'
import type { WebConfig } from '@kms/config'
import { lazyChildLogger, requestIdOf } from '@kms/http'
import Fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { STRICT_POLICY } from './content-security.ts'
import { registerCrawlerRoutes } from './crawler.routes.ts'
import { FALLBACK_HTML, HTML_TYPE } from './error-page-fallback.ts'
import { baseHeaders } from './finish-page.ts'
import { createMetrics } from './metrics.ts'
import { registerOperationsRoutes } from './operations.routes.ts'
import type { PageCache } from './page-cache.ts'
import { createPageHandler } from './page-handler.ts'
import type { RenderPage } from './render-page.ts'
import { createSitemaps } from './sitemap.ts'
import { registerWorkerRoute } from './worker.routes.ts'

/** Hashed files never change. */
const ASSET_CACHE = `public, max-age=${365 * 24 * 3600}, immutable`
const FILE_CACHE = 'public, max-age=3600'
const BAD_REQUEST_PAGE = '/kms/pc/errors/400'

type Options = {
  config: WebConfig
  cache: PageCache
  renderPage: RenderPage
  /** The browser's files; undefined in development, where Vite serves them. */
  clientFiles: string | undefined
  /** The service worker's code; undefined in development. */
  workerScript?: string | undefined
  server?: FastifyServerOptions
}

export function createServer({ config, cache, renderPage, clientFiles, workerScript, server = {} }: Options) {
  const origin = config.PUBLIC_ORIGIN
  const headers = { ...baseHeaders(origin), 'content-security-policy': STRICT_POLICY }
  const metrics = createMetrics(cache)
  const handlePage = createPageHandler({ config, cache, renderPage, metrics })
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES.split(','),
    childLoggerFactory: lazyChildLogger,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => void handlePage(request, reply, BAD_REQUEST_PAGE),
    ...server,
  })
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a page failed')
    return reply
      .code(500)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type(HTML_TYPE)
      .send(FALLBACK_HTML)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).headers(headers).type('text/plain').send('Not Found'))
  registerOperationsRoutes(app, { metrics, headers })
  if (clientFiles) {
    void app.register(fastifyStatic, {
      root: clientFiles,
      prefix: '/kms/',
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const cacheControl = path.includes('/assets/') ? ASSET_CACHE : FILE_CACHE
        for (const [name, value] of Object.entries({ ...headers, 'cache-control': cacheControl }))
          reply.header(name, value)
      },
    })
  }
  registerWorkerRoute(app, { script: workerScript, isOn: config.SERVICE_WORKER === 'on', headers })
  const api = createApi({ base: config.API_ORIGIN, timeoutMs: config.API_TIMEOUT_MS })
  registerCrawlerRoutes(app, { sitemaps: createSitemaps({ api, origin, now: Date.now }), origin, headers })
  app.get('/kms', (_request, reply) => reply.headers(headers).redirect('/kms/', 302))
  app.get('/kms/*', (request, reply) => handlePage(request, reply))
  return app
}
