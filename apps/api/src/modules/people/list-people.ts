import type { focus } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { decodeKeyset, encodeKeyset, isCursorId, isCursorTime } from '../../kernel/keyset-cursor.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { AUTHOR_COLUMNS, presentAuthor, type AuthorRow } from '../../kernel/public-user.ts'
import { AVATAR_COLUMNS, AVATAR_JOIN, avatarUrl, type AvatarRow } from './avatar.ts'

export type PageRequest = { current: number; size: number; cursor?: string | undefined }
export const EMPTY_HIDDEN = { records: [], total: 0, pages: 0, current: 1, nextCursor: null, hidden: true }

type Row = AuthorRow &
  AvatarRow & {
    position: string
    company_type: string
    bio: string
    follower_count: number
    focused: boolean
    total: number
  }

/** Whom somebody follows, or who follows them. */
export type Direction = 'following' | 'followers'
const SIDES = {
  following: { owner: sql.ref('f.follower_id'), person: sql.ref('f.followee_id'), total: sql.ref('following_count') },
  followers: { owner: sql.ref('f.followee_id'), person: sql.ref('f.follower_id'), total: sql.ref('follower_count') },
}

/** One statement: an index range of one person, newest first, and whether the reader follows each. */
export async function listPeople(
  deps: Deps,
  reader: Member,
  { ownerId, direction }: { ownerId: string; direction: Direction },
  request: PageRequest,
): Promise<focus.PeoplePage> {
  refuseTooDeep(request)
  const { current, size, cursor } = request
  const { owner, person, total } = SIDES[direction]
  const [time, id] = cursor ? decodeKeyset(cursor, [isCursorTime, isCursorId]) : []
  const before = cursor ? sql`and (f.created_at, ${person}) < (${time}::timestamptz, ${id}::bigint)` : sql``
  const offset = cursor ? sql`` : sql`offset ${(current - 1) * size}`
  const { rows } = await sql<Row>`
    select ${AUTHOR_COLUMNS}, ${AVATAR_COLUMNS}, u.company_type, u.bio, f.created_at::text as position,
      coalesce(t.follower_count, 0) as follower_count,
      exists (select from user_focus m where m.follower_id = ${reader.id} and m.followee_id = u.id) as focused,
      (select ${total} from user_tally o where o.user_id = ${ownerId}) as total
    from user_focus f join app_user u on u.id = ${person} ${AVATAR_JOIN} left join user_tally t on t.user_id = u.id
    where ${owner} = ${ownerId} and not 'banned' = any(u.roles) ${before}
    order by f.created_at desc, ${person} desc limit ${size + 1} ${offset}`.execute(deps.db)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const nextCursor = rows.length > size && last ? encodeKeyset([last.position, last.author_id]) : null
  const records = shown.map((row) => ({
    ...presentAuthor(row),
    companyType: row.company_type,
    bio: row.bio,
    avatarUrl: avatarUrl(deps, row),
    followerCount: row.follower_count,
    focused: row.focused,
  }))
  return { ...toPage({ records, total: rows[0]?.total ?? 0, current, size, nextCursor }), hidden: false }
}
