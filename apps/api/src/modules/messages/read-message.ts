import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Mailbox } from '../../policies/message.policy.ts'
import { cappedCount } from './message-queries.ts'

type Outcome = { exists: boolean; unread: number }

/**
 * Marks one of the owner's messages as read and returns how many are left unread. The first opening counts, later ones
 * change nothing. Another's message is as unknown as one that does not exist.
 */
export async function readMessage({ db }: Pick<Deps, 'db'>, { ownerId }: Mailbox, id: string): Promise<number> {
  // The select sees the table as it was before the update, hence `id <>`.
  const { rows } = await sql<Outcome>`
    with opened as (
      update message set read_at = now() where user_id = ${ownerId} and id = ${id} and read_at is null)
    select exists (select 1 from message where user_id = ${ownerId} and id = ${id}) as exists,
           ${cappedCount(ownerId, 'unread', sql`and id <> ${id}`)} as unread`.execute(db)
  const outcome = rows[0]
  if (!outcome?.exists) throw new AppError('message.not_found')
  return outcome.unread
}
