import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { today } from '../../kernel/clock.ts'
import { lockWallet } from './lock-wallet.ts'
import type { EarningRule } from './point-rules.ts'

type Paid = {
  id: string
  source: string
  amount: number
  reputation: number
  state: 'bubble' | 'taken' | 'expired' | 'void'
  note: string
  day: string
}

/** Takes back what a cause was paid, e.g. when a like is withdrawn. Twice is a no-op. */
export async function reversePoints(tx: Tx, paid: { userId: string; rule: EarningRule; cause: string; now: Date }) {
  await reverseWhere(
    tx,
    paid.userId,
    paid.now,
    sql`e.user_id = ${paid.userId} and e.source = ${paid.rule} and e.ref = ${paid.cause}`,
  )
}

/** Takes back everything that a piece earned its author, e.g. when it is removed. */
export async function reverseSubject(tx: Tx, subject: { userId: string; subject: string; now: Date }) {
  const { userId, now } = subject
  await reverseWhere(tx, userId, now, sql`e.user_id = ${userId} and e.subject = ${subject.subject}`)
}

async function reverseWhere(tx: Tx, userId: string, now: Date, which: ReturnType<typeof sql>) {
  const { balance } = await lockWallet(tx, userId)
  const { rows: paid } = await sql<Paid>`
    select e.id, e.source, e.amount, e.reputation, e.state, e.note, e.day::text as day from point_entry e
    where ${which} and e.amount > 0 and not exists (select 1 from point_entry r
      where r.user_id = e.user_id and r.source = 'reversal' and r.ref = e.id::text)
    order by e.id`.execute(tx)
  if (paid.length === 0) return
  const rows = takenBack(paid, balance)
  // A bubble that nobody took was never in the balance: it bursts, and only the reputation has to be taken back.
  await sql`
    update point_entry set state = 'void'
    where user_id = ${userId} and id = any(${paid.map(({ id }) => id)}::bigint[]) and state = 'bubble'`.execute(tx)
  await sql`
    with gone as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as g (id text, source text, day date, amount integer, reputation integer, note text)
    ), entries as (
      insert into point_entry (user_id, source, ref, amount, reputation, state, note, day, created_at, taken_at)
      select ${userId}, 'reversal', id, amount, -reputation, 'taken', note, ${today(now)}::date, ${now}, ${now} from gone
    ), days as (
      -- Ranks forget it; the day's cap does not, or a cap could be filled again and again.
      update point_day d set reputation = greatest(0, d.reputation - g.reputation)
      from (select day, source, sum(reputation) as reputation from gone group by day, source) g
      where d.user_id = ${userId} and d.day = g.day and d.source = g.source
    )
    update point_balance b set balance = b.balance + s.amount, reputation = b.reputation - s.reputation
    from (select sum(amount) as amount, sum(reputation) as reputation from gone) s
    where b.user_id = ${userId}`.execute(tx)
}

/**
 * What each reversal moves. A balance never falls below zero: what was spent meanwhile is let go, so that nobody owes points.
 * The row is written all the same, with what could be taken; it is what keeps the cause from being reversed twice.
 */
export function takenBack(paid: readonly Paid[], balance: number) {
  let left = balance
  return paid.map(({ id, source, day, state, note, amount, reputation }) => {
    const taken = state === 'taken' ? Math.min(amount, left) : 0
    left -= taken
    return { id, source, day, amount: -taken, reputation, note }
  })
}
