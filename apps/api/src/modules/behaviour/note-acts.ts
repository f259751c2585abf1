import type { Db } from '@kms/db'
import { sql } from 'kysely'
import type { JobPayloads } from '../../kernel/jobs.ts'

export type PaidAct = JobPayloads['points.reading']

/** One job for each act; the same act that waits already is one job. */
export async function noteActs(db: Db, acts: readonly PaidAct[]) {
  await sql`
    select graphile_worker.add_job('points.reading', to_json(a), max_attempts => 25,
      job_key => concat_ws(':', 'reading', a."userId", a.rule, a.source, a.id), job_key_mode => 'preserve_run_at')
    from json_to_recordset(${JSON.stringify(acts)}::json) as a ("userId" text, rule text, source text, id text)`.execute(
    db,
  )
}
