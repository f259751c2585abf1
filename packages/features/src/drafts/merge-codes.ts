/**
 * The numbers of a piece after its text has changed: those found now, without the ones the author took away, and the ones he
 * added by hand. Both follow from what was found before and what the piece has.
 */
export function mergeCodes(
  current: readonly string[],
  foundBefore: readonly string[],
  foundNow: readonly string[],
  limit: number,
): string[] {
  const byHand = current.filter((code) => !foundBefore.includes(code))
  const takenAway = new Set(foundBefore.filter((code) => !current.includes(code)))
  const found = foundNow.filter((code) => !takenAway.has(code) && !byHand.includes(code))
  return [...found, ...byHand].slice(0, limit)
}
