import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../kernel/jobs.ts'
import { sendMessage } from './send-message.ts'

/** Followers told by one run of the job: a short transaction. */
export const FOLLOWERS_AT_ONCE = 1_000
/** Told by message are the newest this many; whoever follows beyond finds the post in 关注, which is read and not written. */
export const FOLLOWERS_TOLD = 10_000

/** A piece that has just appeared for the first time: its followers will be told. Once, however often it changes. */
export async function noteNewPiece(tx: Tx, questionId: string) {
  const { rows } = await sql`
    insert into message_fan_out (question_id)
    select id from question
    where id = ${questionId} and status = 'published' and edition = 1 and published_at > now() - interval '1 day'
    on conflict do nothing returning question_id`.execute(tx)
  if (rows.length > 0) await enqueue(tx, 'message.posted', { questionId, after: null, told: 0 })
}

type Piece = { author_id: string; nickname: string; question_type: number; title: string; excerpt: string }
type Follower = { id: string; at: string }

/** One step through the followers, the newest first; the next step is a job of its own. */
export async function tellFollowers({ db }: Deps, { questionId, after, told }: JobPayloads['message.posted']) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Piece>`
      select q.author_id, u.nickname, q.question_type, q.title, q.excerpt from question q join app_user u on u.id = q.author_id
      where q.id = ${questionId} and q.status = 'published'`.execute(tx)
    const [piece] = rows
    if (!piece) return
    const beyond =
      after === null ? sql`` : sql`and (created_at, follower_id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    const { rows: followers } = await sql<Follower>`
      select follower_id as id, created_at::text as at from user_focus
      where followee_id = ${piece.author_id} ${beyond}
      order by created_at desc, follower_id desc limit ${FOLLOWERS_AT_ONCE}`.execute(tx)
    const isQuestion = piece.question_type === 0
    await sendMessage(tx, {
      to: followers.map(({ id }) => id),
      kind: 'authorPosted',
      type: isQuestion ? 'QUESTION' : 'TOPIC',
      refId: questionId,
      actorId: piece.author_id,
      title: `${piece.nickname} ${isQuestion ? '提出了新问题' : '发布了新文章'}`,
      content: `《${piece.title}》${piece.excerpt}`,
      cause: `posted:${questionId}`,
    })
    const last = followers.at(-1)
    const sum = told + followers.length
    if (last && followers.length === FOLLOWERS_AT_ONCE && sum < FOLLOWERS_TOLD)
      await enqueue(tx, 'message.posted', { questionId, after: last, told: sum })
  })
}
