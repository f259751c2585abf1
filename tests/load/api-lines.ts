import type { BenchDatabase } from './bench-database.ts'
import type { Side } from './measure.ts'
import { recordFromCache } from './record-answers.ts'
import { show, type Line } from './report.ts'
import type { RequestFiles } from './request-files.ts'
import { medianOf, runRounds, type Rounds } from './rounds.ts'
import { startApi, startBare, startReference } from './servers.ts'

type Pair = Rounds<'ours' | 'reference'>

/** Goals 1 to 3: the FAQ detail and list, from the database and from the cache. */
export async function apiLines(database: BenchDatabase, files: RequestFiles): Promise<Line[]> {
  const uncached = await startApi(database, 'uncached')
  const cached = await startApi(database, 'cached')
  const reference = await startReference(database)
  const popular = [...files.popularDetail.sample, ...files.anyList.sample]
  const bare = await startBare(await recordFromCache(cached, { origin: cached.origin, requests: popular }))

  const ours = (requests: Side['requests']): Side => ({
    server: uncached,
    requests,
    database: { connection: database, application: 'kms-api' },
    counted: uncached,
  })
  const theirs = (requests: Side['requests']): Side => ({
    server: reference,
    requests,
    database: { connection: database, application: 'reference' },
  })
  const fromDatabase = (requests: Side['requests']) => runRounds({ ours: ours(requests), reference: theirs(requests) })
  const fromCache = (requests: Side['requests']) =>
    runRounds({ ours: { server: cached, requests, counted: cached }, reference: { server: bare, requests } })

  const detail = await fromDatabase(files.detail)
  const list = await fromDatabase(files.list)
  const sectionList = await fromDatabase(files.sectionList)
  const cachedDetail = await fromCache(files.popularDetail)
  const cachedList = await fromCache(files.anyList)
  await Promise.all([uncached, cached, reference, bare].map((server) => server.stop()))

  return [
    throughput('detail, no cache: requests/s', detail, 0.6),
    cpu('detail, no cache: CPU ms, server + database', detail, 2),
    throughput('list, no cache: requests/s', list, 0.6),
    cpu('list, no cache: CPU ms, server + database', list),
    throughput('list of a section, no cache: requests/s', sectionList, 0.6),
    cpu('list of a section, no cache: CPU ms, server + database', sectionList),
    throughput('detail from cache: requests/s (bare Fastify)', cachedDetail, 0.6),
    cpu('detail from cache: CPU ms', cachedDetail),
    throughput('list from cache: requests/s (bare Fastify)', cachedList, 0.5),
    cpu('list from cache: CPU ms', cachedList),
    statements('detail: SQL statements', detail, 3),
    statements('list: SQL statements', list, 2),
    statements('list of a section: SQL statements', sectionList, 2),
    statements('detail from cache: SQL statements', cachedDetail, 0),
    statements('list from cache: SQL statements', cachedList, 0),
    spread('detail, no cache: p99 / p50', detail),
    spread('list, no cache: p99 / p50', list),
  ]
}

export function throughput(measure: string, rounds: Pair, atLeast: number): Line {
  return {
    measure,
    ours: show(medianOf(rounds, ({ ours }) => ours.perSecond)),
    reference: show(medianOf(rounds, ({ reference }) => reference.perSecond)),
    figure: medianOf(rounds, ({ ours, reference }) => ours.perSecond / reference.perSecond),
    goal: { atLeast },
  }
}

function cpu(measure: string, rounds: Pair, atMost?: number): Line {
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
