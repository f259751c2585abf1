import type { adminReview } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { SensitiveHit } from './sensitive/sensitive-matcher.ts'

/** One version of a piece that must be seen before, or is doubted after, it is public. */
export type ReviewSubmission = {
  targetType: adminReview.ReviewTarget
  targetId: string
  revision: number
  authorId: string
  reason: adminReview.ReviewReason
  isArticle: boolean
  /** The question that it is, or stands under. */
  questionId: string
  sectionId: string | null
  /** What the queue shows: the piece's own title, or its question's. */
  title: string
  /** Sanitised. */
  html: string
  /** From `reviewTextOf`; hits are places in it. */
  text: string
  hits: readonly SensitiveHit[]
  /** What readers see meanwhile. */
  published: { title: string; text: string } | null
}

/**
 * Puts a version into the queue, in the transaction that wrote it. A piece waits once: a newer version takes the place, and the
 * time of waiting, of the one before, and whoever had that open finds out when deciding.
 */
export async function submitForReview(tx: Tx, item: ReviewSubmission): Promise<string> {
  const isReport = item.reason === 'report'
  const { rows } = await sql<{ id: string }>`
    insert into review_item (target_type, target_id, revision, author_id, reason, is_article, question_id, section_id, title,
                             content_html, content_text, published_title, published_text, hits, report_count)
    values (${item.targetType}, ${item.targetId}, ${item.revision}, ${item.authorId}, ${item.reason}, ${item.isArticle},
            ${item.questionId}, ${item.sectionId}, ${item.title}, ${item.html}, ${item.text},
            ${item.published?.title ?? null}, ${item.published?.text ?? null}, ${JSON.stringify(item.hits)},
            ${isReport ? 1 : 0})
    on conflict (target_type, target_id) where state in ('waiting', 'handed_over') do update set
      revision = excluded.revision, is_article = excluded.is_article, section_id = excluded.section_id,
      title = excluded.title, content_html = excluded.content_html, content_text = excluded.content_text,
      published_title = excluded.published_title, published_text = excluded.published_text, hits = excluded.hits,
      -- What waits anyway keeps its reason when readers report it as well.
      reason = case when excluded.reason = 'report' then review_item.reason else excluded.reason end,
      report_count = review_item.report_count + excluded.report_count
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the review item was not written')
  return row.id
}

/** The piece is gone, or has become what needs no review: nobody has to look at it any more. */
export async function withdrawFromReview(tx: Tx, targetType: adminReview.ReviewTarget, targetId: string) {
  await tx
    .deleteFrom('review_item')
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .where('state', 'in', ['waiting', 'handed_over'])
    .execute()
}
