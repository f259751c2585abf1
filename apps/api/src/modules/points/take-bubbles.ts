import type { Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Wallet } from '../../policies/points.policy.ts'
import { lockWallet } from './lock-wallet.ts'

type Taken = { count: number; amount: number; balance: number }

async function take(tx: Tx, userId: string, now: Date, which: RawBuilder<unknown>): Promise<Taken> {
  const { balance } = await lockWallet(tx, userId)
  const { rows } = await sql<Taken>`
    with taken as (
      update point_entry set state = 'taken', taken_at = ${now}
      where user_id = ${userId} and state = 'bubble' and expires_at > ${now} and ${which} returning amount
    ), summed as (
      select count(*)::int as count, sum(amount)::int as amount from taken
    )
    update point_balance b set balance = b.balance + s.amount from summed s
    where b.user_id = ${userId} and s.count > 0 returning s.count, s.amount, b.balance`.execute(tx)
  return rows[0] ?? { count: 0, amount: 0, balance }
}

/** Takes one bubble. Of another's, or of one that never was, nothing is said. */
export async function takeBubble({ db, clock }: Deps, { ownerId }: Wallet, id: string) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const { count, amount, balance } = await take(tx, ownerId, now, sql`id = ${id}`)
    if (count > 0) return { amount, balance }
    const { rows } = await sql<{ state: string }>`
      select state from point_entry where user_id = ${ownerId} and id = ${id}`.execute(tx)
    const state = rows[0]?.state
    // A void one is as good as missing: its cause is gone.
    if (state === undefined || state === 'void') throw new AppError('score.not_found')
    if (state !== 'taken') throw new AppError('score.expired')
    return { amount: 0, balance }
  })
}

export async function takeAllBubbles({ db, clock }: Deps, { ownerId }: Wallet): Promise<Taken> {
  const now = clock.now()
  return db.transaction().execute((tx) => take(tx, ownerId, now, sql`true`))
}
