import { readFile } from 'node:fs/promises'
import { statements, type Pair } from './api-lines.ts'
import type { BenchDatabase } from './bench-database.ts'
import { openBenchIndex } from './bench-index.ts'
import { measure, type Side } from './measure.ts'
import type { Server } from './process-group.ts'
import { show, type Line } from './report.ts'
import type { RequestFile } from './request-files.ts'
import { medianOf, runRounds, type Rounds } from './rounds.ts'
import { PATIENCE_MS, writeSearchRequests } from './search-requests.ts'
import { startApi } from './servers.ts'
import { settings } from './settings.ts'

/** Some queries take ten times as long as others: a round has to hold many of them. */
const SECONDS = settings.short ? 2 : 6

/** How long an answer takes, not how much the database bears: two cores do all the work here. */
const FEW_CLIENTS = 2
/** R6 promises it for 95 of 100. */
const AWAY_AT_MOST_MS = 1_500

/** Goal 5: what the product adds to the time that the engine takes for the very same body. */
export async function searchLines(database: BenchDatabase): Promise<Line[]> {
  const index = await openBenchIndex(database)
  const files = await writeSearchRequests(database, index)
  const engine = await engineItself()
  const api = await startApi(database, 'cached', undefined, {
    SEARCH_PREFIX: index.prefix,
    SEARCH_TIMEOUT_MS: String(PATIENCE_MS),
  })
  const ours = (requests: RequestFile): Side => ({ server: api, requests, behind: engine, counted: api })
  const bare = (requests: RequestFile): Side => ({ server: engine, requests })
  try {
    const searched = await runRounds(
      { ours: ours(files.search.ours), reference: bare(files.search.bare), plain: bare(files.search.plain) },
      SECONDS,
    )
    const alone = await measure(ours(files.search.ours), { seconds: 5 * SECONDS, clients: 1 })
    const suggested = await runRounds({ ours: ours(files.suggest.ours), reference: bare(files.suggest.bare) }, SECONDS)
    await neverDegraded(api)
    const away = await withoutEngine(database, files.search.ours)
    const of = `${index.documents} documents`
    return [
      againstBare(`search, ${of}: p50 (same body to OpenSearch)`, searched, 1.3),
      {
        measure: `search, ${of}: one reader at a time, p50 / p99`,
        ours: `${show(alone.p50Ms)} / ${show(alone.p99Ms)} ms`,
        figure: alone.p99Ms / alone.p50Ms,
      },
      highlighted(`search, ${of}: p50 highlighted (the same body plain)`, searched),
      cpuLine(`search, ${of}: CPU ms of API + engine (engine alone)`, searched),
      statements('search: SQL statements', searched, 3),
      againstBare(`suggestions, ${of}: p50 (same body to OpenSearch)`, suggested, 1.5),
      cpuLine(`suggestions, ${of}: CPU ms of API + engine (engine alone)`, suggested),
      {
        measure: `search while the engine is away, ${of}: p99 of ${FEW_CLIENTS} clients`,
        ours: `${show(away.p99Ms, 'ms')}, p50 ${show(away.p50Ms, 'ms')}`,
        figure: away.p99Ms,
        unit: 'ms',
        goal: { atMost: AWAY_AT_MOST_MS },
      },
    ]
  } finally {
    await api.stop()
    await database.query('truncate search_event, search_miss')
  }
}

/** The same searches with nobody where the engine should be: the database answers every one, and none may fail. */
async function withoutEngine(database: BenchDatabase, requests: RequestFile) {
  const api = await startApi(database, 'cached', undefined, { OPENSEARCH_URL: 'http://127.0.0.1:9' })
  try {
    const side: Side = { server: api, requests }
    await measure(side, { seconds: SECONDS, clients: FEW_CLIENTS })
    return await measure(side, { seconds: 2 * SECONDS, clients: FEW_CLIENTS })
  } finally {
    await api.stop()
  }
}

function againstBare(measure: string, rounds: Pair, atMost: number): Line {
  return {
    measure,
    ours: show(
      medianOf(rounds, (round) => round.ours.p50Ms),
      'ms',
    ),
    reference: show(
      medianOf(rounds, (round) => round.reference.p50Ms),
      'ms',
    ),
    figure: medianOf(rounds, (round) => round.ours.p50Ms / round.reference.p50Ms),
    goal: { atMost },
  }
}

const highlighted = (measure: string, rounds: Rounds<'reference' | 'plain'>): Line => ({
  measure,
  ours: show(
    medianOf(rounds, ({ reference }) => reference.p50Ms),
    'ms',
  ),
  reference: show(
    medianOf(rounds, ({ plain }) => plain.p50Ms),
    'ms',
  ),
  figure: medianOf(rounds, ({ reference, plain }) => reference.p50Ms / plain.p50Ms),
  goal: { atMost: 2 },
})

const cpuLine = (measure: string, rounds: Pair): Line => ({
  measure,
  ours: `${show(medianOf(rounds, ({ ours }) => ours.serverCpuMs))} + ${show(medianOf(rounds, ({ ours }) => ours.behindCpuMs))}`,
  reference: show(medianOf(rounds, ({ reference }) => reference.serverCpuMs)),
  figure: medianOf(rounds, ({ ours, reference }) => ours.totalCpuMs / reference.totalCpuMs),
})

/** The engine that everybody uses, measured and never stopped. */
async function engineItself(): Promise<Server> {
  const origin = new URL(String(process.env['OPENSEARCH_URL'])).origin
  const answer = await fetch(`${origin}/_nodes/_local/process`)
  const { nodes } = (await answer.json()) as { nodes: Record<string, { process: { id: number } }> }
  const [node] = Object.values(nodes)
  if (!node) throw new Error(`${origin} names no node`)
  return { name: 'opensearch', origin, pid: node.process.id, stop: async () => {} }
}

/** Answers from the database would be another measurement. */
async function neverDegraded({ name }: Server) {
  const log = await readFile(`${settings.runDir}/bench/${name}.log`, 'utf8')
  const times = log.split('search answers from the database').length - 1
  if (times > 0) throw new Error(`the database answered ${times} searches: the engine was too slow to measure`)
}
