/** What becomes of the items of two lists: kept, only in the old one, only in the new one. Old before new at each place. */
export type Step<T> = { kind: 'same' | 'removed' | 'added'; item: T }

/** Comparing costs the product of both lengths; beyond this everything in between counts as replaced. */
export const MOST_CELLS = 4_000_000

/** The longest common sequence. What both begin and end with is settled first: edits are mostly small. */
export function align<T>(before: readonly T[], after: readonly T[]): Step<T>[] {
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const middle = alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end))
  const same = (items: readonly T[]) => items.map((item) => ({ kind: 'same' as const, item }))
  return [...same(after.slice(0, start)), ...middle, ...same(after.slice(after.length - end))]
}

function commonStart<T>(a: readonly T[], b: readonly T[]) {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

function commonEnd<T>(a: readonly T[], b: readonly T[]) {
  let count = 0
  while (count < a.length && count < b.length && a[a.length - 1 - count] === b[b.length - 1 - count]) count++
  return count
}

function alignMiddle<T>(before: readonly T[], after: readonly T[]): Step<T>[] {
  const replaced = (): Step<T>[] => [
    ...before.map((item) => ({ kind: 'removed' as const, item })),
    ...after.map((item) => ({ kind: 'added' as const, item })),
  ]
  if (before.length === 0 || after.length === 0 || before.length * after.length > MOST_CELLS) return replaced()

  // longest[i * width + j]: the longest common sequence of what is left from before[i] and after[j].
  const width = after.length + 1
  const longest = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      longest[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const steps: Step<T>[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const old = before[i] as T
    const fresh = after[j] as T
    if (i < before.length && j < after.length && old === fresh) {
      steps.push({ kind: 'same', item: fresh })
      i++
      j++
    } else if (i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ kind: 'removed', item: old })
      i++
    } else {
      steps.push({ kind: 'added', item: fresh })
      j++
    }
  }
  return steps
}
