import { adminBanners, adminNotices } from '@kms/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../../kernel/deps.ts'
import { route } from '../../../kernel/route.ts'
import { authorizeHome } from '../../../policies/home.policy.ts'
import { listBanners } from './banners.ts'
import { listNotices, readNotice } from './notices.ts'
import { orderBanners } from './order-banners.ts'
import { publishNotice, withdrawNotice } from './publish-notice.ts'
import { createBanner, saveBanner, showBanner } from './save-banner.ts'
import { createNotice, saveNotice } from './save-notice.ts'

/** Who may; everything in here is for the same people. */
function editorOf(request: FastifyRequest) {
  authorizeHome(request.actor)
  return request.member()
}

export const homeAdminRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, adminBanners.adminListBanners, async ({ request }) => {
    editorOf(request)
    return listBanners(deps.db)
  })
  route(app, adminBanners.adminCreateBanner, async ({ body, request }) => createBanner(deps, editorOf(request), body))
  route(app, adminBanners.adminSaveBanner, async ({ params, body, request }) =>
    saveBanner(deps, editorOf(request), params.id, body),
  )
  route(app, adminBanners.adminShowBanner, async ({ params, body, request }) =>
    showBanner(deps, editorOf(request), params.id, body.revision, body.published),
  )
  route(app, adminBanners.adminOrderBanners, async ({ body, request }) =>
    orderBanners(deps, editorOf(request), body.ids),
  )

  route(app, adminNotices.adminListNotices, async ({ body, request }) => {
    editorOf(request)
    return listNotices(deps, body)
  })
  route(app, adminNotices.adminGetNotice, async ({ params, request }) => {
    editorOf(request)
    return readNotice(deps, params.id)
  })
  route(app, adminNotices.adminCreateNotice, async ({ body, request }) => createNotice(deps, editorOf(request), body))
  route(app, adminNotices.adminSaveNotice, async ({ params, body, request }) =>
    saveNotice(deps, editorOf(request), params.id, body),
  )
  route(app, adminNotices.adminPublishNotice, async ({ params, body, request }) =>
    publishNotice(deps, editorOf(request), params.id, body),
  )
  route(app, adminNotices.adminWithdrawNotice, async ({ params, body, request }) =>
    withdrawNotice(deps, editorOf(request), params.id, body.revision),
  )
}
