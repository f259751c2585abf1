import { sql } from 'kysely'
import type { Deps } from './deps.ts'

/** No job takes so long; whoever holds one longer has been killed. */
const LOST_AFTER_SECONDS = 10 * 60

/**
 * Every minute: jobs in the hands of a worker that died go back to the others. The library itself would leave them there for
 * four hours. A job that is only slow then runs twice, which every handler has to stand anyway.
 */
export async function recoverJobs({ db }: Pick<Deps, 'db'>, lostAfterSeconds = LOST_AFTER_SECONDS) {
  const lost = sql`locked_at < now() - make_interval(secs => ${lostAfterSeconds})`
  await sql`
    with queues as (update graphile_worker._private_job_queues set locked_at = null, locked_by = null where ${lost})
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now()) where ${lost}`.execute(
    db,
  )
}
