import { score } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { DAY_MS, today } from '../../kernel/clock.ts'
import { lockWallet } from './lock-wallet.ts'
import type { EarningRule } from './point-rules.ts'

export type Award = {
  userId: string
  rule: EarningRule
  /** What it is for, e.g. `answer:5`: pays once, however often it is asked for. */
  cause: string
  /** Whose removal takes the points back. */
  subject?: string
  /** What the member reads beside it. */
  note?: string
  /** Pays again after it was taken back. */
  again?: boolean
  now: Date
}

/** A title in a ledger, not a text. */
const NOTE_LENGTH = 60
/** An asker who changes his mind all day long pays nobody for ever. */
const MOST_TURNS = 5

/**
 * Puts points before a member, as a bubble to be taken. Nothing happens when the cause was paid before, when the day's cap of
 * the rule would be passed, or when the rule is switched off. Returns what was earned.
 */
export async function awardPoints(tx: Tx, award: Award): Promise<number> {
  const { userId, rule, cause, subject = null, note = '', again = false, now } = award
  await lockWallet(tx, userId)
  const { rows } = await sql<{ amount: number }>`
    with last as (
      select e.turn, exists (select 1 from point_entry r
          where r.user_id = e.user_id and r.source = 'reversal' and r.ref = e.id::text) as reversed
      from point_entry e where e.user_id = ${userId} and e.source = ${rule} and e.ref = ${cause}
      order by e.turn desc limit 1
    ), entry as (
      insert into point_entry
        (user_id, source, ref, turn, amount, reputation, state, subject, note, day, created_at, expires_at)
      select ${userId}, r.code, ${cause}, coalesce(last.turn, 0) + 1, r.amount, r.reputation, 'bubble', ${subject}::text,
        ${note.slice(0, NOTE_LENGTH)}, ${today(now)}::date, ${now}, ${new Date(now.getTime() + score.BUBBLE_DAYS * DAY_MS)}
      from point_rule r left join last on true
      where r.code = ${rule} and r.enabled and r.amount > 0
        and (last.turn is null or (${again} and last.reversed and last.turn < ${MOST_TURNS}))
        and (r.daily_cap = 0 or r.amount <= r.daily_cap - coalesce((select d.amount from point_day d
          where d.user_id = ${userId} and d.day = ${today(now)}::date and d.source = r.code), 0))
        and not exists (select 1 from app_user u where u.id = ${userId} and 'banned' = any(u.roles))
      on conflict do nothing
      returning user_id, source, day, amount, reputation
    ), counted as (
      insert into point_day as d (user_id, day, source, amount, reputation)
      select user_id, day, source, amount, reputation from entry
      on conflict (user_id, day, source)
        do update set amount = d.amount + excluded.amount, reputation = d.reputation + excluded.reputation
    )
    update point_balance b set reputation = b.reputation + entry.reputation from entry
    where b.user_id = entry.user_id returning entry.amount`.execute(tx)
  return rows[0]?.amount ?? 0
}
