import type { Deps } from '../../kernel/deps.ts'
import { find } from './query/find.ts'
import type { SearchWish } from './query/search-wish.ts'
import { understand } from './understanding/understand.ts'

/** Ids of questions and articles that match, in order; what they look like is known to the module that owns them. */
export async function findPieces(deps: Deps, wish: Omit<SearchWish, 'facets'>) {
  const understood = await understand(deps, wish.keyword)
  const { hits, total, degraded } = await find(deps, { ...wish, facets: false }, understood)
  return { ids: hits.map(({ id }) => id), total, degraded }
}
