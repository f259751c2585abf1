import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { loadWebConfig } from '@kms/config'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createServer } from './create-server.ts'
import { createPageCache } from './page-cache.ts'
import { createRenderer } from './render-page.ts'

/** The same server in development: Vite in front with hot reloading, nothing kept, no content security policy (Vite injects code). */
const config = loadWebConfig(process.env)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
const render = createRenderer(config, loadBuild, 'development')
const app = createServer({
  config,
  cache: createPageCache({ maxEntries: 1, maxBytes: 0, freshMs: 0, now: Date.now }),
  renderPage: async (request) => {
    const { page, tags } = await render(request)
    const headers = Object.entries(page.headers).filter(([name]) => name !== 'content-security-policy')
    return { page: { ...page, headers: Object.fromEntries(headers) }, tags }
  },
  clientFiles: undefined,
  server: {
    serverFactory: (handler) =>
      createHttpServer((request: IncomingMessage, response: ServerResponse) => {
        const { url } = request
        vite.middlewares(request, response, () => {
          // Vite takes the base path off what it passes on.
          if (url !== undefined) request.url = url
          handler(request, response)
        })
      }),
  },
})
await app.listen({ host: config.WEB_HOST, port: config.WEB_PORT })
