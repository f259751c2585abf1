import { openBenchDatabase, type BenchDatabase } from './bench-database.ts'
import type { Side } from './measure.ts'
import { show, type Line } from './report.ts'
import { writeRequestFiles } from './request-files.ts'
import { medianOf, runRounds } from './rounds.ts'
import { startApi, startReference } from './servers.ts'
import { settings } from './settings.ts'

const { from, to } = settings.growth

/** Goal 4: what more rows cost, each round on both databases in turn. */
export async function growthLines(large: BenchDatabase): Promise<Line[]> {
  const small = await openBenchDatabase(from)
  const before = await startAll(small)
  const after = await startAll(large)
  const on = (size: typeof before, kind: 'uncached' | 'cached' | 'reference', requests: Side['requests']): Side => ({
    server: size[kind],
    requests,
  })

  const list = await runRounds({
    small: on(before, 'uncached', before.files.anyList),
    large: on(after, 'uncached', after.files.anyList),
  })
  const detail = await runRounds({
    small: on(before, 'uncached', before.files.detail),
    large: on(after, 'uncached', after.files.detail),
    referenceSmall: on(before, 'reference', before.files.detail),
    referenceLarge: on(after, 'reference', after.files.detail),
  })
  const cached = await runRounds({
    small: on(before, 'cached', before.files.popularDetail),
    large: on(after, 'cached', after.files.popularDetail),
  })
  await Promise.all(
    [before, after].flatMap(({ uncached, cached, reference }) => [uncached.stop(), cached.stop(), reference.stop()]),
  )
  await small.close()

  const title = `growth ${from / 1000}k → ${to / 1000}k`
  const p50 = (one: number, other: number) => `${show(one)} → ${show(other)} ms`
  return [
    {
      measure: `${title}: list p50`,
      ours: p50(
        medianOf(list, (round) => round.small.p50Ms),
        medianOf(list, (round) => round.large.p50Ms),
      ),
      figure: medianOf(list, ({ small, large }) => large.p50Ms / small.p50Ms),
      goal: { atMost: 1.2 },
    },
    {
      measure: `${title}: detail p50, against the reference's own growth`,
      ours: p50(
        medianOf(detail, (round) => round.small.p50Ms),
        medianOf(detail, (round) => round.large.p50Ms),
      ),
      reference: p50(
        medianOf(detail, (round) => round.referenceSmall.p50Ms),
        medianOf(detail, (round) => round.referenceLarge.p50Ms),
      ),
      figure: medianOf(
        detail,
        ({ small, large, referenceSmall, referenceLarge }) =>
          large.p50Ms / small.p50Ms / (referenceLarge.p50Ms / referenceSmall.p50Ms),
      ),
      goal: { atMost: 1.15 },
    },
    {
      measure: `${title}: detail from cache p50`,
      ours: p50(
        medianOf(cached, (round) => round.small.p50Ms),
        medianOf(cached, (round) => round.large.p50Ms),
      ),
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
