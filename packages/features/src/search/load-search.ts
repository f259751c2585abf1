import type { Api } from '@kms/api-client'
import { orErrorPage, optionalId } from '../http/page-errors.ts'
import { suggestCode } from './suggest-code.ts'

const SEARCH_SIZE = 10
const HOT_SIZE = 6
/** The contract's limit; a longer paste is cut, not refused. */
const MAX_KEYWORD = 100

const SORTS = ['relevance', 'time', 'heat'] as const
export type SearchSort = (typeof SORTS)[number]
const TYPES = ['ALL', 'FAQ'] as const
export type SearchType = (typeof TYPES)[number]

const oneOf = <T extends string>(allowed: readonly T[], raw: string | null): T =>
  allowed.find((value) => value === raw) ?? (allowed[0] as T)

export async function loadSearch(api: Api, url: URL) {
  const keyword = (url.searchParams.get('val') ?? '').trim().slice(0, MAX_KEYWORD)
  const section = optionalId(url.searchParams.get('section'))
  const sort = oneOf(SORTS, url.searchParams.get('sort'))
  const current = Math.max(1, Math.trunc(Number(url.searchParams.get('current'))) || 1)
  const [sections, result, hot] = await Promise.all([
    orErrorPage(api.getSectionTree({})),
    keyword === ''
      ? null
      : orErrorPage(
          api.searchFaqs({
            body: { keyword, sort, current, size: SEARCH_SIZE, ...(section && { sectionId: section }) },
          }),
        ),
    orErrorPage(api.listFaqs({ body: { sort: 'hot', size: HOT_SIZE } })),
  ])
  return {
    keyword,
    section,
    sort,
    type: oneOf(TYPES, url.searchParams.get('type')),
    sections: sections.map(({ id, name }) => ({ id, name })),
    result,
    suggestion: result?.records.length === 0 ? suggestCode(keyword) : undefined,
    hot: hot.records.map(({ id, title }) => ({ id, title })),
  }
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>
