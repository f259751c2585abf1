import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Served } from './page-cache.ts'

const acceptsGzip = (request: FastifyRequest) => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')

export function sendPage(request: FastifyRequest, reply: FastifyReply, { page, source }: Served) {
  reply.headers(page.headers).header('etag', page.etag).header('x-cache', source)
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status)
  if (page.gzip && acceptsGzip(request)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.body)
}
