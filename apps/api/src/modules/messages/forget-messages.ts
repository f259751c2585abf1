import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/** Read messages older than this go; unread ones wait for their reader. */
const KEPT_MONTHS = 12
/** What was sent by other ways is only kept so that it isn't sent twice. */
const DELIVERIES_KEPT_DAYS = 14
const ROWS_AT_ONCE = 5_000
const PARTITIONS = Array.from({ length: 16 }, (_, number) => `message_p${String(number).padStart(2, '0')}`)

/** Every night, some thousand rows of one partition at a time: no long lock, no long transaction. */
export async function forgetMessages({ db }: Deps) {
  for (const partition of PARTITIONS) {
    for (let gone = ROWS_AT_ONCE; gone === ROWS_AT_ONCE;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(partition)} where ctid = any(array(
          select ctid from ${sql.table(partition)}
          where read_at is not null and created_at < now() - make_interval(months => ${KEPT_MONTHS})
          limit ${sql.lit(ROWS_AT_ONCE)}))`.execute(db)
      gone = Number(numAffectedRows)
    }
  }
  await sql`
    delete from message_delivery where sent_at < now() - make_interval(days => ${DELIVERIES_KEPT_DAYS})`.execute(db)
}
