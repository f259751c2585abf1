import { measure, warmUp, type Sample, type Side } from './measure.ts'
import { settings } from './settings.ts'

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** What each side of each round came to. */
export type Rounds<K extends string> = readonly Readonly<Record<K, Sample>>[]

/** Server rendering gets twice as quick over its first thousands of pages; a production process has them behind it. */
const WARM_UP = settings.short ? { requests: 1_500, seconds: 3 } : { requests: 6_000, seconds: 20 }

async function warmUpFully(side: Side) {
  let sent = 0
  for (let second = 0; second < WARM_UP.seconds && sent < WARM_UP.requests; second += 1) sent += await warmUp(side)
}

/**
 * Every side in turn, again and again, so that whatever else the machine does meets all of them; every other round runs
 * backwards, so that no side always comes first. The first pass only warms up.
 */
export async function runRounds<K extends string>(
  sides: Readonly<Record<K, Side>>,
  seconds: number = settings.seconds,
): Promise<Rounds<K>> {
  const names = Object.keys(sides) as K[]
  for (const name of names) await warmUpFully(sides[name])
  const rounds: Record<K, Sample>[] = []
  for (let round = 0; round < settings.rounds; round += 1) {
    const samples: Partial<Record<K, Sample>> = {}
    for (const name of round % 2 ? names.toReversed() : names) samples[name] = await measure(sides[name], { seconds })
    rounds.push(samples as Record<K, Sample>)
  }
  return rounds
}

export const medianOf = <K extends string>(rounds: Rounds<K>, value: (round: Readonly<Record<K, Sample>>) => number) =>
  median(rounds.map(value))
