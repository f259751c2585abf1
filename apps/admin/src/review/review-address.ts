import type { ReviewListRequest, ReviewTarget } from '@kms/contract/admin-review'
import { idFromAddress } from '../list/page-address.ts'
import { TARGETS } from './review-words.ts'

export const TABS = ['waiting', 'reports', 'done'] as const
export type ReviewTab = (typeof TABS)[number]

/** What is looked at. Lives in the address, so that reload, back and a sent link all keep it. */
export type ReviewPlace = { tab: ReviewTab; targetType: ReviewTarget | undefined; id: string | undefined }

export function placeFromAddress(address: URLSearchParams): ReviewPlace {
  const type = address.get('type') ?? ''
  return {
    tab: TABS.find((tab) => tab === address.get('tab')) ?? 'waiting',
    targetType: Object.hasOwn(TARGETS, type) ? (type as ReviewTarget) : undefined,
    id: idFromAddress(address.get('id')),
  }
}

export function addressFromPlace({ tab, targetType, id }: ReviewPlace): URLSearchParams {
  const address = new URLSearchParams()
  if (tab !== 'waiting') address.set('tab', tab)
  if (targetType !== undefined) address.set('type', targetType)
  if (id !== undefined) address.set('id', id)
  return address
}

/** The part of the request that says which pieces. */
export type ReviewFilter = Pick<ReviewListRequest, 'show' | 'reason' | 'targetType'>

export const filterFromPlace = ({ tab, targetType }: ReviewPlace): ReviewFilter => ({
  show: tab === 'done' ? 'done' : 'open',
  ...(tab === 'reports' && { reason: 'report' as const }),
  ...(targetType !== undefined && { targetType }),
})
