import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { WebConfig } from '@kms/config'
import type { ServerBuild } from 'react-router'
import { createServer } from './create-server.ts'
import { listenForInvalidation } from './invalidation-listener.ts'
import { createPageCache } from './page-cache.ts'
import { createRenderer } from './render-page.ts'

const MAX_CACHE_BYTES = 64 * 1024 * 1024

const builtFile = (path: string) => new URL(`../build/${path}`, import.meta.url)

export type Site = Awaited<ReturnType<typeof startSite>>

/** The server on its production build, with its cache and its ear for changes; listening when this returns. */
export async function startSite(config: WebConfig) {
  const build = (await import(builtFile('server/index.js').href)) as ServerBuild
  const cache = createPageCache({
    maxEntries: config.PAGE_CACHE_ENTRIES,
    maxBytes: MAX_CACHE_BYTES,
    freshMs: config.PAGE_CACHE_SECONDS * 1000,
    now: Date.now,
  })
  const renderPage = createRenderer(config, () => build, 'production')
  const app = createServer({
    config,
    cache,
    renderPage,
    clientFiles: fileURLToPath(builtFile('client/')),
    workerScript: readFileSync(builtFile('worker/sw.js'), 'utf8'),
  })
  const listener = listenForInvalidation({ config, cache, log: app.log })
  await app.listen({ host: config.WEB_HOST, port: config.WEB_PORT })
  return {
    app,
    cache,
    async close() {
      listener.close()
      await app.close()
    },
  }
}
