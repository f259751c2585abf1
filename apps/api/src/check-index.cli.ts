/** `make check-index`: compares the search index with PostgreSQL and writes again what differs. */
import { loadApiConfig } from '@kms/config'
import { connect } from '@kms/db'
import { createSearchEngine } from './adapters/search-engine.ts'
import { checkIndex } from './modules/search/index.ts'

const STATEMENT_TIMEOUT_MS = 60_000

const config = loadApiConfig(process.env)
const db = connect({ url: config.DATABASE_URL, poolSize: 2, timeoutMs: STATEMENT_TIMEOUT_MS, name: 'kms-check-index' })
const search = createSearchEngine(config)
const began = performance.now()
try {
  const { compared, outdated, left } = await checkIndex({ db, search })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`check-index: ${compared} compared, ${outdated} written again, ${left} taken out, ${seconds} s`)
} finally {
  await search.close()
  await db.destroy()
}
