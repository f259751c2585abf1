import { ApiError } from '@kms/api-client'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { robotsText } from './robots.ts'
import type { createSitemaps } from './sitemap.ts'

type Options = {
  sitemaps: ReturnType<typeof createSitemaps>
  origin: string
  headers: Readonly<Record<string, string>>
}

export function registerCrawlerRoutes(app: FastifyInstance, { sitemaps, origin, headers: base }: Options) {
  const headers = { ...base, 'cache-control': 'public, max-age=3600' }
  const send = async (reply: FastifyReply, build: Promise<string>) => {
    try {
      return await reply
        .headers(headers)
        .type('application/xml; charset=utf-8')
        .send(await build)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const code = error.status === 404 ? 404 : 503
      return reply
        .code(code)
        .headers({ ...base, 'cache-control': 'no-store', 'retry-after': '60' })
        .type('text/plain')
        .send('')
    }
  }
  app.get('/kms/robots.txt', (_request, reply) =>
    reply.headers(headers).type('text/plain; charset=utf-8').send(robotsText(origin)),
  )
  app.get('/kms/sitemap.xml', (_request, reply) => send(reply, sitemaps.start()))
  app.get('/kms/sitemap-pages.xml', (_request, reply) => send(reply, sitemaps.pages()))
  app.get<{ Params: { id: string } }>('/kms/sitemap-:id(^[1-9]\\d{0,18}$).xml', (request, reply) =>
    send(reply, sitemaps.section(request.params.id)),
  )
  app.get<{ Params: { id: string } }>('/kms/sitemap-posts-:id(^[1-9]\\d{0,18}$).xml', (request, reply) =>
    send(reply, sitemaps.posts(request.params.id)),
  )
}
