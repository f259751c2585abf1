import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { pictureAddress, type Picture } from '../files/index.ts'

export type AvatarRow = { avatar: Picture | null }

/** A person's picture, joined as `av` to app_user `u`; nothing while it is still being looked into. */
export const AVATAR_JOIN = sql.raw(
  "left join file av on av.id = u.avatar_file_id and av.state = 'ready' and av.purpose = 'image'",
)
export const AVATAR_COLUMNS = sql.raw(
  `case when av.id is not null then json_build_object('key', av.key, 'type', av.type, 'thumbnails', av.thumbnails) end as avatar`,
)

export const avatarUrl = ({ store }: Pick<Deps, 'store'>, { avatar }: AvatarRow): string | null =>
  avatar && pictureAddress(store, avatar)
