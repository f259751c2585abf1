import type { score } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import type { Wallet } from '../../policies/points.policy.ts'
import { loadRules, nameOf } from './point-rules.ts'

type Row = { id: string; source: string; amount: number; note: string; taken_at: Date; position: string }

/** What moved the balance. One index range of one member. */
export async function listHistory(deps: Deps, { ownerId }: Wallet, { size, cursor }: score.OnwardsRequest) {
  const [takenAt, lastId] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorId]) : []
  const rules = await loadRules(deps)
  const { rows } = await sql<Row>`
    select id, source, amount, note, taken_at, taken_at::text as position from point_entry
    where user_id = ${ownerId} and state = 'taken' and amount <> 0
      and ${takenAt ? sql`(taken_at, id) < (${takenAt}::timestamptz, ${lastId}::bigint)` : sql`true`}
    order by taken_at desc, id desc limit ${size + 1}`.execute(deps.db)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    records: page.map(({ id, source, amount, note, taken_at }): score.ScoreEntry => ({
      id,
      amount,
      // Where the points went is what their owner looks for.
      ...(source === 'exchange' ? { name: `兑换 ${note}`, note: '' } : { name: nameOf(rules, source), note }),
      takenAt: taken_at.toISOString(),
    })),
    nextCursor: rows.length > size && last ? encodeKeyset([last.position, last.id]) : null,
  }
}
