import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changeFilters } from '../../list/page-address.ts'
import { faqListQuery } from '../faq-queries.ts'
import { addressFromFilters, filtersFromAddress, requestFromFilters, type ListFilters } from './list-address.ts'

export function useFaqList() {
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(() => filtersFromAddress(address), [address])
  const list = useQuery({ ...faqListQuery(requestFromFilters(filters)), placeholderData: keepPreviousData })
  const change = (change: Partial<ListFilters>) => setAddress(addressFromFilters(changeFilters(filters, change)))
  return { filters, list, change }
}
