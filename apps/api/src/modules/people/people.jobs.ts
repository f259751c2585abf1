import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { sendMessage } from '../messages/index.ts'
import { countAnew } from './note-dynamic.ts'
import { settlePeople } from './settle-people.ts'
import { awardBadges, countWork } from './tally.ts'

/** What somebody has before readers changed: counted anew, and whatever badges that gives. */
export async function refreshTally({ db }: Deps, { userId }: JobPayloads['people.tally']) {
  await db.transaction().execute(async (tx) => {
    const person = sql`u.id = ${userId}`
    await countWork(tx, person)
    await awardBadges(tx, person)
  })
}

/** Told once, however often somebody follows and thinks better of it. */
export async function followFollow({ db }: Deps, { followerId, followeeId }: JobPayloads['person.followed']) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ nickname: string }>`
      select u.nickname from user_focus f join app_user u on u.id = f.follower_id
      where f.follower_id = ${followerId} and f.followee_id = ${followeeId}`.execute(tx)
    if (!rows[0]) return
    await sendMessage(tx, {
      to: [followeeId],
      kind: 'followed',
      type: 'SYSTEM',
      refId: null,
      title: `${rows[0].nickname} 关注了您`,
      content: '您的新动态会出现在对方的关注里',
      cause: `follow:${followerId}`,
    })
    await countAnew(tx, followeeId)
  })
}

/** Every night: what was published lately and, for whatever reason, never noted. */
const REPAIRED_DAYS = 3
export const repairPeople = ({ db }: Deps) => settlePeople(db, { days: REPAIRED_DAYS })
