/** Mulberry32: small, seeded, the same sequence on every machine. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SEED = 20_260_101

/** Draws as readers do: the item at rank r comes up with a weight of 1/r. The first item is the most popular. */
export function drawZipf<T>(items: readonly T[], count: number): T[] {
  const random = randomFrom(SEED)
  let sum = 0
  const upTo = items.map((_, index) => (sum += 1 / (index + 1)))
  return Array.from({ length: count }, () => items[firstAtLeast(upTo, random() * sum)] as T)
}

function firstAtLeast(ascending: readonly number[], wanted: number) {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
