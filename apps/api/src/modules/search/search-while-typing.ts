import type { search } from '@kms/contract'
import { SearchUnavailable } from '../../adapters/search-engine.ts'
import type { Deps } from '../../kernel/deps.ts'
import { toPage } from '../../kernel/paging.ts'
import { findDuplicates, MOST_DUPLICATES } from './duplicates/find-duplicates.ts'
import { newSearchId } from './log/search-log.ts'
import { marksFor } from './marks.ts'
import { loadHits, type CardPorts } from './search-all.ts'
import { suggest } from './suggest.ts'

const nothing = (size: number, degraded = false): search.SearchResult => ({
  ...toPage({ records: [], total: 0, current: 1, size }),
  searchId: newSearchId(),
  degraded,
  facets: null,
  correction: null,
  catalogue: null,
  codes: [],
  answered: false,
  suggestions: [],
  related: [],
})

/** POST es/searchByCondition with `purpose: suggest`. */
export const searchSuggestions = async (deps: Deps, _: CardPorts, { keyword, size }: search.SearchRequest) => ({
  ...nothing(size),
  suggestions: await suggest(deps, keyword),
})

/** The same with `purpose: duplicates`: what may already answer the question whose title is being typed. */
export async function searchDuplicates(
  deps: Deps,
  ports: CardPorts,
  { keyword }: search.SearchRequest,
): Promise<search.SearchResult> {
  try {
    const found = keyword ? await findDuplicates(deps, keyword) : []
    const hits = found.map(({ source, id }) => ({ source, id, title: '', content: '' }))
    const records = await loadHits(deps, ports, hits, marksFor([]))
    const page = toPage({ records, total: records.length, current: 1, size: MOST_DUPLICATES })
    return { ...nothing(MOST_DUPLICATES), ...page }
  } catch (error) {
    // A hint is not worth the database's time.
    if (error instanceof SearchUnavailable) return nothing(MOST_DUPLICATES, true)
    throw error
  }
}
