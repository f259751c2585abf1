import { randomUUID } from 'node:crypto'
import type { search } from '@kms/contract'
import type { FastifyRequest } from 'fastify'
import { createBatchBuffer } from '../../../kernel/batch-buffer.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { countSearch } from '../hot-keywords-count.ts'
import { loggedFilters, loggedKeyword, searcherOf, shownOf } from './search-event.ts'
import { writeSearches } from './write-searches.ts'

/** As it was asked, whichever call it came by. */
export type Asked = search.SearchFilters &
  Pick<search.SearchRequest, 'keyword' | 'purpose' | 'type' | 'sort' | 'current'>
export type Outcome = {
  searchId: string
  total: number
  degraded: boolean
  records: readonly Pick<search.SearchHit, 'type' | 'id'>[]
}

export type SearchLog = {
  /** Nobody waits for it. A search without words is a list, and that is nobody's question. */
  note(request: FastifyRequest, asked: Asked, began: number, outcome: Outcome): void
  close(): Promise<void>
}

/** By it a hit that is opened is told from which search it came. */
export const newSearchId = () => randomUUID()

export function createSearchLog(deps: Deps): SearchLog {
  const buffer = createBatchBuffer({
    write: (events: Parameters<typeof writeSearches>[1]) => writeSearches(deps.db, events),
    log: deps.log,
    what: 'logged searches',
  })
  const key = deps.config.TOKEN_KEYS[0]?.d ?? ''
  return {
    note(request, asked, began, outcome) {
      const { keyword, purpose, type, current } = asked
      if (keyword === '' || purpose === 'suggest') return
      buffer.add({
        id: outcome.searchId,
        at: new Date(),
        keyword: loggedKeyword(keyword),
        shown: shownOf(asked, outcome),
        purpose,
        type,
        filters: loggedFilters(asked),
        page: current,
        total: outcome.total,
        tookMs: performance.now() - began,
        degraded: outcome.degraded,
        caller: searcherOf(request, key),
      })
      if (purpose === 'search' && outcome.total > 0) countSearch(deps, request, keyword)
    },
    close: () => buffer.close(),
  }
}
