import type { search } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { AUTHOR_COLUMNS, presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'

export type UserCard = Omit<search.UserHit, 'type' | 'highlight'> & { createdAt: string }

/** What anybody may know of these people, in this order; the banned are left out. One statement. */
export async function loadUserCards({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<UserCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<
    AuthorRow & { company_type: string; bio: string; published_count: number; created_at: Date }
  >`
    select ${AUTHOR_COLUMNS}, u.company_type, u.bio, u.published_count, u.created_at from app_user u
    where u.id = any(${ids}::bigint[]) and not 'banned' = any(u.roles)`.execute(db)
  const byId = new Map(rows.map((row) => [row.author_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { company_type: companyType, bio, published_count: publishedCount, created_at } = row
    return [{ ...presentAuthor(row), companyType, bio, publishedCount, createdAt: created_at.toISOString() }]
  })
}
