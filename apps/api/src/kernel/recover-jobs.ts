import { EventEmitter } from 'node:events'
import { listen, type Listening } from '@kms/db'
import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { enqueue } from './jobs.ts'

/** No job takes so long; whoever holds one longer hangs. */
const LOST_AFTER_SECONDS = 10 * 60
/** A worker that holds jobs has said that it is there within this time. */
const ANNOUNCED_WITHIN_SECONDS = 15

const nameOf = 'kms-worker '

/**
 * Every minute, and soon after a worker starts: jobs in the hands of a worker that died go back to the others. The library
 * itself would leave them there for four hours. A job that is only slow then runs twice, which every handler has to stand anyway.
 */
export async function recoverJobs({ db }: Pick<Deps, 'db'>, lostAfterSeconds = LOST_AFTER_SECONDS) {
  const lost = sql`(locked_at < now() - make_interval(secs => ${lostAfterSeconds})
    or locked_at < now() - make_interval(secs => ${ANNOUNCED_WITHIN_SECONDS})
      and not exists (select from pg_stat_activity where datname = current_database() and application_name = ${nameOf} || locked_by))`
  await sql`
    with queues as (update graphile_worker._private_job_queues set locked_at = null, locked_by = null where ${lost})
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now()) where ${lost}`.execute(
    db,
  )
}

/**
 * Keeps a connection open that is named as the worker's locks are: the database drops it the moment the process dies, so the
 * others know whose jobs are nobody's. A new worker has its predecessor's jobs looked for.
 */
export function announceWorker({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>) {
  const events: WorkerEvents = new EventEmitter()
  let presence: Listening | undefined
  events.on('pool:create', ({ workerPool: { id } }) => {
    presence = listen({
      url: config.DATABASE_URL,
      channel: id,
      name: `${nameOf}${id}`,
      onMessage: () => {},
      onState: () => {},
    })
  })
  const options = { key: 'jobs.recover:start', delaySeconds: ANNOUNCED_WITHIN_SECONDS + 1 }
  db.transaction()
    .execute((tx) => enqueue(tx, 'jobs.recover', {}, options))
    .catch((error: unknown) => log.warn({ err: error }, 'jobs of a killed worker are looked for with the next minute'))
  return { events, close: async () => presence?.close() }
}
