import { z } from 'zod'
import { FaqDetail } from './faq.ts'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { SectionRef } from './sections.ts'

export const MAX_FAQ_TITLE = 120
export const MAX_FAQ_CONCLUSION = 300
export const MAX_FAQ_CONTENT = 100_000

/** draft: never published · published · withdrawn: was published, readers get 404. */
export const FaqStatus = z.enum(['draft', 'published', 'withdrawn'])
export type FaqStatus = z.infer<typeof FaqStatus>

/** What an editor fills in. Saved as a draft revision; readers see it after publishing. */
export const FaqDraft = z
  .object({
    title: z.string().trim().min(1, '请填写标题').max(MAX_FAQ_TITLE, `标题最多 ${MAX_FAQ_TITLE} 字`),
    conclusion: z.string().trim().min(1, '请填写结论').max(MAX_FAQ_CONCLUSION, `结论最多 ${MAX_FAQ_CONCLUSION} 字`),
    content: z.string().min(1, '请填写正文').max(MAX_FAQ_CONTENT, '正文过长'),
    sectionId: Id,
    tagIds: z.array(Id).max(8, '最多 8 个标签'),
    catalogueCodes: z.array(z.string().trim().min(1).max(40)).max(20, '最多 20 个型号'),
    validFrom: z.iso.date('请选择生效日期'),
    reviewBy: z.iso.date('请选择复核日期'),
  })
  .meta({ id: 'FaqDraft' })
export type FaqDraft = z.infer<typeof FaqDraft>

export const AdminFaqRow = z
  .object({
    id: Id,
    title: z.string(),
    section: SectionRef,
    status: FaqStatus,
    /** A draft newer than what readers see is waiting. */
    hasDraft: z.boolean(),
    reviewBy: z.iso.date(),
    reviewOverdue: z.boolean(),
    publishedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    editorName: z.string(),
    viewCount: z.number().int(),
  })
  .meta({ id: 'AdminFaqRow' })
export type AdminFaqRow = z.infer<typeof AdminFaqRow>

export const FaqRevision = z
  .object({
    number: z.number().int(),
    state: z.enum(['draft', 'published', 'superseded']),
    title: z.string(),
    editorName: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'FaqRevision' })

export const AdminFaq = AdminFaqRow.extend({
  /** The newest revision: the waiting draft, or else what is published. */
  draft: FaqDraft,
  /** Send it back with a save; a newer one in the database answers 409. */
  revision: z.number().int(),
  revisions: z.array(FaqRevision),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), withdraw: z.boolean() }),
}).meta({ id: 'AdminFaq' })
export type AdminFaq = z.infer<typeof AdminFaq>

export const AdminFaqListRequest = z.object({
  ...pageRequest,
  keyword: z.string().trim().max(100).optional(),
  status: FaqStatus.optional(),
  sectionId: Id.optional(),
  /** Only FAQs whose review-by date has passed. */
  overdue: z.boolean().optional(),
})
export type AdminFaqListRequest = z.output<typeof AdminFaqListRequest>

const SaveResult = z.object({ id: Id, revision: z.number().int() })
const base = { access: 'admin', rate: 'admin' } as const

export const adminListFaqs = defineEndpoint({
  ...base,
  id: 'adminListFaqs',
  method: 'POST',
  path: '/api/admin/faq/list',
  summary: 'FAQs of every status, for the console',
  body: AdminFaqListRequest,
  result: pageOf(AdminFaqRow),
})

export const adminGetFaq = defineEndpoint({
  ...base,
  id: 'adminGetFaq',
  method: 'GET',
  path: '/api/admin/faq/{id}',
  summary: 'One FAQ with its draft and history',
  params: IdParams,
  result: AdminFaq,
})

export const adminPreviewFaq = defineEndpoint({
  ...base,
  id: 'adminPreviewFaq',
  method: 'GET',
  path: '/api/admin/faq/preview/{id}',
  summary: 'The newest revision as readers would see it',
  params: IdParams,
  result: FaqDetail,
})

export const adminCreateFaq = defineEndpoint({
  ...base,
  id: 'adminCreateFaq',
  method: 'POST',
  path: '/api/admin/faq/draft',
  summary: 'Start a FAQ as a draft',
  body: FaqDraft,
  result: SaveResult,
})

export const adminSaveFaq = defineEndpoint({
  ...base,
  id: 'adminSaveFaq',
  method: 'PUT',
  path: '/api/admin/faq/draft/{id}',
  summary: 'Save a draft revision; readers keep what is published',
  params: IdParams,
  body: FaqDraft.extend({ revision: z.number().int() }),
  result: SaveResult,
})

export const adminPublishFaq = defineEndpoint({
  ...base,
  id: 'adminPublishFaq',
  method: 'PUT',
  path: '/api/admin/faq/publish/{id}',
  summary: 'Put the newest revision before readers and into search',
  params: IdParams,
  body: z.object({ revision: z.number().int() }),
  result: SaveResult,
})

export const adminWithdrawFaq = defineEndpoint({
  ...base,
  id: 'adminWithdrawFaq',
  method: 'PUT',
  path: '/api/admin/faq/withdraw/{id}',
  summary: 'Take a FAQ away from readers and out of search',
  params: IdParams,
  result: SaveResult,
})

export const adminReviewFaq = defineEndpoint({
  ...base,
  id: 'adminReviewFaq',
  method: 'PUT',
  path: '/api/admin/faq/review/{id}',
  summary: 'Vouch for the published text again and set the next review-by date',
  params: IdParams,
  body: z.object({ reviewBy: z.iso.date('请选择复核日期') }),
  result: SaveResult,
})

export const adminFaqEndpoints = {
  adminListFaqs,
  adminGetFaq,
  adminPreviewFaq,
  adminCreateFaq,
  adminSaveFaq,
  adminPublishFaq,
  adminWithdrawFaq,
  adminReviewFaq,
}
