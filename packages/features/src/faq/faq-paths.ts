import type { FaqSort } from '@kms/contract/faq'
import type { Device } from '../device/device.ts'

/** Addresses below the base path; the router adds `/kms`. */
export const homePath = (device: Device, { tab, cursor }: HomeFilter = {}) => `/${device}/home${query({ tab, cursor })}`
type HomeFilter = { tab?: string | undefined; cursor?: string | null }

export const noticePath = (device: Device, id?: string) => `/${device}/notice${query({ id })}`

/** What members ask and write; question-paths.ts has its filters, and comes with the pages that filter. */
export const questionsPath = (device: Device) => `/${device}/detail/question`

export const faqPath = (device: Device, id: string) => `/${device}/detail/faq/${id}`

export type LibraryFilter = {
  section?: string | undefined
  tag?: string | undefined
  sort?: FaqSort
  cursor?: string | null
}

export const libraryPath = (device: Device, filter: LibraryFilter = {}) =>
  `/${device}/detail/faq${query({
    section: filter.section,
    tag: filter.tag,
    sort: filter.sort === 'latest' ? undefined : filter.sort,
    cursor: filter.cursor,
  })}`

export type SearchFilter = {
  type?: string
  section?: string | undefined
  tag?: string | undefined
  series?: string | undefined
  within?: string | undefined
  answered?: boolean
  solved?: boolean
  files?: boolean
  sort?: string
  current?: number
}

const flag = (on: boolean | undefined) => (on ? '1' : undefined)

/** The specification's search address: val is the keyword, type the kind of content. */
export const searchPath = (device: Device, keyword: string, filter: SearchFilter = {}) =>
  `/${device}/search${query({
    val: keyword,
    type: filter.type ?? 'ALL',
    section: filter.section,
    tag: filter.tag,
    series: filter.series,
    within: filter.within,
    answered: flag(filter.answered),
    solved: flag(filter.solved),
    files: flag(filter.files),
    sort: filter.sort === 'relevance' ? undefined : filter.sort,
    current: filter.current === 1 ? undefined : filter.current,
  })}`

/** Visitors are sent there from everything that needs an account; `returnTo` is the own path to come back to. */
export const signInPath = (device: Device, returnTo?: string) =>
  `/${device}/Login${query({ returnTo: returnTo === undefined ? undefined : `/kms${returnTo}` })}`

function query(values: Record<string, string | number | null | undefined>) {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
