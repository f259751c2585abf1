import { forgetEverything } from '@kms/api/kernel/forget-everything'
import { loadApiConfig, type ApiConfig } from '@kms/config'
import { connect, type Db } from '@kms/db'
import { createSearchEngine, type SearchEngine } from '@kms/api/adapters/search-engine'

/** Loading and counting everything takes longer than a request may. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000

export type Seeding = { config: ApiConfig; db: Db; search: SearchEngine; close(): Promise<void> }

/** What every seed works on, from the environment. Seeds are for development and tests: they overwrite. */
export function openSeeding(environment: NodeJS.ProcessEnv = process.env): Seeding {
  const config = loadApiConfig(environment)
  if (config.APP_PROFILE === 'production') throw new Error('seeds are not for the production profile')
  const db = connect({ url: config.DATABASE_URL, poolSize: 4, timeoutMs: STATEMENT_TIMEOUT_MS, name: 'kms-seed' })
  const search = createSearchEngine(config)
  const close = async () => {
    // A site that is up already keeps what it made from the rows before.
    await forgetEverything(config)
    await search.close()
    await db.destroy()
  }
  return { config, db, search, close }
}
