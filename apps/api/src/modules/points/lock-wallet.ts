import type { Tx } from '@kms/db'
import { sql } from 'kysely'

/**
 * Whoever changes a member's points does it with this row locked, and locks it before any row of the ledger: changes of one
 * member come one after the other, and no two wait for each other.
 */
export async function lockWallet(tx: Tx, userId: string): Promise<{ balance: number; reputation: number }> {
  const { rows } = await sql<{ balance: number; reputation: number }>`
    insert into point_balance (user_id) values (${userId})
    on conflict (user_id) do update set updated_at = now() returning balance, reputation`.execute(tx)
  return rows[0] ?? { balance: 0, reputation: 0 }
}
