import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'

export const MAX_NOTICE_TITLE = 60
export const MAX_NOTICE_CONTENT = 50_000

export const NoticeDraft = z
  .object({
    title: z.string().trim().min(1, '请填写标题').max(MAX_NOTICE_TITLE, `标题最多 ${MAX_NOTICE_TITLE} 字`),
    content: z.string().min(1, '请填写正文').max(MAX_NOTICE_CONTENT, '正文过长'),
    isPinned: z.boolean().default(false),
    /** Shown from then on, and the day that readers see; without it from the moment of publishing. */
    publishedAt: z.iso.datetime().nullable().default(null),
    endsAt: z.iso.datetime().nullable().default(null),
  })
  .meta({ id: 'NoticeDraft' })
export type NoticeDraft = z.output<typeof NoticeDraft>

/** scheduled and ended are published ones outside their window. */
export const NoticeState = z.enum(['draft', 'shown', 'scheduled', 'ended'])
export type NoticeState = z.infer<typeof NoticeState>

export const AdminNoticeRow = z
  .object({
    id: Id,
    title: z.string(),
    isPinned: z.boolean(),
    isPublished: z.boolean(),
    state: NoticeState,
    publishedAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
    /** Since when members have a message about it. */
    toldAt: z.iso.datetime().nullable(),
    /** Send it back with a change; a newer one in the database answers 409. */
    revision: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminNoticeRow' })
export type AdminNoticeRow = z.infer<typeof AdminNoticeRow>

export const AdminNotice = AdminNoticeRow.extend({ content: z.string() }).meta({ id: 'AdminNotice' })
export type AdminNotice = z.infer<typeof AdminNotice>

export const NoticeListRequest = z.object({
  ...pageRequest,
  keyword: z.string().trim().max(60).optional(),
  state: NoticeState.optional(),
})
export type NoticeListRequest = z.output<typeof NoticeListRequest>

const base = { access: 'admin', rate: 'admin' } as const
const revision = z.number().int().min(1)

export const adminListNotices = defineEndpoint({
  ...base,
  id: 'adminListNotices',
  method: 'POST',
  path: '/api/admin/notice/list',
  summary: 'Notices of every state, pinned ones first, then the newest',
  body: NoticeListRequest,
  result: pageOf(AdminNoticeRow),
})

export const adminGetNotice = defineEndpoint({
  ...base,
  id: 'adminGetNotice',
  method: 'GET',
  path: '/api/admin/notice/{id}',
  summary: 'One notice with its text',
  params: IdParams,
  result: AdminNotice,
})

export const adminCreateNotice = defineEndpoint({
  ...base,
  id: 'adminCreateNotice',
  method: 'POST',
  path: '/api/admin/notice/create',
  summary: 'A notice that nobody sees before it is published',
  body: NoticeDraft,
  result: AdminNotice,
})

export const adminSaveNotice = defineEndpoint({
  ...base,
  id: 'adminSaveNotice',
  method: 'PUT',
  path: '/api/admin/notice/save/{id}',
  summary: 'Change a notice; a published one changes for readers at once',
  params: IdParams,
  body: NoticeDraft.extend({ revision }),
  result: AdminNotice,
})

export const adminPublishNotice = defineEndpoint({
  ...base,
  id: 'adminPublishNotice',
  method: 'PUT',
  path: '/api/admin/notice/publish/{id}',
  summary: 'Put a notice before readers; with `tell` every member gets a message about it, once',
  params: IdParams,
  body: z.object({ revision, tell: z.boolean().default(false) }),
  result: AdminNotice,
})

export const adminWithdrawNotice = defineEndpoint({
  ...base,
  id: 'adminWithdrawNotice',
  method: 'PUT',
  path: '/api/admin/notice/withdraw/{id}',
  summary: 'Take a notice away from readers',
  params: IdParams,
  body: z.object({ revision }),
  result: AdminNotice,
})

export const adminNoticeEndpoints = {
  adminListNotices,
  adminGetNotice,
  adminCreateNotice,
  adminSaveNotice,
  adminPublishNotice,
  adminWithdrawNotice,
}
