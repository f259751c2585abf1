import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { trustOf, type Trust } from '../../policies/trust.policy.ts'

type TrustRow = { trust_level: number; published_count: number }

/** How far this author is trusted, by what operators said and what readers have seen of him. */
export async function readTrust(tx: Tx, author: Member): Promise<Trust> {
  const { rows } =
    await sql<TrustRow>`select trust_level, published_count from app_user where id = ${author.id}`.execute(tx)
  return trustFrom(author, rows[0])
}

export const trustFrom = ({ roles }: Member, row: TrustRow | undefined): Trust =>
  trustOf({ roles, trustLevel: row?.trust_level ?? 0, publishedCount: row?.published_count ?? 0 })
