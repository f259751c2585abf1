import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { Mailbox } from '../../policies/message.policy.ts'
import { cappedCount } from './message-queries.ts'

/**
 * Marks everything up to the newest one that its reader has seen; what arrived meanwhile stays unread. Returns how many are
 * left. The index of unread messages bounds the work by what is unread.
 */
export async function readAllMessages({ db }: Pick<Deps, 'db'>, { ownerId }: Mailbox, upTo: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    with opened as (
      update message set read_at = now() where user_id = ${ownerId} and read_at is null and id <= ${upTo})
    select ${cappedCount(ownerId, 'unread', sql`and id > ${upTo}`)} as unread`.execute(db)
  return rows[0]?.unread ?? 0
}
