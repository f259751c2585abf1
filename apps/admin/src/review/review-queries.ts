import { CLAIM_MINUTES, type ReviewDetail } from '@kms/contract/admin-review'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../session/api.ts'
import type { ReviewFilter } from './review-address.ts'
import { takePiece } from './review-claims.ts'

/** Lists and counts; invalidated as one after a decision. */
export const REVIEW_LISTS = ['review', 'list'] as const

const PAGE_SIZE = 20
/** Colleagues work on the same queue. */
const LOOK_AGAIN_MS = 30_000
/** Well before the claim is forgotten. */
const CLAIM_AGAIN_MS = (CLAIM_MINUTES / 2) * 60_000

export const reviewListQuery = (filter: ReviewFilter) =>
  infiniteQueryOptions({
    queryKey: [...REVIEW_LISTS, filter],
    queryFn: ({ pageParam }) =>
      api.adminListReviews({ body: { ...filter, size: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_AGAIN_MS,
  })

export const reviewCountsQuery = queryOptions({
  queryKey: [...REVIEW_LISTS, 'counts'],
  queryFn: () => api.adminCountReviews({}),
  refetchInterval: LOOK_AGAIN_MS,
})

/** Opens a piece: takes it, if it can be had, and reads it. Whose it is, is in the answer. */
async function openPiece(id: string, take: boolean): Promise<ReviewDetail> {
  if (take) await takePiece(id)
  return api.adminGetReview({ params: { id } })
}

/** Asked again in time, so that nobody else gets what is still on this screen. */
export const reviewPieceQuery = (id: string, take: boolean) =>
  queryOptions({
    queryKey: ['review', 'one', id, take],
    queryFn: () => openPiece(id, take),
    staleTime: 0,
    gcTime: 0,
    ...(take && { refetchInterval: CLAIM_AGAIN_MS }),
  })

/** The longest waiting piece that is nobody's yet, for the one who asks; asked again until there is one. */
export const nextPieceQuery = ({ reason, targetType }: ReviewFilter) =>
  queryOptions({
    queryKey: ['review', 'next', reason, targetType],
    queryFn: () => api.adminClaimNextReview({ body: { ...(reason && { reason }), ...(targetType && { targetType }) } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
  })
