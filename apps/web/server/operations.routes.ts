import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Metrics } from './metrics.ts'

type Options = { metrics: Metrics; headers: Readonly<Record<string, string>> }

/** For the load balancer and Prometheus; the front door doesn't expose them. */
export function registerOperationsRoutes(app: FastifyInstance, { metrics, headers }: Options) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const plain = (reply: FastifyReply) => reply.headers({ ...headers, 'cache-control': 'no-store' })
  app.get('/healthz', (_request, reply) => plain(reply).send({ status: 'ok' }))
  // The API's health is not ours: kept pages are served while it is away.
  app.get('/readyz', (_request, reply) =>
    stopping ? plain(reply).code(503).send({ status: 'stopping' }) : plain(reply).send({ status: 'ready' }),
  )
  app.get('/metrics', async (_request, reply) =>
    plain(reply)
      .type(metrics.register.contentType)
      .send(await metrics.register.metrics()),
  )
}
