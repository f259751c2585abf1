import fp from 'fastify-plugin'

/** Security headers of an API that never serves active content. Constant, so they are written once and not worked out per request. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Answers depend on the caller's token: no shared cache may keep them.
  'cache-control': 'no-store',
}

export const headersPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SECURITY_HEADERS).header('x-request-id', request.id)
    done()
  })
})
