import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { audit } from '../../kernel/audit.ts'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { once, type Repeatable } from '../../kernel/once.ts'
import { lockWallet } from './lock-wallet.ts'

type Correction = { userId: string; amount: number; reason: string }

/** An operator's correction: one more row, never a change of one, with the reason beside it for the member and for the audit. */
export async function correctPoints(
  deps: Deps,
  operator: Member,
  { userId, amount, reason }: Correction,
  request: Repeatable,
): Promise<{ balance: number }> {
  const now = deps.clock.now()
  return once(deps, operator, request, async (tx) => {
    const { rows: known } = await sql`select 1 from app_user where id = ${userId}`.execute(tx)
    if (known.length === 0) throw new AppError('score.not_found')
    const { balance } = await lockWallet(tx, userId)
    if (balance + amount < 0) throw new AppError('score.not_enough')
    const { rows } = await sql<{ id: string; balance: number }>`
      with entry as (
        insert into point_entry (user_id, source, ref, amount, state, note, day, created_at, taken_at)
        values (${userId}, 'correction', gen_random_uuid()::text, ${amount}, 'taken', ${reason}, ${today(now)}::date, ${now}, ${now})
        returning id, amount
      )
      update point_balance b set balance = b.balance + entry.amount from entry where b.user_id = ${userId}
      returning entry.id, b.balance`.execute(tx)
    const row = rows[0] as { id: string; balance: number }
    const detail = { amount, reason, entryId: row.id, balance: row.balance }
    await audit(tx, operator, { action: 'points.correct', targetType: 'user', targetId: userId, detail })
    return { balance: row.balance }
  })
}
