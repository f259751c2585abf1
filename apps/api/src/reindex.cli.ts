/** `make reindex`: builds the search index anew from PostgreSQL while the old one goes on serving. */
import { loadApiConfig } from '@kms/config'
import { connect } from '@kms/db'
import { createSearchEngine } from './adapters/search-engine.ts'
import { rebuildIndex } from './modules/search/index.ts'

const STATEMENT_TIMEOUT_MS = 60_000

const config = loadApiConfig(process.env)
const db = connect({ url: config.DATABASE_URL, poolSize: 2, timeoutMs: STATEMENT_TIMEOUT_MS, name: 'kms-reindex' })
const search = createSearchEngine(config)
const began = performance.now()
try {
  const { index, documents } = await rebuildIndex({ db, search })
  console.log(`reindex: ${documents} documents in ${index}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
} finally {
  await search.close()
  await db.destroy()
}
