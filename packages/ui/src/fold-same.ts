/** Unchanged lines that are shown at each side of a change. */
const AROUND = 2
/** Fewer are not worth a click. */
const LEAST = 3

type Run<T> = { folded: boolean; run: T[] }

/** Cuts a comparison into what is shown and what is folded away. */
export function foldSame<T extends { kind: string }>(lines: readonly T[]): Run<T>[] {
  const near = new Set(
    lines.flatMap(({ kind }, index) =>
      kind === 'same' ? [] : Array.from({ length: 2 * AROUND + 1 }, (_, step) => index - AROUND + step),
    ),
  )
  const runs: Run<T>[] = []
  for (const [index, line] of lines.entries()) {
    const folded = !near.has(index)
    const last = runs.at(-1)
    if (last?.folded === folded) last.run.push(line)
    else runs.push({ folded, run: [line] })
  }
  return runs.map(({ folded, run }) => ({ folded: folded && run.length >= LEAST, run }))
}
