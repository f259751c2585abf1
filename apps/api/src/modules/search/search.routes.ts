import { faq } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { searchFaqs, type LoadCards } from './search-faqs.ts'

/** Search knows ids and words; what a record looks like comes from the module that owns it. */
type Options = { deps: Deps; loadCards: LoadCards }

export const searchRoutes: FastifyPluginAsync<Options> = async (app, { deps, loadCards }) => {
  route(app, faq.searchFaqs, ({ body }) => searchFaqs(deps, loadCards, body))
}
