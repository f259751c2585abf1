import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AgeBucket } from '@kms/contract/admin-routing'
import { api } from '../session/api.ts'

/** Everything here moves by itself: experts answer, the clock passes questions on. */
const LIVE = { staleTime: 0 } as const
export const ROUTING_KEY = ['routing'] as const
const PAGE = 20

export const agesQuery = queryOptions({
  ...LIVE,
  queryKey: [...ROUTING_KEY, 'ages'],
  queryFn: () => api.adminCountWaiting({}),
})

export const waitingQuery = (age: AgeBucket | undefined) =>
  infiniteQueryOptions({
    ...LIVE,
    queryKey: [...ROUTING_KEY, 'waiting', age],
    queryFn: ({ pageParam }) =>
      api.adminListWaiting({ body: { size: PAGE, ...(age && { age }), ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** About a question: those who could still be asked, the best fit first. */
export const expertsQuery = (questionId?: string) =>
  queryOptions({
    ...LIVE,
    queryKey: [...ROUTING_KEY, 'experts', questionId],
    queryFn: () => api.adminListExperts({ query: questionId === undefined ? {} : { questionId } }),
  })
