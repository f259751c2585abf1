import type { score } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId } from '../../kernel/keyset-cursor.ts'
import type { Wallet } from '../../policies/points.policy.ts'

export type ExchangeRow = {
  id: string
  platform: string
  amount: number
  state: score.ExchangeState
  reason: string
  created_at: Date
}

export const presentExchange = ({ created_at, ...row }: ExchangeRow): score.ScoreExchange => ({
  id: row.id,
  platform: row.platform,
  amount: row.amount,
  state: row.state,
  reason: row.reason,
  createDate: created_at.toISOString(),
})

export async function listExchanges({ db }: Deps, { ownerId }: Wallet, { size, cursor }: score.OnwardsRequest) {
  const [lastId] = cursor ? decodeKeyset(cursor, [isCursorId]) : []
  const { rows } = await sql<ExchangeRow>`
    select e.id, p.name as platform, e.amount, e.state, e.reason, e.created_at
    from score_exchange e join score_platform p on p.id = e.platform_id
    where e.user_id = ${ownerId} and ${lastId ? sql`e.id < ${lastId}` : sql`true`}
    order by e.id desc limit ${size + 1}`.execute(db)
  const last = rows[size - 1]
  return {
    records: rows.slice(0, size).map(presentExchange),
    nextCursor: rows.length > size && last ? encodeKeyset([last.id]) : null,
  }
}
