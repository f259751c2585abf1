/** The worker process: runs jobs; serves health and metrics. */
import { describeConfig, loadApiConfig } from '@kms/config'
import closeWithGrace from 'close-with-grace'
import Fastify from 'fastify'
import { run } from 'graphile-worker'
import { SCHEDULE, taskListOf } from './jobs.ts'
import { createDeps } from './kernel/deps.ts'
import { createLogger } from './kernel/logger.ts'
import { announceWorker } from './kernel/recover-jobs.ts'
import { prepareStore } from './modules/files/index.ts'
import { healthPlugin } from './plugins/health.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { startTelemetry } from './telemetry.ts'

const STOP_WITHIN_MS = 15_000

const config = loadApiConfig(process.env)
const log = createLogger(config, 'worker')
log.info({ config: describeConfig(config) }, 'starting')
const stopTelemetry = await startTelemetry(config, 'kms-worker')

const deps = createDeps(config, log)
// The store may be away: a job says it again every few minutes, and only uploads from browsers wait for it.
await prepareStore(deps).catch((error: unknown) => log.error({ err: error }, 'the object store is not prepared'))
const announced = announceWorker(deps)
const runner = await run({
  events: announced.events,
  connectionString: config.DATABASE_URL,
  concurrency: config.WORKER_CONCURRENCY,
  taskList: taskListOf(deps),
  parsedCronItems: SCHEDULE,
  // close-with-grace decides when to stop.
  noHandleSignals: true,
})

const app = Fastify()
await app.register(metricsPlugin)
await app.register(healthPlugin, { deps })
await app.listen({ host: config.API_HOST, port: config.WORKER_PORT })

closeWithGrace({ delay: STOP_WITHIN_MS, logger: log }, async ({ err, signal }) => {
  if (err) log.error({ err }, 'stopping after an error')
  else log.info({ signal }, 'stopping')
  await app.close()
  await runner.stop()
  await announced.close()
  await deps.close()
  await stopTelemetry()
})
