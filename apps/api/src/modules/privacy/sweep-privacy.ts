import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'

const BATCH = 200

/** Every hour: copies whose time is over lose their bytes, people whose time to think again is over are forgotten. */
export async function sweepPrivacy({ db }: Deps, now = new Date()) {
  await db.transaction().execute(async (tx) => {
    const { rows: ended } = await sql<{ key: string }>`
      update data_export set state = 'expired' where id in (
        select id from data_export where state <> 'expired' and expires_at <= ${now}
        order by expires_at limit ${sql.lit(BATCH)} for update skip locked) returning key`.execute(tx)
    for (const { key } of ended) await enqueue(tx, 'file.erase', { keys: [key], uploadKey: key })
    const { rows: due } = await sql<{ user_id: string }>`
      select user_id from account_deletion where done_at is null and due_at <= ${now}
      order by due_at limit ${sql.lit(BATCH)}`.execute(tx)
    for (const { user_id } of due)
      await enqueue(
        tx,
        'privacy.erase',
        { userId: user_id },
        { key: `privacy.erase:${user_id}`, queue: 'privacy.erase' },
      )
  })
}
