/** How far back searches are looked at. */
export const LEARNT_DAYS = 30
/** So many openings that were to be expected, and happened, are laid under every count: a few clicks prove nothing. */
export const SMOOTHING = 5
/** Fewer prove nothing, whatever they did. */
export const SEEN_BY = 10
/** Nothing is worth more than twice, or less than half, of what its places let expect. */
export const BOUNDS = { least: 0.5, most: 2 }
/** A difference that no order would show is not worth writing a document for. */
export const NOTICED = 0.05

/** How much more often a piece is opened than others in the same places of the lists; 1 is as often. */
export function appealOf(opened: number, expected: number): number {
  const ratio = (opened + SMOOTHING) / (expected + SMOOTHING)
  return Math.round(100 * Math.min(BOUNDS.most, Math.max(BOUNDS.least, ratio))) / 100
}
