import { focus } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'

type Changed = { user_id: string; following_count: number; follower_count: number }

/**
 * Follows somebody. The row decides: both counts move only if one was really added, so retries and double clicks are harmless.
 * Counts are locked in the order of ids: two who follow each other at the same moment wait, they don't block each other.
 */
export async function followPerson(deps: Deps, member: Member, userId: string): Promise<focus.Focus> {
  if (userId === member.id) throw new AppError('focus.own')
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Changed>`
      with added as (
        insert into user_focus (follower_id, followee_id)
        select ${member.id}, u.id from app_user u where u.id = ${userId} and not 'banned' = any(u.roles)
        on conflict do nothing returning follower_id, followee_id)
      insert into user_tally (user_id, following_count, follower_count)
      select side.user_id, side.following, side.follower
      from added cross join lateral (values (follower_id, 1, 0), (followee_id, 0, 1)) side (user_id, following, follower)
      order by side.user_id
      on conflict (user_id) do update set following_count = user_tally.following_count + excluded.following_count,
        follower_count = user_tally.follower_count + excluded.follower_count
      returning user_id, following_count, follower_count`.execute(tx)
    const [mine, theirs] = [member.id, userId].map((id) => rows.find((row) => row.user_id === id))
    if (!mine || !theirs) return presentFocus(deps, member, userId)
    if (mine.following_count > focus.MAX_FOLLOWING) throw new AppError('focus.too_many')
    await enqueue(tx, 'person.followed', { followerId: member.id, followeeId: userId })
    return { focused: true, followerCount: theirs.follower_count }
  })
}

/** Takes it back; nothing happens when it was not there, and nobody learns whether the person exists. */
export async function unfollowPerson(deps: Deps, member: Member, userId: string): Promise<focus.Focus> {
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Changed>`
      with gone as (
        delete from user_focus where follower_id = ${member.id} and followee_id = ${userId} returning follower_id, followee_id),
      locked as (
        select t.user_id from user_tally t, gone where t.user_id in (gone.follower_id, gone.followee_id)
        order by t.user_id for update of t)
      update user_tally t set following_count = following_count - (t.user_id = ${member.id})::int,
        follower_count = follower_count - (t.user_id = ${userId})::int
      from locked where t.user_id = locked.user_id
      returning t.user_id, t.following_count, t.follower_count`.execute(tx)
    const theirs = rows.find((row) => row.user_id === userId)
    return theirs ? { focused: false, followerCount: theirs.follower_count } : presentCount(deps, userId)
  })
}

/** Nothing was added: followed already, or there is nobody to follow. */
async function presentFocus(deps: Deps, member: Member, userId: string): Promise<focus.Focus> {
  const { rows } = await sql<{ follower_count: number }>`
    select coalesce(t.follower_count, 0) as follower_count
    from user_focus f join app_user u on u.id = f.followee_id and not 'banned' = any(u.roles)
    left join user_tally t on t.user_id = f.followee_id
    where f.follower_id = ${member.id} and f.followee_id = ${userId}`.execute(deps.db)
  if (!rows[0]) throw new AppError('user.not_found')
  return { focused: true, followerCount: rows[0].follower_count }
}

async function presentCount({ db }: Deps, userId: string): Promise<focus.Focus> {
  const row = await db
    .selectFrom('user_tally')
    .select('follower_count')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { focused: false, followerCount: row?.follower_count ?? 0 }
}
