import { fileURLToPath } from 'node:url'
import { describeConfig, loadWebConfig } from '@kms/config'
import closeWithGrace from 'close-with-grace'
import type { ServerBuild } from 'react-router'
import { createServer } from './create-server.ts'
import { listenForInvalidation } from './invalidation-listener.ts'
import { createPageCache } from './page-cache.ts'
import { createRenderer } from './render-page.ts'

const MAX_CACHE_BYTES = 64 * 1024 * 1024
const DRAIN_MS = 15_000

const builtFile = (path: string) => new URL(`../build/${path}`, import.meta.url)

const config = loadWebConfig(process.env)
const build = (await import(builtFile('server/index.js').href)) as ServerBuild
const cache = createPageCache({
  maxEntries: config.PAGE_CACHE_ENTRIES,
  maxBytes: MAX_CACHE_BYTES,
  freshMs: config.PAGE_CACHE_SECONDS * 1000,
  now: Date.now,
})
const renderPage = createRenderer(config, () => build, 'production')
const app = createServer({ config, cache, renderPage, clientFiles: fileURLToPath(builtFile('client/')) })
const listener = listenForInvalidation({ config, cache, log: app.log })

closeWithGrace({ delay: DRAIN_MS, logger: app.log }, async ({ err, signal }) => {
  if (err) app.log.error({ err }, 'stopping after an error')
  else app.log.info({ signal }, 'stopping')
  listener.close()
  await app.close()
})

await app.listen({ host: config.WEB_HOST, port: config.WEB_PORT })
app.log.info({ config: describeConfig(config) }, 'web is ready')
