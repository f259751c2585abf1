import { z } from 'zod'
import { Banner, BannerKind, BannerTheme } from './home.ts'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'

/** More than anybody looks at; older ones are edited instead of joined by new ones. */
export const MAX_BANNERS = 100
export const MAX_BANNER_CONTENT = 20_000

/** A path of ours below either site: never another host. */
const Target = z
  .string()
  .trim()
  .max(200)
  .regex(/^(\/(?![/\\])[^\s\\]*)?$/, '请填写站内路径，例如 /detail/faq/1098')

const input = {
  kind: BannerKind,
  kicker: z.string().trim().max(20, '最多 20 字').default(''),
  title: z.string().trim().min(1, '请填写标题').max(40, '标题最多 40 字'),
  text: z.string().trim().max(80, '最多 80 字').default(''),
  action: z.string().trim().min(1, '请填写按钮文字').max(10, '按钮文字最多 10 字'),
  target: Target.default(''),
  content: z.string().max(MAX_BANNER_CONTENT, '弹窗正文过长').default(''),
  theme: BannerTheme,
  sites: z
    .array(z.enum(['pc', 'mobile']))
    .min(1, '请至少选择一个站点')
    .max(2),
  startsAt: z.iso.datetime().nullable().default(null),
  endsAt: z.iso.datetime().nullable().default(null),
}
export const BannerDraft = z.object(input).meta({ id: 'BannerDraft' })
export type BannerDraft = z.output<typeof BannerDraft>

/** scheduled and ended are published ones outside their window. */
export const BannerState = z.enum(['draft', 'shown', 'scheduled', 'ended'])
export type BannerState = z.infer<typeof BannerState>

export const AdminBanner = Banner.extend({
  sites: z.array(z.enum(['pc', 'mobile'])),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  state: BannerState,
  isPublished: z.boolean(),
  /** Send it back with a change; a newer one in the database answers 409. */
  revision: z.number().int(),
  updatedAt: z.iso.datetime(),
}).meta({ id: 'AdminBanner' })
export type AdminBanner = z.infer<typeof AdminBanner>

const base = { access: 'admin', rate: 'admin' } as const
const revision = z.number().int().min(1)

export const adminListBanners = defineEndpoint({
  ...base,
  id: 'adminListBanners',
  method: 'GET',
  path: '/api/admin/banner/list',
  summary: 'Every banner, in the order in which they are shown',
  result: z.array(AdminBanner),
})

export const adminCreateBanner = defineEndpoint({
  ...base,
  id: 'adminCreateBanner',
  method: 'POST',
  path: '/api/admin/banner/create',
  summary: 'A new banner at the end of the order; nobody sees it before it is published',
  body: BannerDraft,
  result: AdminBanner,
})

export const adminSaveBanner = defineEndpoint({
  ...base,
  id: 'adminSaveBanner',
  method: 'PUT',
  path: '/api/admin/banner/save/{id}',
  summary: 'Change a banner; a published one changes on both homes at once',
  params: IdParams,
  body: BannerDraft.extend({ revision }),
  result: AdminBanner,
})

export const adminShowBanner = defineEndpoint({
  ...base,
  id: 'adminShowBanner',
  method: 'PUT',
  path: '/api/admin/banner/show/{id}',
  summary: 'Publish or withdraw',
  params: IdParams,
  body: z.object({ revision, published: z.boolean() }),
  result: AdminBanner,
})

export const adminOrderBanners = defineEndpoint({
  ...base,
  id: 'adminOrderBanners',
  method: 'PUT',
  path: '/api/admin/banner/order',
  summary: 'Put all banners into this order; 409 when somebody added one meanwhile',
  body: z.object({ ids: z.array(Id).min(1).max(MAX_BANNERS) }),
  result: z.array(AdminBanner),
})

export const adminBannerEndpoints = {
  adminListBanners,
  adminCreateBanner,
  adminSaveBanner,
  adminShowBanner,
  adminOrderBanners,
}
