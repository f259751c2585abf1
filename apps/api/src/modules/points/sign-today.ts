import { score } from '@kms/contract'
import { sql } from 'kysely'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Wallet } from '../../policies/points.policy.ts'
import { awardPoints } from './award-points.ts'
import { lockWallet } from './lock-wallet.ts'
import { loadRules } from './point-rules.ts'
import { signStateOf, yesterday } from './sign-state.ts'

/** 签到. The key of the table allows one a day; who was here yesterday goes on counting. */
export async function signToday(deps: Deps, { ownerId }: Wallet): Promise<score.SignState> {
  const now = deps.clock.now()
  const day = today(now)
  const rules = await loadRules(deps)
  const streak = await deps.db.transaction().execute(async (tx) => {
    await lockWallet(tx, ownerId)
    const { rows } = await sql<{ streak: number }>`
      insert into point_sign (user_id, day, streak)
      select ${ownerId}, ${day}::date, 1 + coalesce(
        (select streak from point_sign where user_id = ${ownerId} and day = ${yesterday(now)}::date), 0)
      on conflict do nothing returning streak`.execute(tx)
    const signed = rows[0]
    if (!signed) return undefined
    const award = { userId: ownerId, cause: day, note: `连续 ${signed.streak} 天`, now }
    await awardPoints(tx, { ...award, rule: 'sign' })
    if (signed.streak % score.STREAK_DAYS === 0) await awardPoints(tx, { ...award, rule: 'sign7' })
    return signed.streak
  })
  if (streak !== undefined) return signStateOf(rules, { signedToday: true, streak })
  const { rows } = await sql<{ streak: number }>`
    select streak from point_sign where user_id = ${ownerId} and day = ${day}::date`.execute(deps.db)
  return signStateOf(rules, { signedToday: true, streak: rows[0]?.streak ?? 1 })
}
