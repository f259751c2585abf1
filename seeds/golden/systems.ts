import type { Deps } from '@kms/api/kernel/deps'
import { find } from '@kms/api/modules/search/query/find'
import { findInDatabase } from '@kms/api/modules/search/query/find-in-database'
import type { SearchWish } from '@kms/api/modules/search/query/search-wish'
import { understand } from '@kms/api/modules/search/understanding/understand'
import { DEPTH, type Find } from './judge.ts'

const wishFor = (keyword: string, what: 'content' | 'users'): SearchWish => ({
  keyword,
  types: what === 'users' ? ['USER'] : ['FAQ', 'QUESTION', 'TOPIC'],
  filters: {},
  sort: 'relevance',
  current: 1,
  size: DEPTH,
  facets: false,
})

/** The product's search, exactly as the calls do it. */
export const ours =
  (deps: Deps): Find =>
  async (keyword, what) => {
    const { hits, degraded } = await find(deps, wishFor(keyword, what), await understand(deps, keyword))
    if (degraded) throw new Error('the search engine did not answer in time: nothing to judge')
    return hits.map(({ source, id }) => `${source}-${id}`)
  }

/** The product's search while the engine is away. */
export const oursWithoutEngine =
  (deps: Deps): Find =>
  async (keyword, what) => {
    const { hits } = await findInDatabase(deps, wishFor(keyword, what), await understand(deps, keyword))
    return hits.map(({ source, id }) => `${source}-${id}`)
  }
