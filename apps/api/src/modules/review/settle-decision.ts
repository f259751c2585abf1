import type { adminReview } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { sendMessage } from '../messages/index.ts'

type Payload = JobPayloads['review.decided']

/**
 * The decision can no longer be taken back. False when it was: then nothing follows from it. Run again, it says the same.
 * Whoever owns the piece acts on the verdict next.
 */
export async function settleDecision({ db }: Deps, { itemId, decision, verdict }: Payload): Promise<boolean> {
  const { rows } = await sql`
    update review_item set settled_at = coalesce(settled_at, now())
    where id = ${itemId} and decision = ${decision} and state = ${verdict} returning id`.execute(db)
  return rows.length > 0
}

type Told = {
  author_id: string
  title: string
  is_article: boolean
  question_id: string
  target_type: adminReview.ReviewTarget
  target_id: string
  reason: adminReview.ReviewReason
}

const NAMES = { question: '问题', answer: '回答', comment: '评论' } as const

/** Tells the author, once the verdict is true. */
export async function tellAuthor({ db }: Deps, { itemId, decision, verdict, reason }: Payload) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Told>`
      select author_id, title, is_article, question_id, target_type, target_id, reason from review_item where id = ${itemId}`.execute(
      tx,
    )
    const [item] = rows
    // A report that came to nothing is no news to the author.
    if (!item || (item.reason === 'report' && verdict === 'passed')) return
    const name = item.is_article && item.target_type === 'question' ? '文章' : NAMES[item.target_type]
    await sendMessage(tx, {
      to: [item.author_id],
      kind: 'review',
      type: item.is_article ? 'TOPIC' : 'QUESTION',
      refId: item.question_id,
      ...(item.target_type === 'answer' && { answerId: item.target_id }),
      ...(item.target_type === 'comment' && { commentId: item.target_id }),
      title: verdict === 'passed' ? `你的${name}已通过审核` : `你的${name}被退回修改`,
      content: verdict === 'passed' ? `《${item.title}》：现在大家都能看到了。` : `《${item.title}》：${reason}`,
      cause: `review:${itemId}:${decision}`,
    })
  })
}
