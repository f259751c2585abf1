import { faq, hotKeywords, search } from '@kms/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { createBatchBuffer } from '../../kernel/batch-buffer.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { dictionaryAdminRoutes } from './console/dictionary-admin.routes.ts'
import { searchAdminRoutes } from './console/search-admin.routes.ts'
import { countSearch } from './hot-keywords-count.ts'
import { listHotKeywords } from './hot-keywords.ts'
import { loggedFilters, loggedKeyword, searcherOf, shownOf } from './log/search-event.ts'
import { writeSearches } from './log/write-searches.ts'
import { searchAll, searchUsers, type CardPorts } from './search-all.ts'
import { searchDuplicates, searchSuggestions } from './search-while-typing.ts'
import { searchFaqs } from './search-faqs.ts'

type Options = { deps: Deps; cards: CardPorts }
type Outcome = Pick<search.SearchResult, 'searchId' | 'total' | 'degraded' | 'records'>

export const searchRoutes: FastifyPluginAsync<Options> = async (app, { deps, cards }) => {
  await app.register(searchAdminRoutes, { deps })
  await app.register(dictionaryAdminRoutes, { deps })

  const buffer = createBatchBuffer({
    write: (events: Parameters<typeof writeSearches>[1]) => writeSearches(deps.db, events),
    log: deps.log,
    what: 'logged searches',
  })
  app.addHook('onClose', () => buffer.close())
  const key = deps.config.TOKEN_KEYS[0]?.d ?? ''

  /** Nobody waits for it. A search without words is a list, and that is nobody's question. */
  function note(request: FastifyRequest, body: search.SearchRequest, began: number, outcome: Outcome) {
    if (body.keyword === '' || body.purpose === 'suggest') return
    buffer.add({
      id: outcome.searchId,
      at: new Date(),
      keyword: loggedKeyword(body.keyword),
      shown: shownOf(body, outcome),
      purpose: body.purpose,
      type: body.type,
      filters: loggedFilters(body),
      page: body.current,
      total: outcome.total,
      tookMs: performance.now() - began,
      degraded: outcome.degraded,
      caller: searcherOf(request, key),
    })
    if (body.purpose === 'search' && outcome.total > 0) countSearch(deps, request, body.keyword)
  }

  route(app, search.searchAll, async ({ body, request }) => {
    const began = performance.now()
    const answer = { search: searchAll, suggest: searchSuggestions, duplicates: searchDuplicates }[body.purpose]
    const result = await answer(deps, cards, body)
    note(request, body, began, result)
    return result
  })
  route(app, search.searchUsers, ({ body }) => searchUsers(deps, body))
  route(app, faq.searchFaqs, async ({ body, request }) => {
    const result = await searchFaqs(deps, cards.faqs, body)
    if (result.total > 0) countSearch(deps, request, body.keyword)
    return result
  })
  route(app, hotKeywords.listHotKeywords, ({ params }) => listHotKeywords(deps, params.x))
}
