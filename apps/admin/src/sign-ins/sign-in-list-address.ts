import type { SignInListRequest, SignInOutcome } from '@kms/contract/admin-sign-ins'
import { FIRST_PAGE, idFromAddress, pageFromAddress, writePage, type PageChoice } from '../list/page-address.ts'
import { OUTCOMES } from './sign-in-words.ts'

/** What the list shows. Lives in the address, so that reload, back and a sent link all keep it. */
export type SignInFilters = PageChoice & { outcome: SignInOutcome | undefined; userId: string | undefined }

export const NO_FILTERS: SignInFilters = { ...FIRST_PAGE, outcome: undefined, userId: undefined }

export function filtersFromAddress(address: URLSearchParams): SignInFilters {
  const outcome = address.get('outcome') ?? ''
  return {
    ...pageFromAddress(address),
    outcome: Object.hasOwn(OUTCOMES, outcome) ? (outcome as SignInOutcome) : undefined,
    userId: idFromAddress(address.get('user')),
  }
}

export function addressFromFilters(filters: SignInFilters): URLSearchParams {
  const address = new URLSearchParams()
  if (filters.outcome !== undefined) address.set('outcome', filters.outcome)
  if (filters.userId !== undefined) address.set('user', filters.userId)
  writePage(address, filters)
  return address
}

export const isFiltered = ({ outcome, userId }: SignInFilters) => outcome !== undefined || userId !== undefined

export const requestFromFilters = ({ outcome, userId, current, size }: SignInFilters): SignInListRequest => ({
  current,
  size,
  ...(outcome !== undefined && { outcome }),
  ...(userId !== undefined && { userId }),
})
