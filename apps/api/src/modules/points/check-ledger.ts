import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

const AT_ONCE = 5_000

export type Drift = { userId: string; balance: number; ledger: number; reputation: number; ledgerReputation: number }

/**
 * Every night: each balance against the sum of its ledger, members in steps, each step in one statement and so at one moment.
 * Nothing is put right by itself: a difference is a fault or an attack, and somebody has to look. It is audited beside the
 * member it concerns.
 */
export async function checkLedger({ db }: Pick<Deps, 'db'>): Promise<Drift[]> {
  const drifts: Drift[] = []
  for (let after: string | null = '0'; after !== null;) {
    const step = await compareSome({ db }, after)
    drifts.push(...step.drifts)
    after = step.last
  }
  if (drifts.length > 0) await noteDrifts({ db }, drifts)
  return drifts
}

async function compareSome({ db }: Pick<Deps, 'db'>, after: string): Promise<{ last: string | null; drifts: Drift[] }> {
  const { rows } = await sql<{ last: string | null; drifts: Drift[] }>`
    with step as (
      select user_id, balance, reputation from point_balance where user_id > ${after}::bigint order by user_id limit ${AT_ONCE}
    ), compared as (
      select b.user_id, b.balance, b.reputation, s.ledger, s.ledger_reputation
      from step b cross join lateral (
        select coalesce(sum(amount) filter (where state = 'taken'), 0)::int as ledger,
          coalesce(sum(reputation), 0)::int as ledger_reputation
        from point_entry where user_id = b.user_id) s
    )
    select (select max(user_id)::text from step) as last,
      (select coalesce(json_agg(json_build_object('userId', user_id::text, 'balance', balance, 'ledger', ledger,
          'reputation', reputation, 'ledgerReputation', ledger_reputation)), '[]')
       from compared where balance <> ledger or reputation <> ledger_reputation) as drifts`.execute(db)
  return rows[0] ?? { last: null, drifts: [] }
}

const noteDrifts = ({ db }: Pick<Deps, 'db'>, drifts: readonly Drift[]) =>
  db
    .insertInto('audit_event')
    .values(
      drifts.map(({ userId, ...detail }) => ({
        ...{ actor_id: userId, action: 'points.drift', target_type: 'user', target_id: userId },
        detail: JSON.stringify({ ...detail, foundBy: 'points.check' }),
      })),
    )
    .execute()
