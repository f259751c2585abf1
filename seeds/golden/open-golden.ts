import { randomUUID } from 'node:crypto'
import { createDeps, type Deps } from '@kms/api/kernel/deps'
import { createLogger } from '@kms/api/kernel/logger'
import { rebuildIndex } from '@kms/api/modules/search/indexing/rebuild-index'
import { loadApiConfig } from '@kms/config'
import { createTestDatabase } from '@kms/testing'
import { writeCatalogue } from '../demo/write-catalogue.ts'
import { writeCorpus } from '../demo/write-corpus.ts'
import { writeQuestions } from '../demo/write-questions.ts'
import { recountTotals } from '../settle-seeding.ts'

/** The demo corpus and nothing else, in a database and an index of its own: what is judged must not depend on what else is there. */
export async function openGolden(): Promise<{ deps: Deps; close(): Promise<void> }> {
  const server = process.env['DATABASE_URL']
  if (!server) throw new Error('DATABASE_URL is not set: run it through `make`')
  const database = await createTestDatabase(server)
  const own = `kmst-golden-${randomUUID().slice(0, 8)}`
  const config = loadApiConfig({
    ...process.env,
    APP_PROFILE: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    SEARCH_PREFIX: own,
    REDIS_PREFIX: own,
    // A slow machine is no reason to judge the database instead.
    SEARCH_TIMEOUT_MS: '20000',
  })
  const deps = createDeps(config, createLogger(config, 'golden'))
  await writeCorpus(deps.db)
  await writeQuestions(deps.db)
  await writeCatalogue(deps.db)
  await recountTotals(deps.db)
  await rebuildIndex(deps)
  return {
    deps,
    async close() {
      await deps.search.client.indices.delete({ index: `${own}-*` })
      await deps.close()
      await database.drop()
    },
  }
}
