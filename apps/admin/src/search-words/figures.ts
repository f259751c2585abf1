import type { SearchDay } from '@kms/contract/admin-search'

/** A share in words; of nothing there is none. */
export const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`)

/** All days together. */
export const sumOf = (days: readonly SearchDay[]) => ({
  searches: days.reduce((sum, day) => sum + day.searches, 0),
  misses: days.reduce((sum, day) => sum + day.misses, 0),
  clicked: days.reduce((sum, day) => sum + day.clicked, 0),
})
