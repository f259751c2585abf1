import type { BenchDatabase } from './bench-database.ts'
import { residentMb } from './cpu-time.ts'
import { DESKTOP_AGENT } from './html-lines.ts'
import { measure } from './measure.ts'
import { show, type Line } from './report.ts'
import type { RequestFiles } from './request-files.ts'
import { startSite } from './servers.ts'
import { settings } from './settings.ts'

const SECONDS = settings.short ? 2 : 8

/** Goal 9, memory: what a process holds after serving a crowd, caches filling up. */
export async function memoryLines(database: BenchDatabase, files: RequestFiles): Promise<Line[]> {
  const { api, web, stop } = await startSite(database, 'cached')
  const crowd = { seconds: SECONDS, clients: settings.crowd }
  await measure({ server: api, requests: files.question.detail }, crowd)
  const apiMb = await residentMb(api.pid)
  await measure({ server: web, requests: files.question.page, headers: { 'User-Agent': DESKTOP_AGENT } }, crowd)
  const webMb = await residentMb(web.pid)
  await stop()
  const line = (name: string, figure: number, atMost: number): Line => ({
    measure: `${name}: memory at ${settings.crowd} clients`,
    ours: show(figure),
    figure,
    unit: 'MB',
    goal: { atMost },
  })
  return [line('API process', apiMb, 200), line('web process', webMb, 300)]
}
