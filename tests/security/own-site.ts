import { loadWebConfig } from '@kms/config'
import { createWorld, type World } from '@kms/testing'
import { startSite } from '@kms/web/server/start-site'
import { ownDoor } from './own-door.ts'

export type OwnSite = { origin: string; world: World; close(): Promise<void> }

/**
 * The whole product for one test: front door, rendering server on its production build, console, API, and a database of its own,
 * so that what the test writes is read by nobody else.
 */
export async function ownSite(): Promise<OwnSite> {
  const door = ownDoor(process.env['STATIC_ROOT'])
  const { origin, apiPort, webPort } = door
  const world = await createWorld({ search: true, env: { PUBLIC_ORIGIN: origin, ENABLE_FAKE_LOGIN: 'true' } })
  const API_ORIGIN = await world.app.listen({ host: '127.0.0.1', port: Number(apiPort) })
  const config = loadWebConfig({
    ...process.env,
    APP_PROFILE: 'test',
    LOG_LEVEL: 'silent',
    WEB_PORT: webPort,
    API_ORIGIN,
    PUBLIC_ORIGIN: origin,
    FILES_ORIGIN: '',
    REDIS_PREFIX: world.config.REDIS_PREFIX,
  })
  const site = await startSite(config)
  return {
    origin,
    world,
    async close() {
      door.close()
      await site.close()
      await world.close()
    },
  }
}
