import { adminSearch } from '@kms/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../../kernel/deps.ts'
import { route } from '../../../kernel/route.ts'
import { authorizeSearch } from '../../../policies/search.policy.ts'
import { listHotWords, setHotWord } from './hot-words.ts'
import { readSearchDays } from './search-days.ts'
import { handleSearchMiss, listSearchMisses } from './search-misses.ts'

/** Who may; everything in here is for the same people. */
function editorOf(request: FastifyRequest) {
  authorizeSearch(request.actor)
  return request.member()
}

export const searchAdminRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, adminSearch.adminListHotKeywords, async ({ request }) => {
    editorOf(request)
    return listHotWords(deps)
  })
  route(app, adminSearch.adminSetHotKeyword, async ({ body, request }) => setHotWord(deps, editorOf(request), body))
  route(app, adminSearch.adminListSearchMisses, async ({ body, request }) => {
    editorOf(request)
    return listSearchMisses(deps, body)
  })
  route(app, adminSearch.adminHandleSearchMiss, async ({ body, request }) =>
    handleSearchMiss(deps, editorOf(request), body),
  )
  route(app, adminSearch.adminGetSearchInsight, async ({ query, request }) => {
    editorOf(request)
    return readSearchDays(deps, query.days)
  })
}
