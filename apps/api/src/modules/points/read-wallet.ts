import { score } from '@kms/contract'
import { sql } from 'kysely'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Wallet } from '../../policies/points.policy.ts'
import { loadRules, nameOf, type RuleRow } from './point-rules.ts'
import { SIGNED, signedFrom, signStateOf } from './sign-state.ts'

type Row = {
  balance: number
  reputation: number
  earned: number
  count: number
  amount: number
  bubbles: { id: string; source: string; amount: number; note: string; expires_at: string }[]
  signed: { day: string; streak: number } | null
}

/** All that the bubbles page shows above the history. One statement; the rules are in memory. */
export async function readWallet(deps: Deps, { ownerId }: Wallet): Promise<score.Wallet> {
  const now = deps.clock.now()
  const rules = await loadRules(deps)
  const waiting = sql`user_id = ${ownerId} and state = 'bubble' and expires_at > ${now}`
  const { rows } = await sql<Row>`
    select coalesce(b.balance, 0) as balance, coalesce(b.reputation, 0) as reputation,
      (select coalesce(sum(amount), 0)::int from point_day where user_id = ${ownerId} and day = ${today(now)}::date) as earned,
      w.count, w.amount, ${SIGNED(ownerId, now)} as signed,
      (select coalesce(json_agg(json_build_object('id', e.id::text, 'source', e.source, 'amount', e.amount, 'note', e.note,
          'expires_at', e.expires_at) order by e.expires_at, e.id), '[]')
       from (select id, source, amount, note, expires_at from point_entry where ${waiting}
             order by expires_at, id limit ${sql.lit(score.MAX_BUBBLES)}) e) as bubbles
    from (select count(*)::int as count, coalesce(sum(amount), 0)::int as amount from point_entry where ${waiting}) w
    left join point_balance b on b.user_id = ${ownerId}`.execute(deps.db)
  const row = rows[0] as Row
  return {
    balance: row.balance,
    reputation: row.reputation,
    today: { earned: row.earned, cap: dayCap(rules) },
    bubbles: row.bubbles.map(({ id, source, amount, note, expires_at }) => ({
      id,
      amount,
      name: nameOf(rules, source),
      label: rules.find(({ code }) => code === source)?.label ?? '',
      note,
      expiresAt: new Date(expires_at).toISOString(),
    })),
    waiting: { count: row.count, amount: row.amount },
    sign: signStateOf(rules, signedFrom(row.signed, now)),
    rules: rules
      .filter(({ enabled }) => enabled)
      .map(({ code, name, amount, daily_cap, note }) => ({ code, name, amount, dailyCap: daily_cap, note })),
  }
}

/** The most that a day can bring by what can be done every day. */
const dayCap = (rules: readonly RuleRow[]) =>
  rules.reduce((sum, { enabled, amount, daily_cap }) => sum + (enabled && amount > 0 ? daily_cap : 0), 0)
