import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/** Bounds one statement; the rest is taken an hour later. */
const MOST_AT_ONCE = 20_000
const SEND_AGAIN_MINUTES = 30

/** Every hour: bubbles that nobody took in time burst, and orders whose job gave up are sent again. */
export async function tidyPoints({ db, clock, log }: Deps) {
  const now = clock.now()
  await sql`
    update point_entry e set state = 'expired'
    from (select user_id, id from point_entry where state = 'bubble' and expires_at <= ${now} limit ${MOST_AT_ONCE}) old
    where e.user_id = old.user_id and e.id = old.id and e.state = 'bubble'`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select graphile_worker.add_job('points.exchange', json_build_object('exchangeId', id::text), max_attempts => 25,
      job_key => 'exchange:' || id, job_key_mode => 'preserve_run_at'), id::text
    from score_exchange
    where state = 'pending' and created_at < now() - make_interval(mins => ${SEND_AGAIN_MINUTES})`.execute(db)
  if (rows.length > 0) log.error({ orders: rows.map(({ id }) => id) }, 'exchanges wait for their platform')
}
