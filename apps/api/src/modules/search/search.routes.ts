import { faq, hotKeywords, search } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { dictionaryAdminRoutes } from './console/dictionary-admin.routes.ts'
import { searchAdminRoutes } from './console/search-admin.routes.ts'
import { listHotKeywords } from './hot-keywords.ts'
import type { SearchLog } from './log/search-log.ts'
import { searchAll, searchUsers, type CardPorts } from './search-all.ts'
import { searchDuplicates, searchSuggestions } from './search-while-typing.ts'
import { searchFaqs } from './search-faqs.ts'

type Options = { deps: Deps; cards: CardPorts; searchLog: SearchLog }

export const searchRoutes: FastifyPluginAsync<Options> = async (app, { deps, cards, searchLog }) => {
  await app.register(searchAdminRoutes, { deps })
  await app.register(dictionaryAdminRoutes, { deps })

  route(app, search.searchAll, async ({ body, request }) => {
    const began = performance.now()
    const answer = { search: searchAll, suggest: searchSuggestions, duplicates: searchDuplicates }[body.purpose]
    const result = await answer(deps, cards, body)
    searchLog.note(request, body, began, result)
    return result
  })
  // Whom somebody looks for is kept nowhere.
  route(app, search.searchUsers, ({ body }) => searchUsers(deps, body))
  route(app, faq.searchFaqs, async ({ body, request }) => {
    const began = performance.now()
    const result = await searchFaqs(deps, cards.faqs, body)
    searchLog.note(request, { ...body, type: 'FAQ', purpose: 'search' }, began, result)
    return result
  })
  route(app, hotKeywords.listHotKeywords, ({ params }) => listHotKeywords(deps, params.x))
}
