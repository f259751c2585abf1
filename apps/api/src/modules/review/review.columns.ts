import { adminReview } from '@kms/contract'
import { sql } from 'kysely'

export type ReviewRowRecord = {
  id: string
  target_type: adminReview.ReviewTarget
  target_id: string
  is_article: boolean
  is_change: boolean
  question_id: string
  revision: number
  reason: adminReview.ReviewReason
  title: string
  hit_count: number
  report_count: number
  author_id: string
  author_name: string
  state: adminReview.ReviewState
  claimed_by: string | null
  claimer_name: string | null
  decided_by: string | null
  decider_name: string | null
  decided_at: Date | null
  created_at: Date
}

/** A claim that was forgotten is none. */
export const ROW_COLUMNS = sql`
  i.id, i.target_type, i.target_id, i.is_article, i.published_text is not null as is_change, i.question_id, i.revision,
  i.reason, i.title, jsonb_array_length(i.hits) as hit_count, i.report_count, i.author_id, author.nickname as author_name,
  i.state, claimer.id as claimed_by, claimer.nickname as claimer_name, i.decided_by, decider.nickname as decider_name,
  i.decided_at, i.created_at`

export const ROW_JOINS = sql`
  join app_user author on author.id = i.author_id
  left join app_user claimer on claimer.id = i.claimed_by
    and i.claimed_at >= now() - make_interval(mins => ${adminReview.CLAIM_MINUTES})
  left join app_user decider on decider.id = i.decided_by`

const person = (id: string | null, nickname: string | null) => (id === null ? null : { id, nickname: nickname ?? '' })

export const presentRow = (row: ReviewRowRecord): adminReview.ReviewRow => ({
  id: row.id,
  targetType: row.target_type,
  targetId: row.target_id,
  isArticle: row.is_article,
  isChange: row.is_change,
  questionId: row.question_id,
  revision: row.revision,
  reason: row.reason,
  title: row.title,
  hitCount: row.hit_count,
  reportCount: row.report_count,
  author: { id: row.author_id, nickname: row.author_name },
  state: row.state,
  claimedBy: person(row.claimed_by, row.claimer_name),
  decidedBy: person(row.decided_by, row.decider_name),
  decidedAt: row.decided_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
