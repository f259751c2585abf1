import { MAX_PAGE_SIZE } from '@kms/contract/http/paging'

export const PAGE_SIZES = [20, MAX_PAGE_SIZE] as const

/** Which page of a list is shown, and how long a page is. */
export type PageChoice = { current: number; size: number }

export const FIRST_PAGE: PageChoice = { current: 1, size: PAGE_SIZES[0] }

/** Anybody can write an address: what makes no sense is read as not given. */
export function pageFromAddress(address: URLSearchParams): PageChoice {
  const current = Number(address.get('page') ?? FIRST_PAGE.current)
  const size = Number(address.get('size'))
  return {
    current: Number.isSafeInteger(current) && current >= 1 ? current : FIRST_PAGE.current,
    size: PAGE_SIZES.find((allowed) => allowed === size) ?? FIRST_PAGE.size,
  }
}

export function writePage(address: URLSearchParams, { current, size }: PageChoice) {
  if (current !== FIRST_PAGE.current) address.set('page', String(current))
  if (size !== FIRST_PAGE.size) address.set('size', String(size))
}

/** The numbers by which the API names things. */
export const idFromAddress = (text: string | null) => (text !== null && /^[1-9]\d{0,18}$/.test(text) ? text : undefined)

/** A change of any filter starts again at the first page; turning a page does not. */
export const changeFilters = <F extends PageChoice>(filters: F, change: Partial<F>): F => ({
  ...filters,
  current: FIRST_PAGE.current,
  ...change,
})
