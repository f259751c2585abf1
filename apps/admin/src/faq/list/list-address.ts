import type { AdminFaqListRequest, FaqStatus } from '@kms/contract/admin-faq'
import { MAX_PAGE_SIZE } from '@kms/contract/http/paging'
import { FAQ_STATUS } from '../faq-status.ts'

export const PAGE_SIZES = [20, MAX_PAGE_SIZE] as const
const DEFAULT_SIZE = PAGE_SIZES[0]

/** What the list shows. Lives in the address, so that reload, back and a sent link all keep it. */
export type ListFilters = {
  keyword: string
  status: FaqStatus | undefined
  sectionId: string | undefined
  overdue: boolean
  current: number
  size: number
}

export const NO_FILTERS: ListFilters = {
  keyword: '',
  status: undefined,
  sectionId: undefined,
  overdue: false,
  current: 1,
  size: DEFAULT_SIZE,
}

/** Anybody can write an address: what makes no sense is read as not given. */
export function filtersFromAddress(address: URLSearchParams): ListFilters {
  const status = address.get('status') ?? ''
  const sectionId = address.get('section') ?? ''
  const current = Number(address.get('page') ?? 1)
  const size = Number(address.get('size'))
  return {
    keyword: (address.get('q') ?? '').trim().slice(0, 100),
    status: Object.hasOwn(FAQ_STATUS, status) ? (status as FaqStatus) : undefined,
    sectionId: /^[1-9]\d{0,18}$/.test(sectionId) ? sectionId : undefined,
    overdue: address.get('overdue') === '1',
    current: Number.isSafeInteger(current) && current >= 1 ? current : 1,
    size: PAGE_SIZES.find((allowed) => allowed === size) ?? DEFAULT_SIZE,
  }
}

export function addressFromFilters(filters: ListFilters): URLSearchParams {
  const address = new URLSearchParams()
  if (filters.keyword !== '') address.set('q', filters.keyword)
  if (filters.status !== undefined) address.set('status', filters.status)
  if (filters.sectionId !== undefined) address.set('section', filters.sectionId)
  if (filters.overdue) address.set('overdue', '1')
  if (filters.current !== 1) address.set('page', String(filters.current))
  if (filters.size !== DEFAULT_SIZE) address.set('size', String(filters.size))
  return address
}

/** A change of any filter starts again at the first page; turning a page does not. */
export function changeFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  return { ...filters, current: 1, ...change }
}

export const isFiltered = ({ keyword, status, sectionId, overdue }: ListFilters) =>
  keyword !== '' || status !== undefined || sectionId !== undefined || overdue

export function requestFromFilters({
  keyword,
  status,
  sectionId,
  overdue,
  current,
  size,
}: ListFilters): AdminFaqListRequest {
  return {
    current,
    size,
    ...(keyword !== '' && { keyword }),
    ...(status !== undefined && { status }),
    ...(sectionId !== undefined && { sectionId }),
    ...(overdue && { overdue }),
  }
}
