import type { search } from '@kms/contract'
import type { DocumentType } from '../documents/document.ts'

/** A search as every way of answering it understands it, whichever call it came by. */
export type SearchWish = {
  keyword: string
  /** What is shown. */
  types: readonly DocumentType[]
  filters: search.SearchFilters
  /** Of people only the prominent ones. */
  bigV?: boolean
  sort: search.SearchSort
  current: number
  size: number
  /** Also count by type and by what could narrow it further. */
  facets: boolean
}

const DAY_MS = 86_400_000
const DAYS: Record<search.SearchPeriod, number> = { week: 7, month: 30, year: 365 }

const HOUR_MS = 3_600_000

/** To the hour: the same words for an hour on let the engine keep what it found out about them. */
export const since = (period: search.SearchPeriod, now = Date.now()) =>
  Math.floor((now - DAYS[period] * DAY_MS) / HOUR_MS) * HOUR_MS
