import { parseCronItems, type TaskList } from 'graphile-worker'
import type { Deps } from './kernel/deps.ts'
import type { JobHandlers, JobName } from './kernel/jobs.ts'
import { announceFaqChange, refreshFaqHeat } from './modules/faq/index.ts'
import { indexFaq } from './modules/search/index.ts'
import { forgetExpired } from './modules/session/index.ts'
import { countJob } from './plugins/metrics.ts'

/** The one list of what the worker can do. */
const handlers: JobHandlers = {
  'session.forget': forgetExpired,
  'faq.changed': async (deps, payload) => {
    // Readers first: the search engine may be away, and then this job comes back later.
    await announceFaqChange(deps, payload)
    await indexFaq(deps, payload)
  },
  'faq.heat': async (deps, payload) => {
    await refreshFaqHeat(deps, payload)
    await indexFaq(deps, payload)
  },
}

/** What runs by the clock: every worker holds it, one of them runs it. (The text form of a crontab takes no dot in a name.) */
export const SCHEDULE = parseCronItems([{ task: 'session.forget' satisfies JobName, match: '17 3 * * *' }])

/** The handlers as graphile-worker wants them, each run counted. A job that throws is tried again later. */
export function taskListOf(deps: Deps): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (payload: unknown) => {
        try {
          await (handler as (deps: Deps, payload: unknown) => Promise<void>)(deps, payload)
          countJob(name, 'done')
        } catch (error) {
          countJob(name, 'failed')
          throw error
        }
      },
    ]),
  )
}
