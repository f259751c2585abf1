/** The API process. */
import { describeConfig, loadApiConfig } from '@kms/config'
import closeWithGrace from 'close-with-grace'
import { createDeps } from './kernel/deps.ts'
import { createLogger } from './kernel/logger.ts'
import { startTelemetry } from './telemetry.ts'

const STOP_WITHIN_MS = 15_000

const config = loadApiConfig(process.env)
const log = createLogger(config, 'api')
log.info({ config: describeConfig(config) }, 'starting')
const stopTelemetry = await startTelemetry(config, 'kms-api')
// After the telemetry: instrumentation must see Fastify being loaded.
const { buildApp } = await import('./app.ts')

const deps = createDeps(config, log)
const app = await buildApp(deps)
await app.listen({ host: config.API_HOST, port: config.API_PORT })

closeWithGrace({ delay: STOP_WITHIN_MS, logger: log }, async ({ err, signal }) => {
  if (err) log.error({ err }, 'stopping after an error')
  else log.info({ signal }, 'stopping')
  await app.close()
  await deps.close()
  await stopTelemetry()
})
