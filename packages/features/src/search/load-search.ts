import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'
import { readWish, searchBody } from './search-wish.ts'

const SEARCH_SIZE = 10
const HOT_SIZE = 6
const EXPERT_SIZE = 3

/** What stands beside the results: who knows the number that was asked for; what is read most when nothing was found. */
async function loadBeside(api: Api, { result }: SearchData) {
  if (result?.catalogue) {
    const body = { keyword: result.catalogue.code, bigV: true, size: EXPERT_SIZE }
    const experts = await api.searchUsers({ body }).then(
      ({ records }) => records,
      () => [],
    )
    return { experts, hot: [] }
  }
  if (result && result.records.length > 0) return { experts: [], hot: [] }
  const { records } = await orErrorPage(api.listFaqs({ body: { sort: 'hot', size: HOT_SIZE } }))
  return { experts: [], hot: records.map(({ id, title }) => ({ id, title })) }
}

export async function loadSearch(api: Api, url: URL) {
  const wish = readWish(url)
  const result = wish.keyword === '' ? null : await orErrorPage(api.searchAll({ body: searchBody(wish, SEARCH_SIZE) }))
  return { wish, result }
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>
export type SearchResult = NonNullable<SearchData['result']>

export async function loadSearchAndBeside(api: Api, url: URL) {
  const search = await loadSearch(api, url)
  return { ...search, ...(await loadBeside(api, search)) }
}
export type Experts = Awaited<ReturnType<typeof loadSearchAndBeside>>['experts']
