import type { ReviewRow } from '@kms/contract/admin-review'

/** A colleague is at it, or should be: nobody judges himself or gets back what he handed over. */
const isTaken = ({ claimedBy, author, state, decidedBy }: ReviewRow, me: string) =>
  (claimedBy !== null && claimedBy.id !== me) || author.id === me || (state === 'handed_over' && decidedBy?.id === me)

/** The row below or above; undefined at the ends. Before anything is open, the first. */
export function neighbour(rows: readonly ReviewRow[], id: string | undefined, step: 1 | -1): ReviewRow | undefined {
  const index = rows.findIndex((row) => row.id === id)
  return index < 0 ? rows[0] : rows[index + step]
}

/** What to open after a decision: the next that is free, further down first. */
export function nextFree(rows: readonly ReviewRow[], id: string, me: string): ReviewRow | undefined {
  const index = rows.findIndex((row) => row.id === id)
  const others = [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))]
  return others.find((row) => row.id !== id && !isTaken(row, me))
}
