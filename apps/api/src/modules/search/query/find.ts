import { MAX_PAGE_DEPTH } from '@kms/contract'
import { SearchUnavailable, type SearchHit } from '../../../adapters/search-engine.ts'
import type { Deps } from '../../../kernel/deps.ts'
import type { Source } from '../documents/document.ts'
import { searchAlias } from '../indexing/search-index.ts'
import type { Understood } from '../understanding/understand-query.ts'
import { readFacets, type FacetAnswer, type FacetCounts } from './facets.ts'
import { findInDatabase } from './find-in-database.ts'
import { SAYS_IT_ALL, searchQuery } from './search-query.ts'
import type { SearchWish } from './search-wish.ts'

/** What either way of searching answers: what to show in order, with marked texts; empty where nothing was marked. */
export type Found = {
  total: number
  hits: FoundHit[]
  facets: FacetCounts | null
  /** The first hit says nearly all that was asked. */
  answered: boolean
  degraded: boolean
}
export type FoundHit = { source: Source; id: string; title: string; content: string }

/** Asks the engine, and the database while the engine is away or too slow. */
export async function find(deps: Deps, wish: SearchWish, understood: Understood): Promise<Found> {
  try {
    const answer = await deps.search.search(
      searchAlias(deps.search.prefix),
      searchQuery(wish, understood, deps.config.SEARCH_TIMEOUT_MS),
    )
    return {
      total: Math.min(answer.total, MAX_PAGE_DEPTH),
      hits: answer.hits.map(readHit),
      facets: wish.facets && answer.aggregations ? readFacets(answer.aggregations as FacetAnswer) : null,
      answered: answer.hits[0]?.matched_queries?.includes(SAYS_IT_ALL) ?? false,
      degraded: false,
    }
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error
    deps.log.warn({ reason: error.message }, 'search answers from the database')
    return { ...(await findInDatabase(deps, wish, understood)), degraded: true }
  }
}

function readHit({ _id, highlight }: SearchHit): FoundHit {
  const at = _id.indexOf('-')
  return {
    source: _id.slice(0, at) as Source,
    id: _id.slice(at + 1),
    title: highlight?.['title']?.[0] ?? '',
    // The conclusion is the answer; the body only shows when the words are found there alone.
    content: highlight?.['conclusion']?.[0] ?? highlight?.['content']?.[0] ?? '',
  }
}
