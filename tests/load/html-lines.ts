import { statements, throughput, type Pair } from './api-lines.ts'
import type { BenchDatabase } from './bench-database.ts'
import { recordFromCache } from './record-answers.ts'
import { show, type Line } from './report.ts'
import type { RequestFiles } from './request-files.ts'
import { medianOf, runRounds, type Rounds } from './rounds.ts'
import { startBare, startSite } from './servers.ts'
import { forEachSubject, SUBJECTS } from './subjects.ts'

/** A reader's desktop browser; a program's own name would be taken for a robot. */
export const DESKTOP_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const READER = { 'User-Agent': DESKTOP_AGENT, 'Accept-Encoding': 'gzip' }

/** Goal 7: a page as visitors get it, rendered each time and from the cache. */
export async function htmlLines(database: BenchDatabase, files: RequestFiles): Promise<Line[]> {
  const rendering = await startSite(database, 'uncached')
  const rendered = await forEachSubject(async (subject) => [
    await runRounds({
      ours: {
        server: rendering.web,
        requests: files[subject].page,
        headers: READER,
        behind: rendering.api,
        database: { connection: database, application: 'kms-api' },
        counted: rendering.api,
      },
    }),
  ])
  await rendering.stop()

  const keeping = await startSite(database, 'cached')
  const popular = SUBJECTS.flatMap((subject) => files[subject].popularPage.sample)
  const recording = { origin: keeping.web.origin, requests: popular, headers: READER }
  const bare = await startBare(await recordFromCache(keeping.api, recording))
  const kept = await forEachSubject(async (subject) => [
    await runRounds({
      ours: { server: keeping.web, requests: files[subject].popularPage, headers: READER, counted: keeping.api },
      reference: { server: bare, requests: files[subject].popularPage, headers: READER },
    }),
  ])
  await Promise.all([keeping.stop(), bare.stop()])
  return SUBJECTS.flatMap((subject, index) => linesOf(`${subject} HTML`, rendered[index]!, kept[index]!))
}

function linesOf(name: string, rendered: Rounds<'ours'>, kept: Pair): Line[] {
  const share = (part: 'serverCpuMs' | 'behindCpuMs' | 'databaseCpuMs' | 'totalCpuMs') =>
    medianOf(rendered, ({ ours }) => ours[part])
  return [
    {
      measure: `${name}, rendered: CPU ms of the web process`,
      ours: show(share('serverCpuMs')),
      figure: share('serverCpuMs'),
      unit: 'ms',
      goal: { atMost: 5 },
    },
    {
      measure: `${name}, rendered: CPU ms of web + API + database`,
      ours: `${show(share('serverCpuMs'))} + ${show(share('behindCpuMs'))} + ${show(share('databaseCpuMs'))}`,
      figure: share('totalCpuMs'),
      unit: 'ms',
      goal: { atMost: 5 },
    },
    statements(`${name}, rendered: SQL statements`, rendered, 4),
    throughput(`${name} from cache: requests/s (bare Fastify)`, kept, 0.5),
    statements(`${name} from cache: SQL statements`, kept, 0),
  ]
}
