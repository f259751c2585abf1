import { adminDictionary } from '@kms/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../../kernel/deps.ts'
import { route } from '../../../kernel/route.ts'
import { authorizeSearch } from '../../../policies/search.policy.ts'
import { addSynonym, saveSynonym } from '../dictionary/save-synonym.ts'
import { listCatalogue, saveCatalogueItem } from './catalogue-items.ts'
import { listSynonyms } from './list-synonyms.ts'
import { tryQuery } from './try-query.ts'

/** Who may; everything in here is for the same people. */
function editorOf(request: FastifyRequest) {
  authorizeSearch(request.actor)
  return request.member()
}

export const dictionaryAdminRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, adminDictionary.adminListSynonyms, async ({ body, request }) => {
    editorOf(request)
    return listSynonyms(deps, body)
  })
  route(app, adminDictionary.adminAddSynonym, async ({ body, request }) => addSynonym(deps, editorOf(request), body))
  route(app, adminDictionary.adminSaveSynonym, async ({ params, body: { revision, ...draft }, request }) =>
    saveSynonym(deps, editorOf(request), { id: params.id, revision }, draft),
  )
  route(app, adminDictionary.adminTryQuery, async ({ body, request }) => {
    editorOf(request)
    return tryQuery(deps, body.keyword)
  })
  route(app, adminDictionary.adminListCatalogue, async ({ body, request }) => {
    editorOf(request)
    return listCatalogue(deps, body)
  })
  route(app, adminDictionary.adminSaveCatalogueItem, async ({ body, request }) =>
    saveCatalogueItem(deps, editorOf(request), body),
  )
}
