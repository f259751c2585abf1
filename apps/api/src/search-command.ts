import { loadApiConfig } from '@kms/config'
import { connect } from '@kms/db'
import { createSearchEngine } from './adapters/search-engine.ts'
import type { Deps } from './kernel/deps.ts'

const STATEMENT_TIMEOUT_MS = 60_000

/** Runs what an operator asks of the search index, with database and engine alone, and says what came of it and how long it took. */
export async function searchCommand(name: string, run: (deps: Pick<Deps, 'db' | 'search'>) => Promise<string>) {
  const config = loadApiConfig(process.env)
  const db = connect({ url: config.DATABASE_URL, poolSize: 2, timeoutMs: STATEMENT_TIMEOUT_MS, name: `kms-${name}` })
  const search = createSearchEngine(config)
  const began = performance.now()
  try {
    const outcome = await run({ db, search })
    console.log(`${name}: ${outcome}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    await search.close()
    await db.destroy()
  }
}
