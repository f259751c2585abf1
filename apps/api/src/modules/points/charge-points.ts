import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { today } from '../../kernel/clock.ts'
import { lockWallet } from './lock-wallet.ts'

/** What a violation costs: as the rule says, and never more than there is. Once per cause. */
export async function chargeViolation(tx: Tx, charge: { userId: string; cause: string; note: string; now: Date }) {
  const { userId, cause, note, now } = charge
  const { balance } = await lockWallet(tx, userId)
  await sql`
    with entry as (
      insert into point_entry (user_id, source, ref, amount, state, note, day, created_at, taken_at)
      select ${userId}, code, ${cause}, -least(-amount, ${balance}::integer), 'taken', ${note}, ${today(now)}::date, ${now}, ${now}
      from point_rule where code = 'violation' and enabled and amount < 0
      on conflict do nothing returning amount
    )
    update point_balance b set balance = b.balance + entry.amount from entry where b.user_id = ${userId}`.execute(tx)
}
