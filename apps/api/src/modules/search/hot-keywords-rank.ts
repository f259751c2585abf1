import { keywordKey } from './hot-keywords-wording.ts'

/** Older than this and it is no longer hot. */
export const HOT_DAYS = 7
/** A search counts half as much after this long. */
export const HALF_LIFE_DAYS = 2
/** One or two people are not a trend, and what they typed is their own business. */
export const SHOWN_FROM = 3

/** How often each wording was searched, today first. */
export type DayCounts = readonly (readonly [wording: string, count: number])[]

export type OperatorWord = { keyword: string; pinned_rank: number | null; blocked: boolean }

type Tally = { count: number; heat: number; wording: string; wordingCount: number }

/** Operators' pins first, then what people search for, recent days weighing more; blocked ones never. */
export function rankHotKeywords(days: readonly DayCounts[], words: readonly OperatorWord[], limit: number): string[] {
  const pinned = words.filter(({ pinned_rank }) => pinned_rank !== null)
  const blocked = words.filter((word) => word.blocked)
  const pins = pinned.sort((a, b) => Number(a.pinned_rank) - Number(b.pinned_rank)).map(({ keyword }) => keyword)
  const settled = new Set([...pinned, ...blocked].map(({ keyword }) => keywordKey(keyword)))
  const searched = [...tallyOf(days)]
    .filter(([key, { count }]) => count >= SHOWN_FROM && !settled.has(key))
    .sort(([, a], [, b]) => b.heat - a.heat || b.count - a.count)
    .map(([, { wording }]) => wording)
  return [...pins, ...searched].slice(0, limit)
}

/** Wordings of the same keyword together, under the one that most people use. */
export function tallyOf(days: readonly DayCounts[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  days.forEach((counts, age) => {
    const weight = 0.5 ** (age / HALF_LIFE_DAYS)
    for (const [wording, count] of counts) {
      const key = keywordKey(wording)
      const before = tallies.get(key) ?? { count: 0, heat: 0, wording, wordingCount: 0 }
      const better = count > before.wordingCount ? { wording, wordingCount: count } : {}
      tallies.set(key, { ...before, ...better, count: before.count + count, heat: before.heat + count * weight })
    }
  })
  return tallies
}
