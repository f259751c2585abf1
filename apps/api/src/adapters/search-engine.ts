import type { ApiConfig } from '@kms/config'
import { Client, errors } from '@opensearch-project/opensearch'
import CircuitBreaker from 'opossum'

/** The engine is away, too slow, or turned away by the breaker. Callers answer from the database instead. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
}

export type SearchHit = {
  _id: string
  /** What the body asks for by `_source`. */
  _source?: unknown
  highlight?: Record<string, string[]>
  /** Names of the parts of the query that it matches. */
  matched_queries?: string[]
}
export type SearchAnswer = { total: number; hits: SearchHit[]; aggregations?: unknown }

export type SearchEngine = {
  /** First part of every index name. */
  readonly prefix: string
  /** One search on the request path: bounded in time, tried once, behind the breaker. */
  search(index: string, body: Record<string, unknown>): Promise<SearchAnswer>
  /** For jobs and rebuilds, which may wait longer and are tried again by their queue. */
  readonly client: Client
  readonly circuit: () => 'closed' | 'open' | 'half-open'
  /** Fails when the engine does not answer in time. */
  check(): Promise<void>
  close(): Promise<void>
}

type Settings = Pick<ApiConfig, 'OPENSEARCH_URL' | 'SEARCH_PREFIX' | 'SEARCH_TIMEOUT_MS'>

/** This many failures in a row open the breaker; one trial request goes through when it has rested. */
export const FAILURES_TO_OPEN = 5
export const REST_MS = 5_000
const JOB_TIMEOUT_MS = 30_000

const UNAVAILABLE_STATUS = new Set([404, 408, 429, 500, 502, 503, 504])

/** Whether trying the same thing later may help. What the engine calls wrong stays wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return UNAVAILABLE_STATUS.has(error.statusCode ?? 0)
  return (
    error instanceof SearchUnavailable ||
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  )
}

export function createSearchEngine(config: Settings, restMs = REST_MS): SearchEngine {
  const client = new Client({ node: config.OPENSEARCH_URL, maxRetries: 0, requestTimeout: JOB_TIMEOUT_MS })
  const onPath = { requestTimeout: config.SEARCH_TIMEOUT_MS, maxRetries: 0 }

  const ask = async (index: string, body: Record<string, unknown>): Promise<SearchAnswer> => {
    const request = { index, body, allow_partial_search_results: false }
    const answer = (await client.search(request, onPath)).body
    const total = answer.hits.total
    return {
      total: typeof total === 'number' ? total : (total?.value ?? 0),
      hits: answer.hits.hits as SearchHit[],
      ...(answer.aggregations && { aggregations: answer.aggregations }),
    }
  }

  const breaker = new CircuitBreaker(ask, {
    timeout: false,
    resetTimeout: restMs,
  })
  // Its own rule is a share of recent requests, which takes long to notice an outage after a busy, healthy minute.
  let failuresInARow = 0
  breaker.on('success', () => (failuresInARow = 0))
  breaker.on('failure', () => {
    failuresInARow += 1
    if (failuresInARow >= FAILURES_TO_OPEN) breaker.open()
  })

  return {
    prefix: config.SEARCH_PREFIX,
    client,
    async search(index, body) {
      try {
        return await breaker.fire(index, body)
      } catch (error) {
        // Refusals count too: after a deployment the index may not know yet what the new query asks for.
        throw new SearchUnavailable(`the search engine gives no answer: ${String(error)}`, { cause: error })
      }
    },
    circuit: () => (breaker.opened ? 'open' : breaker.halfOpen ? 'half-open' : 'closed'),
    async check() {
      await client.ping({}, onPath)
    },
    async close() {
      breaker.shutdown()
      await client.close()
    },
  }
}
