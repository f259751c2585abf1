import type { BenchDatabase } from './bench-database.ts'
import { recordFromCache } from './record-answers.ts'
import { show, type Line } from './report.ts'
import type { RequestFile, RequestFiles } from './request-files.ts'
import { medianOf, runRounds, type Rounds } from './rounds.ts'
import { startApi, startBare, startReference } from './servers.ts'
import { settings } from './settings.ts'
import { forEachSubject, SUBJECTS } from './subjects.ts'

export type Pair = Rounds<'ours' | 'reference'>

/** Goals 1 to 3: detail and list, from the database and from the cache. */
export async function apiLines(database: BenchDatabase, files: RequestFiles): Promise<Line[]> {
  const uncached = await startApi(database, 'uncached')
  const cached = await startApi(database, 'cached')
  const reference = await startReference(database)
  const popular = SUBJECTS.flatMap((name) => [...files[name].popularDetail.sample, ...files[name].anyList.sample])
  const bare = await startBare(await recordFromCache(cached, { origin: cached.origin, requests: popular }))

  const fromDatabase = (requests: RequestFile) =>
    runRounds({
      ours: {
        server: uncached,
        requests,
        database: { connection: database, application: 'kms-api' },
        counted: uncached,
      },
      reference: { server: reference, requests, database: { connection: database, application: 'reference' } },
    })
  const fromCache = (requests: RequestFile) =>
    runRounds({ ours: { server: cached, requests, counted: cached }, reference: { server: bare, requests } })

  const lines = await forEachSubject(async (subject) => {
    const of = files[subject]
    return [
      ...databaseLines(`${subject} detail`, await fromDatabase(of.detail), { cpuAtMost: 2, statementsAtMost: 3 }),
      ...databaseLines(`${subject} list`, await fromDatabase(of.list), { statementsAtMost: 2 }),
      // A list like the other, by another index: the short form leaves it out.
      ...(settings.short
        ? []
        : databaseLines(`${subject} list of a section`, await fromDatabase(of.sectionList), { statementsAtMost: 2 })),
      ...cacheLines(`${subject} detail`, await fromCache(of.popularDetail), 0.6),
      ...cacheLines(`${subject} list`, await fromCache(of.anyList), 0.5),
    ]
  })
  await Promise.all([uncached, cached, reference, bare].map((server) => server.stop()))
  return lines
}

const databaseLines = (name: string, rounds: Pair, goals: { cpuAtMost?: number; statementsAtMost: number }): Line[] => [
  throughput(`${name}, no cache: requests/s`, rounds, 0.6),
  cpu(`${name}, no cache: CPU ms, server + database`, rounds, goals.cpuAtMost),
  statements(`${name}, no cache: SQL statements`, rounds, goals.statementsAtMost),
  spread(`${name}, no cache: p99 / p50`, rounds),
]

const cacheLines = (name: string, rounds: Pair, atLeast: number): Line[] => [
  throughput(`${name} from cache: requests/s (bare Fastify)`, rounds, atLeast),
  cpu(`${name} from cache: CPU ms`, rounds),
  statements(`${name} from cache: SQL statements`, rounds, 0),
]

export function throughput(measure: string, rounds: Pair, atLeast: number): Line {
  return {
    measure,
    ours: show(medianOf(rounds, ({ ours }) => ours.perSecond)),
    reference: show(medianOf(rounds, ({ reference }) => reference.perSecond)),
    figure: medianOf(rounds, ({ ours, reference }) => ours.perSecond / reference.perSecond),
    goal: { atLeast },
  }
}

export function cpu(measure: string, rounds: Pair, atMost?: number): Line {
  const shares = (side: 'ours' | 'reference') =>
    ['serverCpuMs' as const, 'databaseCpuMs' as const]
      .map((name) => medianOf(rounds, (round) => round[side][name]))
      .filter((share, index) => index === 0 || share > 0)
      .map((share) => show(share))
      .join(' + ')
  return {
    measure,
    ours: shares('ours'),
    reference: shares('reference'),
    figure: medianOf(rounds, ({ ours, reference }) => ours.totalCpuMs / reference.totalCpuMs),
    ...(atMost !== undefined && { goal: { atMost } }),
  }
}

export function statements(measure: string, rounds: Rounds<'ours'>, atMost: number): Line {
  const figure = Math.max(...rounds.map(({ ours }) => ours.statements))
  return { measure, ours: show(figure), figure, unit: 'per request', goal: { atMost } }
}

function spread(measure: string, rounds: Pair): Line {
  const times = (side: 'ours' | 'reference') =>
    `${show(medianOf(rounds, (round) => round[side].p99Ms))} / ${show(medianOf(rounds, (round) => round[side].p50Ms))} ms`
  return {
    measure,
    ours: times('ours'),
    reference: times('reference'),
    figure: medianOf(rounds, ({ ours }) => ours.p99Ms / ours.p50Ms),
    goal: { atMost: 6 },
  }
}
