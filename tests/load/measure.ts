import type { BenchDatabase } from './bench-database.ts'
import { cpuMs } from './cpu-time.ts'
import type { Server } from './process-group.ts'
import type { RequestFile } from './request-files.ts'
import { settings } from './settings.ts'
import { runWrk, type Load } from './wrk.ts'

/** One side of a comparison: which process answers, which requests it gets, and whose CPU time counts. */
export type Side = {
  server: Server
  requests: RequestFile
  headers?: Readonly<Record<string, string>>
  /** The file of members who write, for requests that need one. */
  authors?: string
  /** The database whose backends work for this server; `application` is the name they go by. */
  database?: { connection: BenchDatabase; application: string }
  /** The process behind the server, for pages: its CPU time and its SQL statements count too. */
  behind?: Server
  /** The product counts its statements; the reference does not. */
  counted?: Server
}

export type Sample = Load & {
  perSecond: number
  serverCpuMs: number
  behindCpuMs: number
  databaseCpuMs: number
  /** All CPU time together. All figures are per request. */
  totalCpuMs: number
  statements: number
}

type Options = { seconds?: number; clients?: number }

export async function measure(side: Side, { seconds = settings.seconds, clients = settings.clients }: Options = {}) {
  const before = await readings(side)
  const load = await send(side, { seconds, clients })
  if (load.requests === 0) throw new Error(`${side.server.name} answered nothing in ${seconds} s`)
  const after = await readings(side)
  const perRequest = (name: keyof typeof after) => (after[name] - before[name]) / load.requests
  const serverCpuMs = perRequest('server')
  const behindCpuMs = perRequest('behind')
  const databaseCpuMs = perRequest('database')
  const sample: Sample = {
    ...load,
    perSecond: load.requests / load.seconds,
    serverCpuMs,
    behindCpuMs,
    databaseCpuMs,
    totalCpuMs: serverCpuMs + behindCpuMs + databaseCpuMs,
    statements: perRequest('statements'),
  }
  return sample
}

/** A second of requests whose cost nobody counts: code gets compiled, memory filled. Returns how many there were. */
export const warmUp = async (side: Side) => (await send(side, { seconds: 1, clients: settings.clients })).requests

const send = ({ server, requests, headers, authors }: Side, { seconds, clients }: Required<Options>) =>
  runWrk({
    origin: server.origin,
    requestFile: requests.path,
    authorsFile: authors,
    clients,
    seconds,
    ...(headers && { headers }),
  })

async function readings({ server, behind, database, counted }: Side) {
  return {
    server: await cpuMs([server.pid]),
    behind: behind ? await cpuMs([behind.pid]) : 0,
    database: database ? await cpuMs(await backendsOf(database)) : 0,
    statements: counted ? await statementsOf(counted) : 0,
  }
}

async function backendsOf({ connection, application }: NonNullable<Side['database']>) {
  const { rows } = await connection.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
    [application],
  )
  return rows.map((row) => row.pid)
}

/** What the product says it has sent to the database so far. */
export async function statementsOf({ origin, name }: Server): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const total = /^sql_statements_total (\d+)/m.exec(metrics)?.[1]
  if (total === undefined) throw new Error(`${name} does not count its SQL statements`)
  return Number(total)
}
