import { z } from 'zod'
import { TextDifference } from './difference.ts'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageRequest } from './http/paging.ts'
import { SectionRef } from './sections.ts'

/** A decision can be taken back for this long; only then does it reach the author and the readers. */
export const UNDO_SECONDS = 30
/** Who opened a piece and did nothing for this long no longer keeps it from others. */
export const CLAIM_MINUTES = 10
/** The numbers on the tabs stop here. */
export const REVIEW_COUNT_LIMIT = 1000

export const ReviewTarget = z.enum(['question', 'answer', 'comment'])
export type ReviewTarget = z.infer<typeof ReviewTarget>
export const ReviewReason = z.enum(['new_author', 'sensitive', 'report'])
export type ReviewReason = z.infer<typeof ReviewReason>
export const ReviewState = z.enum(['waiting', 'passed', 'returned', 'handed_over'])
export type ReviewState = z.infer<typeof ReviewState>

/** What authors are told, by the number that moderators press. */
export const RETURN_REASONS = {
  1: '含联系方式或引流',
  2: '广告或交易信息',
  3: '技术内容有误，存在安全风险',
  4: '与板块无关',
} as const
export type ReturnReason = keyof typeof RETURN_REASONS
const ReturnReasonNumber = z.number().int().min(1).max(4)

/** Offsets in the text that was compared. */
export const ReviewHit = z
  .object({
    word: z.string(),
    level: z.enum(['block', 'review']),
    category: z.string(),
    start: z.number().int(),
    end: z.number().int(),
  })
  .meta({ id: 'ReviewHit' })
export type ReviewHit = z.infer<typeof ReviewHit>

export const ReviewRow = z
  .object({
    id: Id,
    targetType: ReviewTarget,
    targetId: Id,
    isArticle: z.boolean(),
    /** Something of it is published: this is a change. */
    isChange: z.boolean(),
    questionId: Id,
    revision: z.number().int(),
    reason: ReviewReason,
    title: z.string(),
    hitCount: z.number().int(),
    reportCount: z.number().int(),
    author: z.object({ id: Id, nickname: z.string() }),
    state: ReviewState,
    /** Who has it open now. */
    claimedBy: z.object({ id: Id, nickname: z.string() }).nullable(),
    decidedBy: z.object({ id: Id, nickname: z.string() }).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReviewRow' })
export type ReviewRow = z.infer<typeof ReviewRow>

export const ReviewVersion = z
  .object({
    revision: z.number().int(),
    state: ReviewState,
    decidedBy: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    note: z.string(),
  })
  .meta({ id: 'ReviewVersion' })

export const ReviewDetail = ReviewRow.extend({
  section: SectionRef.nullable(),
  /** As readers would see it; sanitised. */
  content: z.string(),
  text: z.string(),
  publishedTitle: z.string().nullable(),
  diff: TextDifference,
  hits: z.array(ReviewHit),
  returnReason: ReturnReasonNumber.nullable(),
  note: z.string(),
  /** Until when the decision can be taken back; null when it can't. */
  undoUntil: z.iso.datetime().nullable(),
  authorRecord: z.object({
    registeredAt: z.iso.datetime(),
    passed: z.number().int(),
    returned: z.number().int(),
    reported: z.number().int(),
  }),
  versions: z.array(ReviewVersion),
  can: z.object({ decide: z.boolean(), undo: z.boolean() }),
}).meta({ id: 'ReviewDetail' })
export type ReviewDetail = z.infer<typeof ReviewDetail>

export const ReviewListRequest = z.object({
  size: pageRequest.size,
  cursor: pageRequest.cursor,
  /** Open: waiting or handed over, the longest waiting first. Done: the latest decision first. */
  show: z.enum(['open', 'done']).default('open'),
  reason: ReviewReason.optional(),
  targetType: ReviewTarget.optional(),
  authorId: Id.optional(),
})
export type ReviewListRequest = z.output<typeof ReviewListRequest>

export const ReviewDecision = z
  .object({
    verdict: z.enum(['pass', 'return', 'handOver']),
    /** The version that was looked at; a newer one answers 409. */
    revision: z.number().int(),
    reason: ReturnReasonNumber.optional(),
    note: z.string().trim().max(500).default(''),
    /** To whom, when handed over; nobody in particular without it. */
    to: Id.optional(),
  })
  .refine(({ verdict, reason, note }) => verdict !== 'return' || reason !== undefined || note !== '', {
    path: ['reason'],
    message: '请选择或填写退回理由',
  })
export type ReviewDecision = z.output<typeof ReviewDecision>

const base = { access: 'admin', rate: 'admin' } as const

export const adminListReviews = defineEndpoint({
  ...base,
  id: 'adminListReviews',
  method: 'POST',
  path: '/api/admin/review/list',
  summary: 'What waits for review, or what was decided; pages by cursor',
  body: ReviewListRequest,
  result: z.object({ records: z.array(ReviewRow), nextCursor: z.string().nullable() }),
})

export const adminCountReviews = defineEndpoint({
  ...base,
  id: 'adminCountReviews',
  method: 'GET',
  path: '/api/admin/review/counts',
  summary: 'The numbers on the tabs, capped',
  result: z.object({ waiting: z.number().int(), reports: z.number().int() }),
})

export const adminGetReview = defineEndpoint({
  ...base,
  id: 'adminGetReview',
  method: 'GET',
  path: '/api/admin/review/{id}',
  summary: 'One piece with the difference to what is published, hits, author and earlier versions',
  params: IdParams,
  result: ReviewDetail,
})

export const adminClaimNextReview = defineEndpoint({
  ...base,
  id: 'adminClaimNextReview',
  method: 'POST',
  path: '/api/admin/review/claim',
  summary: 'The longest waiting piece that nobody else has open, for the caller alone; null when there is none',
  body: ReviewListRequest.pick({ reason: true, targetType: true }),
  result: z.object({ id: Id.nullable() }),
})

export const adminClaimReview = defineEndpoint({
  ...base,
  id: 'adminClaimReview',
  method: 'PUT',
  path: '/api/admin/review/claim/{id}',
  summary: 'Open this piece for the caller alone; 409 while another has it open',
  params: IdParams,
  result: z.object({ id: Id }),
})

export const adminReleaseReview = defineEndpoint({
  ...base,
  id: 'adminReleaseReview',
  method: 'PUT',
  path: '/api/admin/review/release/{id}',
  summary: 'Give a piece that the caller has open back to the queue',
  params: IdParams,
  result: z.object({ id: Id }),
})

export const adminDecideReview = defineEndpoint({
  ...base,
  id: 'adminDecideReview',
  method: 'PUT',
  path: '/api/admin/review/decide/{id}',
  summary: 'Pass, return or hand over; takes effect when it can no longer be taken back',
  params: IdParams,
  body: ReviewDecision,
  result: z.object({ id: Id, state: ReviewState, undoUntil: z.iso.datetime() }),
})

export const adminUndoReview = defineEndpoint({
  ...base,
  id: 'adminUndoReview',
  method: 'PUT',
  path: '/api/admin/review/undo/{id}',
  summary: "Take the caller's own decision back, within 30 seconds",
  params: IdParams,
  result: z.object({ id: Id, state: ReviewState }),
})

export const adminReviewEndpoints = {
  adminListReviews,
  adminCountReviews,
  adminGetReview,
  adminClaimNextReview,
  adminClaimReview,
  adminReleaseReview,
  adminDecideReview,
  adminUndoReview,
}
