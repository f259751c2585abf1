import { sql } from 'kysely'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { lockWallet } from './lock-wallet.ts'

type Pending = { order_no: string; user_id: string; amount: number; code: string; platform: string; account: string }

/**
 * Sends an order to its platform and writes down how it ended. While the platform does not answer the job comes back: nothing
 * is refunded as long as nobody knows whether it was paid out. The order number makes a second sending harmless there.
 */
export async function settleExchange(deps: Deps, { exchangeId }: JobPayloads['points.exchange']) {
  const { rows } = await sql<Pending>`
    select e.order_no::text as order_no, e.user_id, e.amount, p.code, p.name as platform,
      coalesce((select subject from user_identity i where i.user_id = e.user_id and i.provider = 'iam' order by created_at limit 1),
        'kms-' || e.user_id) as account
    from score_exchange e join score_platform p on p.id = e.platform_id
    where e.id = ${exchangeId} and e.state = 'pending'`.execute(deps.db)
  const order = rows[0]
  if (!order) return
  const answer = await deps.scorePlatform.order({
    orderNo: order.order_no,
    platform: order.code,
    account: order.account,
    points: order.amount,
  })
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockWallet(tx, order.user_id)
    const accepted = answer.state === 'accepted'
    const { numAffectedRows } = await sql`
      update score_exchange set state = ${accepted ? 'done' : 'failed'}, settled_at = ${now},
        platform_order_no = ${accepted ? answer.platformOrderNo : ''}, reason = ${accepted ? '' : answer.reason}
      where id = ${exchangeId} and state = 'pending'`.execute(tx)
    // Another run of this job was first.
    if (numAffectedRows === 0n || accepted) return
    await sql`
      with entry as (
        insert into point_entry (user_id, source, ref, amount, state, note, day, created_at, taken_at)
        values (${order.user_id}, 'refund', ${exchangeId}, ${order.amount}, 'taken', ${order.platform}, ${today(now)}::date,
          ${now}, ${now})
        returning amount
      )
      update point_balance b set balance = b.balance + entry.amount from entry where b.user_id = ${order.user_id}`.execute(
      tx,
    )
  })
}
