import type { people } from '@kms/contract'
import { sql } from 'kysely'

export type AuthorRow = {
  author_id: string
  author_nickname: string
  author_title: string
  author_big_v: boolean
  author_roles: string[]
}

/** What is shown of a person, from app_user joined as `u`; the columns that everybody may see and no others. */
export const AUTHOR_COLUMNS = sql.raw(
  'u.id::text as author_id, u.nickname as author_nickname, u.title as author_title, u.is_big_v as author_big_v, u.roles as author_roles',
)

const OFFICIAL = new Set(['staff', 'moderator', 'operator', 'administrator'])

export const presentAuthor = (row: AuthorRow): people.PublicUser => ({
  id: row.author_id,
  nickname: row.author_nickname,
  title: row.author_title,
  isBigV: row.author_big_v,
  isOfficial: row.author_roles.some((role) => OFFICIAL.has(role)),
})
