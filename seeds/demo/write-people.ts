import { settlePeople } from '@kms/api/modules/people/settle-people'
import type { Db } from '@kms/db'
import { sql } from 'kysely'
import badgeFile from './badges.json' with { type: 'json' }
import { sectionIdOf, userIdOf, userKeys, users } from './read-corpus.ts'

const badges = badgeFile.map(({ key, name, condition, metric = '', threshold = 1, sections = [] }, index) => ({
  key,
  name,
  condition,
  metric,
  threshold,
  section_ids: sections.map(sectionIdOf),
  sort: index + 1,
}))

/** Everybody follows a few 大咖 and two neighbours: the same ones each time. */
const follows = userKeys.flatMap((key, index) => {
  const experts = users.filter(({ is_big_v }) => is_big_v).filter((_, place) => (place + index) % 3 === 0)
  const neighbours = [1, 2].map((step) => userIdOf(userKeys[(index + step) % userKeys.length] ?? key))
  return [...new Set([...experts.map(({ id }) => id), ...neighbours])]
    .filter((id) => id !== userIdOf(key))
    .map((followee_id) => ({ follower_id: userIdOf(key), followee_id }))
})

/** Badges, who follows whom, and what follows from what everybody wrote. */
export async function writePeople(db: Db) {
  await db
    .insertInto('badge')
    .values(badges)
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  await db
    .insertInto('user_focus')
    .values(follows)
    .onConflict((oc) => oc.doNothing())
    .execute()
  await sql`
    insert into user_tally (user_id, following_count, follower_count)
    select u.id, (select count(*) from user_focus where follower_id = u.id), (select count(*) from user_focus where followee_id = u.id)
    from app_user u
    on conflict (user_id) do update set following_count = excluded.following_count, follower_count = excluded.follower_count`.execute(
    db,
  )
  await settlePeople(db)
}
