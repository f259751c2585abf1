import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { enqueue } from '../../kernel/jobs.ts'

/** Likes of a piece within this time are one message: 3 people, not 3 messages. */
export const LIKES_TOGETHER_MINUTES = 120
/** Several at the same moment are told once. */
const SETTLE_SECONDS = 3

export type Liked = { targetType: 'question' | 'answer'; targetId: string }

/** In the transaction that sets a like or takes it back; its author is told by job. */
export async function noteLike(tx: Tx, { targetType, targetId }: Liked, on: boolean) {
  if (on)
    await sql`
      insert into like_batch (target_type, target_id) values (${targetType}, ${targetId})
      on conflict (target_type, target_id) do update set opened_at = now()
      where like_batch.opened_at < now() - make_interval(mins => ${LIKES_TOGETHER_MINUTES})`.execute(tx)
  await enqueue(
    tx,
    'message.liked',
    { targetType, targetId, on },
    { key: `message.liked:${targetType}:${targetId}:${on}`, delaySeconds: SETTLE_SECONDS },
  )
}
