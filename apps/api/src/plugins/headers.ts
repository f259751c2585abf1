import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/** Security headers of an API that never serves active content. */
export const headersPlugin = fp(async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    // Answers depend on the caller's token: no shared cache may keep them.
    void reply.header('cache-control', 'no-store')
  })
})
