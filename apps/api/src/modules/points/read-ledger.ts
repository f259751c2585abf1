import type { adminPoints } from '@kms/contract'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId } from '../../kernel/keyset-cursor.ts'
import { AUTHOR_COLUMNS, presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { loadRules, nameOf } from './point-rules.ts'

type Owner = AuthorRow & { balance: number; reputation: number }
type Row = {
  id: string
  source: string
  ref: string
  amount: number
  reputation: number
  note: string
  state: adminPoints.LedgerRow['state']
  created_at: Date
}

/** Every row of a member's ledger, whatever its state. */
export async function readLedger(
  deps: Deps,
  { userId, size, cursor }: { userId: string; size: number; cursor?: string | undefined },
): Promise<adminPoints.MemberLedger> {
  const [lastId] = cursor ? decodeKeyset(cursor, [isCursorId]) : []
  const rules = await loadRules(deps)
  const { rows: owners } = await sql<Owner>`
    select ${AUTHOR_COLUMNS}, coalesce(b.balance, 0) as balance, coalesce(b.reputation, 0) as reputation
    from app_user u left join point_balance b on b.user_id = u.id where u.id = ${userId}`.execute(deps.db)
  const owner = owners[0]
  if (!owner) throw new AppError('score.not_found')
  const { rows } = await sql<Row>`
    select id, source, ref, amount, reputation, note, state, created_at from point_entry
    where user_id = ${userId} and ${lastId ? sql`id < ${lastId}` : sql`true`}
    order by id desc limit ${size + 1}`.execute(deps.db)
  const last = rows[size - 1]
  return {
    user: presentAuthor(owner),
    balance: owner.balance,
    reputation: owner.reputation,
    records: rows.slice(0, size).map(({ source, ref, created_at, ...row }) => ({
      ...row,
      name: nameOf(rules, source),
      cause: `${source} ${ref}`,
      createDate: created_at.toISOString(),
    })),
    nextCursor: rows.length > size && last ? encodeKeyset([last.id]) : null,
  }
}
