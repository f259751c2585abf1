import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { SignInListRequest } from '@kms/contract/admin-sign-ins'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changeFilters } from '../list/page-address.ts'
import { api } from '../session/api.ts'
import {
  addressFromFilters,
  filtersFromAddress,
  NO_FILTERS,
  requestFromFilters,
  type SignInFilters,
} from './sign-in-list-address.ts'

/** Somebody may be signing in this moment: what was seen before is never taken for current. */
const signInListQuery = (request: SignInListRequest) =>
  queryOptions({
    queryKey: ['sign-ins', request],
    queryFn: () => api.adminListSignIns({ body: request }),
    staleTime: 0,
  })

export function useSignInList() {
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(() => filtersFromAddress(address), [address])
  const list = useQuery({ ...signInListQuery(requestFromFilters(filters)), placeholderData: keepPreviousData })
  const change = (change: Partial<SignInFilters>) => setAddress(addressFromFilters(changeFilters(filters, change)))
  const ofPerson = (userId: string) => `?${addressFromFilters({ ...NO_FILTERS, size: filters.size, userId })}`
  return { filters, list, change, ofPerson }
}
