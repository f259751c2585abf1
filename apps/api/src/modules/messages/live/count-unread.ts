import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { cappedCount } from '../message-queries.ts'

/** The unread messages of whoever these sessions belong to; sessions that have ended meanwhile are missing. One statement. */
export async function countUnread({ db }: Pick<Deps, 'db'>, sessionIds: readonly string[]) {
  const { rows } = await sql<{ id: string; unread: number }>`
    select s.id, ${cappedCount(sql.ref('s.user_id'), 'unread')} as unread
    from user_session s join app_user u on u.id = s.user_id
    where s.id = any(${sessionIds}::uuid[]) and s.revoked_at is null and s.expires_at > now()
      and not u.roles @> array['banned']`.execute(db)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}
