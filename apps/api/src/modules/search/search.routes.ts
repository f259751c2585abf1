import { faq, hotKeywords } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { countSearch } from './hot-keywords-count.ts'
import { listHotKeywords } from './hot-keywords.ts'
import { searchFaqs, type LoadCards } from './search-faqs.ts'

/** Search knows ids and words; what a record looks like comes from the module that owns it. */
type Options = { deps: Deps; loadCards: LoadCards }

export const searchRoutes: FastifyPluginAsync<Options> = async (app, { deps, loadCards }) => {
  route(app, faq.searchFaqs, async ({ body, request }) => {
    const result = await searchFaqs(deps, loadCards, body)
    if (result.total > 0) countSearch(deps, request, body.keyword)
    return result
  })
  route(app, hotKeywords.listHotKeywords, ({ params }) => listHotKeywords(deps, params.x))
}
