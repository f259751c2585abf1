import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'
import { readWish, searchBody } from './search-wish.ts'

const SEARCH_SIZE = 10
const HOT_SIZE = 6
const EXPERT_SIZE = 3

export async function loadSearch(api: Api, url: URL) {
  const wish = readWish(url)
  const [result, hot] = await Promise.all([
    wish.keyword === '' ? null : orErrorPage(api.searchAll({ body: searchBody(wish, SEARCH_SIZE) })),
    orErrorPage(api.listFaqs({ body: { sort: 'hot', size: HOT_SIZE } })),
  ])
  // Who knows this number is worth a second question only when a number was asked for.
  const experts = result?.catalogue
    ? await api.searchUsers({ body: { keyword: result.catalogue.code, bigV: true, size: EXPERT_SIZE } }).then(
        ({ records }) => records,
        () => [],
      )
    : []
  return { wish, result, experts, hot: hot.records.map(({ id, title }) => ({ id, title })) }
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>
export type SearchResult = NonNullable<SearchData['result']>
