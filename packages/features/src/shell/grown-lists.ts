type Grown = { records: readonly unknown[]; nextCursor: string | null }

/** Of this tab, by the history entry that shows them. */
const kept = new Map<string, Grown>()
/** The ways back that somebody takes are short. */
const MOST_KEPT = 20

export const hasGrown = (entry: string) => kept.has(entry)
export const grownList = <T>(entry: string) =>
  kept.get(entry) as { records: T[]; nextCursor: string | null } | undefined

/** What a list has grown to, for when its reader comes back to it. */
export function keepGrown(entry: string, grown: Grown) {
  kept.delete(entry)
  kept.set(entry, grown)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}
