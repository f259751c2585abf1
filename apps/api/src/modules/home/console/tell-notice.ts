import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../../kernel/jobs.ts'
import { plainText } from '../../../kernel/sanitise-html.ts'
import { sendMessage } from '../../messages/index.ts'

/** Members told with one job; the next one goes on behind them. */
export const TOLD_AT_ONCE = 1000
const EXCERPT = 120

/**
 * Tells members of a notice, some at a time and in the order of their numbers. A batch and the job for the next one commit
 * together; who was told already is left out, so a batch that runs twice tells nobody twice. Withdrawn or ended meanwhile, it
 * tells nobody any more.
 */
export async function tellNotice(deps: Deps, { noticeId, afterUserId }: JobPayloads['notice.tell']) {
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ title: string; content_html: string; wait: number; members: string[] }>`
      select n.title, n.content_html, greatest(0, extract(epoch from n.published_at - now()))::float8 as wait,
        array(select id::text from app_user where id > ${afterUserId} and not ('banned' = any(roles)) order by app_user.id limit ${sql.lit(TOLD_AT_ONCE)}) as members
      from notice n where n.id = ${noticeId} and n.is_published and coalesce(n.ends_at > now(), true)`.execute(tx)
    const notice = rows[0]
    if (!notice) return
    const { members } = notice
    const last = members.at(-1)
    const next = (userId: string, delaySeconds = 0) =>
      enqueue(tx, 'notice.tell', { noticeId, afterUserId: userId }, { delaySeconds })
    // Put off to a later time after it was published.
    if (notice.wait > 0) return next(afterUserId, Math.ceil(notice.wait))
    await sendMessage(tx, {
      to: members,
      kind: 'notice',
      type: 'SYSTEM',
      refId: null,
      title: `公告：${notice.title}`,
      content: plainText(notice.content_html).slice(0, EXCERPT),
      cause: `notice:${noticeId}`,
    })
    if (last && members.length === TOLD_AT_ONCE) await next(last)
  })
}
