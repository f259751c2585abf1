import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'

/** Every job of the product with what it carries. A handler must stand being run twice. */
export type JobPayloads = {
  /** Every night: what expired long ago. */
  'session.forget': Record<string, never>
  /** Readers' view of a FAQ changed: search index and caches follow. */
  'faq.changed': { faqId: string }
  /** Interest in a FAQ changed: its place in the hot lists follows. */
  'faq.heat': { faqId: string }
}
export type JobName = keyof JobPayloads
export type JobHandlers = { [N in JobName]: (deps: Deps, payload: JobPayloads[N]) => Promise<void> }

type Options = {
  /** Jobs with the same key that have not started yet become one. */
  key?: string
  /** Wait this long, so that a burst becomes one job. */
  delaySeconds?: number
}

/** Commits with the rows that caused it: a job is never lost and never runs for a change that was rolled back. */
export async function enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], options: Options = {}) {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(secs => ${options.delaySeconds ?? 0}),
    max_attempts => 25, job_key => ${options.key ?? null},
    job_key_mode => 'preserve_run_at')`.execute(tx)
}
