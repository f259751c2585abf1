import type { AdminFaqListRequest, FaqStatus } from '@kms/contract/admin-faq'
import { FIRST_PAGE, idFromAddress, pageFromAddress, writePage, type PageChoice } from '../../list/page-address.ts'
import { FAQ_STATUS } from '../faq-status.ts'

/** What the list shows. Lives in the address, so that reload, back and a sent link all keep it. */
export type ListFilters = PageChoice & {
  keyword: string
  status: FaqStatus | undefined
  sectionId: string | undefined
  overdue: boolean
}

export const NO_FILTERS: ListFilters = {
  ...FIRST_PAGE,
  keyword: '',
  status: undefined,
  sectionId: undefined,
  overdue: false,
}

/** Anybody can write an address: what makes no sense is read as not given. */
export function filtersFromAddress(address: URLSearchParams): ListFilters {
  const status = address.get('status') ?? ''
  return {
    ...pageFromAddress(address),
    keyword: (address.get('q') ?? '').trim().slice(0, 100),
    status: Object.hasOwn(FAQ_STATUS, status) ? (status as FaqStatus) : undefined,
    sectionId: idFromAddress(address.get('section')),
    overdue: address.get('overdue') === '1',
  }
}

export function addressFromFilters(filters: ListFilters): URLSearchParams {
  const address = new URLSearchParams()
  if (filters.keyword !== '') address.set('q', filters.keyword)
  if (filters.status !== undefined) address.set('status', filters.status)
  if (filters.sectionId !== undefined) address.set('section', filters.sectionId)
  if (filters.overdue) address.set('overdue', '1')
  writePage(address, filters)
  return address
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
