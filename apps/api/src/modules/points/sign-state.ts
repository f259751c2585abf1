import { score } from '@kms/contract'
import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import { DAY_MS, today } from '../../kernel/clock.ts'
import type { RuleRow } from './point-rules.ts'

export const yesterday = (now: Date) => today(new Date(now.getTime() - DAY_MS))

type Signed = { signedToday: boolean; streak: number }

/** The streak of a member as one value of a statement: of today, else of yesterday, else nothing. */
export const SIGNED = (userId: string, now: Date) => sql<{ day: string; streak: number } | null>`(
  select json_build_object('day', day::text, 'streak', streak) from point_sign
  where user_id = ${userId} and day in (${today(now)}::date, ${yesterday(now)}::date) order by day desc limit 1)`

export const signedFrom = (row: { day: string; streak: number } | null, now: Date): Signed => ({
  signedToday: row?.day === today(now),
  streak: row?.streak ?? 0,
})

/** The card: seven cells of the round that today belongs to, each with what its day earns. */
export function signStateOf(rules: readonly RuleRow[], { signedToday, streak }: Signed): score.SignState {
  const worthOf = (code: string) => {
    const rule = rules.find((each) => each.code === code)
    return rule?.enabled ? rule.amount : 0
  }
  const [daily, bonus] = [worthOf('sign'), worthOf('sign7')]
  const amountOf = (day: number) => daily + (day % score.STREAK_DAYS === 0 ? bonus : 0)
  const current = signedToday ? streak : streak + 1
  const first = current - ((current - 1) % score.STREAK_DAYS)
  return {
    signedToday,
    streak,
    worth: amountOf(current),
    days: Array.from({ length: score.STREAK_DAYS }, (_, index) => ({
      day: first + index,
      amount: amountOf(first + index),
      signed: first + index <= streak,
    })),
  }
}

/** For whoever shows the card beside something else; one statement. */
export async function readSignState(db: Db | Tx, rules: readonly RuleRow[], userId: string, now: Date) {
  const { rows } = await sql<{ signed: { day: string; streak: number } | null }>`
    select ${SIGNED(userId, now)} as signed`.execute(db)
  return signStateOf(rules, signedFrom(rows[0]?.signed ?? null, now))
}
