import { readFileSync } from 'node:fs'
import type { SearchEngine } from '@kms/api/adapters/search-engine'
import { createDeps, type Deps } from '@kms/api/kernel/deps'
import { createLogger } from '@kms/api/kernel/logger'
import { searchAll, type CardPorts } from '@kms/api/modules/search/search-all'
import { searchSuggestions } from '@kms/api/modules/search/search-while-typing'
import { loadApiConfig } from '@kms/config'
import { search } from '@kms/contract'
import { pick, randomFrom } from '../../seeds/load/random.ts'
import type { BenchDatabase } from './bench-database.ts'
import type { BenchIndex } from './bench-index.ts'
import { writeRequests, type ApiRequest, type RequestFile } from './request-files.ts'

/** What people type: every kind of query of the golden set. */
const typed = (
  JSON.parse(readFileSync(new URL('../../seeds/golden/queries.json', import.meta.url), 'utf8')) as { query: string }[]
).map(({ query }) => query)
/** So many characters somebody has typed when suggestions are asked for. */
const BEGINNINGS = [2, 3, 5, 8]
const SEQUENCE = 2_000
const SEED = 20_261_115

/** Long enough that neither the engine nor the product gives up where a million documents meet two cores. */
export const PATIENCE_MS = 9_000

type Files = { ours: RequestFile; bare: RequestFile; plain: RequestFile }
type Answer = (deps: Deps, ports: CardPorts, request: search.SearchRequest) => Promise<unknown>

/** The product's own calls, and the bodies that it then sends, taken from its own code: the same work without the product. */
export async function writeSearchRequests(database: BenchDatabase, { prefix }: BenchIndex) {
  const config = loadApiConfig({
    ...process.env,
    DATABASE_URL: database.url,
    SEARCH_PREFIX: prefix,
    SEARCH_TIMEOUT_MS: String(PATIENCE_MS),
    LOG_LEVEL: 'silent',
  })
  const deps = createDeps(config, createLogger(config, 'bench'))
  const beginnings = typed.flatMap((query) => BEGINNINGS.map((length) => [...query].slice(0, length).join('').trim()))
  try {
    return {
      search: await filesOf('search', deps, typed, searchAll),
      suggest: await filesOf('suggest', deps, [...new Set(beginnings)], searchSuggestions),
    }
  } finally {
    await deps.close()
  }
}

async function filesOf(purpose: 'search' | 'suggest', deps: Deps, keywords: readonly string[], answer: Answer) {
  const asked: { ours: ApiRequest; bare: ApiRequest; plain: ApiRequest }[] = []
  for (const keyword of keywords) {
    const request = { keyword, purpose }
    const { index, body } = await bodySentFor(deps, search.SearchRequest.parse(request), answer)
    const { highlight: _, ...plain } = body
    const toEngine = (sent: object): ApiRequest => ({
      method: 'POST',
      url: `/${index}/_search?allow_partial_search_results=false`,
      body: JSON.stringify(sent),
    })
    const ours: ApiRequest = { method: 'POST', url: search.searchAll.path, body: JSON.stringify(request) }
    asked.push({ ours, bare: toEngine(body), plain: toEngine(plain) })
  }
  // Every side gets the same queries in the same order.
  const random = randomFrom(SEED)
  const sequence = Array.from({ length: SEQUENCE }, () => pick(random, asked))
  const write = (side: 'ours' | 'bare' | 'plain') =>
    writeRequests(
      `${deps.search.prefix}-${purpose}-${side}`,
      asked.map((one) => one[side]),
      sequence.map((one) => one[side]),
    )
  const files: Files = { ours: await write('ours'), bare: await write('bare'), plain: await write('plain') }
  return files
}

const NOTHING: CardPorts = { faqs: async () => [], questions: async () => [] }

/** Runs the product's search on an engine that only remembers what it was asked. */
async function bodySentFor(deps: Deps, request: search.SearchRequest, answer: Answer) {
  const sent: { index: string; body: Record<string, unknown> }[] = []
  const remembering: SearchEngine = {
    ...deps.search,
    search: async (index, body) => {
      sent.push({ index, body })
      return { total: 0, hits: [] }
    },
  }
  await answer({ ...deps, search: remembering }, NOTHING, request)
  const [first] = sent
  if (!first || sent.length > 1) throw new Error(`"${request.keyword}" was asked ${sent.length} times`)
  return first
}
