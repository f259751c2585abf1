export type Random = () => number

/** A small generator with a seed (mulberry32): the same seed gives the same data on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))

/** Picks early items far more often than late ones: the n-th with weight 1 / n^exponent. */
export function zipfPicker<T>(items: readonly T[], exponent = 1): (random: Random) => T {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= items.length; rank++) sums.push((sum += 1 / rank ** exponent))
  return (random) => {
    const target = random() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return items[low] as T
  }
}
