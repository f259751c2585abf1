import type { NoticeState } from '@kms/contract/admin-notices'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SHOWN_STATES } from '../form/shown-state.tsx'
import { changeFilters, pageFromAddress, writePage, type PageChoice } from '../list/page-address.ts'
import { api } from '../session/api.ts'

/** Every list of notices; loaded anew after a change. */
export const NOTICES = ['notices'] as const

export type NoticeFilters = PageChoice & { keyword: string; state: NoticeState | undefined }

/** What the list shows lives in the address: reload, back and a sent link keep it. */
export function useNotices() {
  const [address, setAddress] = useSearchParams()
  const state = address.get('state') ?? ''
  const filters: NoticeFilters = {
    ...pageFromAddress(address),
    keyword: address.get('q')?.trim().slice(0, 60) ?? '',
    state: Object.hasOwn(SHOWN_STATES, state) ? (state as NoticeState) : undefined,
  }
  const { keyword, current, size } = filters
  const body = { current, size, ...(keyword && { keyword }), ...(filters.state && { state: filters.state }) }
  const list = useQuery({
    queryKey: [...NOTICES, body],
    queryFn: () => api.adminListNotices({ body }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const change = (change: Partial<NoticeFilters>) => {
    const next = changeFilters(filters, change)
    const written = new URLSearchParams()
    if (next.keyword) written.set('q', next.keyword)
    if (next.state) written.set('state', next.state)
    writePage(written, next)
    setAddress(written)
  }
  return { filters, list, change }
}
