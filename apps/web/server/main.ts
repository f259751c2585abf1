/** The rendering process. */
import { describeConfig, loadWebConfig } from '@kms/config'
import closeWithGrace from 'close-with-grace'
import { startSite } from './start-site.ts'

const DRAIN_MS = 15_000

const config = loadWebConfig(process.env)
const { app, close } = await startSite(config)
app.log.info({ config: describeConfig(config) }, 'web is ready')

closeWithGrace({ delay: DRAIN_MS, logger: app.log }, async ({ err, signal }) => {
  if (err) app.log.error({ err }, 'stopping after an error')
  else app.log.info({ signal }, 'stopping')
  await close()
})
