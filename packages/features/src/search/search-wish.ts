import type { SearchPeriod, SearchSort, SearchType } from '@kms/contract/search'
import type { Device } from '../device/device.ts'
import { searchPath } from '../faq/faq-paths.ts'
import { optionalId } from '../http/page-errors.ts'

/** The contract's limits; a longer paste is cut, not refused. */
const MAX_KEYWORD = 100
const MAX_SERIES = 40

export const SEARCH_TYPES = ['ALL', 'FAQ', 'QUESTION', 'TOPIC', 'USER'] as const satisfies readonly SearchType[]
export const SEARCH_SORTS = ['relevance', 'time', 'heat'] as const satisfies readonly SearchSort[]
export const SEARCH_PERIODS = ['week', 'month', 'year'] as const satisfies readonly SearchPeriod[]

/** What a search address asks for. */
export type SearchWish = {
  keyword: string
  type: (typeof SEARCH_TYPES)[number]
  sort: SearchSort
  section?: string | undefined
  tag?: string | undefined
  series?: string | undefined
  within?: SearchPeriod | undefined
  answered: boolean
  solved: boolean
  files: boolean
  current: number
}

const known = <T extends string>(allowed: readonly T[], raw: string | null) => allowed.find((value) => value === raw)

/** Nonsense in an address is left out, except for ids: those lead nowhere. */
export function readWish({ searchParams }: URL): SearchWish {
  const text = (name: string, limit: number) => (searchParams.get(name) ?? '').trim().slice(0, limit)
  const on = (name: string) => searchParams.get(name) === '1'
  return {
    keyword: text('val', MAX_KEYWORD),
    type: known(SEARCH_TYPES, searchParams.get('type')) ?? 'ALL',
    sort: known(SEARCH_SORTS, searchParams.get('sort')) ?? 'relevance',
    section: optionalId(searchParams.get('section')),
    tag: optionalId(searchParams.get('tag')),
    series: text('series', MAX_SERIES) || undefined,
    within: known(SEARCH_PERIODS, searchParams.get('within')),
    answered: on('answered'),
    solved: on('solved'),
    files: on('files'),
    current: Math.max(1, Math.trunc(Number(searchParams.get('current'))) || 1),
  }
}

/** The same search with something changed, from its first page. */
export const wishPath = (device: Device, { keyword, ...wish }: SearchWish, change: Partial<SearchWish> = {}) =>
  searchPath(device, change.keyword ?? keyword, { ...wish, current: 1, ...change })

/** Everything that narrows the search, taken back. */
export const NO_FILTERS = {
  section: undefined,
  tag: undefined,
  series: undefined,
  within: undefined,
  answered: false,
  solved: false,
  files: false,
} as const satisfies Partial<SearchWish>

export const isNarrowed = (wish: SearchWish) =>
  [wish.section, wish.tag, wish.series, wish.within, wish.answered, wish.solved, wish.files].some(Boolean)

/** As the API wants it. */
export const searchBody = ({ keyword, type, sort, current, ...wish }: SearchWish, size: number) => ({
  keyword,
  type,
  sort,
  current,
  size,
  ...(wish.section && { sectionId: wish.section }),
  ...(wish.tag && { tagId: wish.tag }),
  ...(wish.series && { series: wish.series }),
  ...(wish.within && { within: wish.within }),
  ...(wish.answered && { answered: true }),
  ...(wish.solved && { solved: true }),
  ...(wish.files && { hasAttachment: true }),
})
