import { openBenchDatabase, type BenchDatabase } from './bench-database.ts'
import type { Side } from './measure.ts'
import { show, type Line } from './report.ts'
import { writeRequestFiles, type RequestFiles } from './request-files.ts'
import { medianOf, runRounds, type Rounds } from './rounds.ts'
import { startApi, startReference } from './servers.ts'
import { settings } from './settings.ts'
import { forEachSubject, type Subject } from './subjects.ts'

const { from, to } = settings.growth

type Size = Awaited<ReturnType<typeof startAll>>

/** Goal 4: what more rows cost, each round on both databases in turn. */
export async function growthLines(large: BenchDatabase): Promise<Line[]> {
  const small = await openBenchDatabase(from)
  const before = await startAll(small)
  const after = await startAll(large)
  const lines = await forEachSubject((subject) => growthOf(subject, before, after))
  await Promise.all(
    [before, after].flatMap(({ uncached, cached, reference }) => [uncached.stop(), cached.stop(), reference.stop()]),
  )
  await small.close()
  return lines
}

async function growthOf(subject: Subject, before: Size, after: Size): Promise<Line[]> {
  const on = (size: Size, kind: 'uncached' | 'cached' | 'reference', file: keyof RequestFiles[Subject]): Side => ({
    server: size[kind],
    requests: size.files[subject][file],
  })
  const list = await runRounds({
    small: on(before, 'uncached', 'anyList'),
    large: on(after, 'uncached', 'anyList'),
  })
  const detail = await runRounds({
    small: on(before, 'uncached', 'detail'),
    large: on(after, 'uncached', 'detail'),
    referenceSmall: on(before, 'reference', 'detail'),
    referenceLarge: on(after, 'reference', 'detail'),
  })
  const cached = await runRounds({
    small: on(before, 'cached', 'popularDetail'),
    large: on(after, 'cached', 'popularDetail'),
  })

  const title = `growth ${from / 1000}k → ${to / 1000}k: ${subject}`
  const p50s = <K extends string>(rounds: Rounds<K>, one: K, other: K) =>
    [one, other].map((side) => show(medianOf(rounds, (round) => round[side].p50Ms))).join(' → ') + ' ms'
  return [
    {
      measure: `${title} list p50`,
      ours: p50s(list, 'small', 'large'),
      figure: medianOf(list, ({ small, large }) => large.p50Ms / small.p50Ms),
      goal: { atMost: 1.2 },
    },
    {
      measure: `${title} detail p50, against the reference's own growth`,
      ours: p50s(detail, 'small', 'large'),
      reference: p50s(detail, 'referenceSmall', 'referenceLarge'),
      figure: medianOf(
        detail,
        ({ small, large, referenceSmall, referenceLarge }) =>
          large.p50Ms / small.p50Ms / (referenceLarge.p50Ms / referenceSmall.p50Ms),
      ),
      goal: { atMost: 1.15 },
    },
    {
      measure: `${title} detail from cache p50`,
      ours: p50s(cached, 'small', 'large'),
      figure: medianOf(cached, ({ small, large }) => large.p50Ms / small.p50Ms),
      goal: { atMost: 1.1 },
    },
  ]
}

async function startAll(database: BenchDatabase) {
  return {
    files: await writeRequestFiles(database),
    uncached: await startApi(database, 'uncached'),
    cached: await startApi(database, 'cached'),
    reference: await startReference(database),
  }
}
