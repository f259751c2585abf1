import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'
import { HOT_KEYWORD_COUNT } from './use-hot-keywords.ts'
import { readWish, searchBody } from './search-wish.ts'

const SEARCH_SIZE = 10
const HOT_SIZE = 6
const EXPERT_SIZE = 3

export type Experts = Awaited<ReturnType<Api['searchUsers']>>['records']
type Beside = { experts: Experts; hot: { id: string; title: string }[] }

/** What stands beside the results: who knows the number that was asked for; what is read most when nothing was found. */
async function loadBeside(api: Api, { result }: SearchData): Promise<Beside> {
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

export async function loadSearchAndBeside(api: Api, url: URL, isMember: boolean) {
  const hotWords = isMember ? loadHotWords(api) : []
  const search = await loadSearch(api, url)
  return { ...search, ...(await loadBeside(api, search)), hotWords: await hotWords }
}

/** Nice to have: a page of results does without. */
const loadHotWords = (api: Api): Promise<string[]> =>
  api.listHotKeywords({ params: { x: HOT_KEYWORD_COUNT } }).then(
    (found) => found.map(({ keyword }) => keyword),
    () => [],
  )
