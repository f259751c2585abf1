import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { HOME_TAG } from '../home-tags.ts'
import { changedNotice, NOTICE_COLUMNS } from './notices.ts'

type Publication = { revision: number; tell: boolean }

/** Puts a notice before readers. One that was written for later keeps its time, and members are told when it has come. */
export async function publishNotice(deps: Deps, editor: Member, id: string, { revision, tell }: Publication) {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update notice set is_published = true, published_at = case when is_published then published_at else greatest(published_at, now()) end,
        told_at = case when ${tell} then coalesce(told_at, now()) else told_at end, revision = revision + 1, updated_at = now()
      where id = ${id} and revision = ${revision} returning ${NOTICE_COLUMNS}`.execute(tx)
    const notice = await changedNotice(tx, id, rows)
    await audit(tx, editor, { action: 'notice.publish', targetType: 'notice', targetId: id, detail: { tell } })
    if (tell) {
      const delaySeconds = Math.max(0, Math.ceil((Date.parse(notice.publishedAt) - Date.now()) / 1000))
      await enqueue(tx, 'notice.tell', { noticeId: id, afterUserId: '0' }, { key: `notice.tell:${id}`, delaySeconds })
    }
    return notice
  })
  await deps.invalidation.publish([HOME_TAG])
  return saved
}

export async function withdrawNotice(deps: Deps, editor: Member, id: string, revision: number) {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update notice set is_published = false, revision = revision + 1, updated_at = now()
      where id = ${id} and revision = ${revision} returning ${NOTICE_COLUMNS}`.execute(tx)
    const notice = await changedNotice(tx, id, rows)
    await audit(tx, editor, { action: 'notice.withdraw', targetType: 'notice', targetId: id })
    return notice
  })
  await deps.invalidation.publish([HOME_TAG])
  return saved
}
