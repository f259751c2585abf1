import { adminFaq } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { authorizeFaq, faqPolicy } from '../../policies/faq.policy.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { findAdminFaq, listAdminFaqs, listRevisions, presentAdminRow } from './faq-admin.queries.ts'
import { presentDetail } from './faq.presenter.ts'
import { publishFaq } from './publish-faq.ts'
import { reviewFaq } from './review-faq.ts'
import { createFaqDraft, saveFaqDraft } from './save-faq-draft.ts'
import { withdrawFaq } from './withdraw-faq.ts'

export const faqAdminRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, adminFaq.adminListFaqs, async ({ body, request }) => {
    authorizeFaq(request.actor, 'inspect')
    return listAdminFaqs(deps, body)
  })

  route(app, adminFaq.adminGetFaq, async ({ params, request: { actor } }) => {
    authorizeFaq(actor, 'inspect')
    const row = await findAdminFaq(deps, params.id)
    const subject = { status: row.status, hasDraft: row.has_draft || row.status === 'withdrawn' }
    return {
      ...presentAdminRow(row, await loadTaxonomy(deps)),
      draft: {
        title: row.title,
        conclusion: row.conclusion,
        content: row.content_html,
        sectionId: row.section_id,
        tagIds: row.tag_ids,
        catalogueCodes: row.catalogue_codes,
        validFrom: row.valid_from,
        reviewBy: row.draft_review_by,
      },
      revision: row.number,
      revisions: await listRevisions(deps, params.id),
      can: {
        edit: faqPolicy.edit(actor, subject),
        publish: faqPolicy.publish(actor, subject),
        withdraw: faqPolicy.withdraw(actor, subject),
      },
    }
  })

  route(app, adminFaq.adminPreviewFaq, async ({ params, request }) => {
    authorizeFaq(request.actor, 'inspect')
    const row = await findAdminFaq(deps, params.id)
    const shown = {
      ...row,
      review_by: row.draft_review_by,
      published_at: row.published_at ?? row.updated_at,
      reviewed_at: today(),
      like_count: 0,
      collect_count: 0,
    }
    return presentDetail(shown, await loadTaxonomy(deps), today(), { liked: false, collected: false })
  })

  route(app, adminFaq.adminCreateFaq, async ({ body, request }) => {
    authorizeFaq(request.actor, 'edit')
    return createFaqDraft(deps, request.member(), body)
  })

  route(app, adminFaq.adminSaveFaq, async ({ params, body: { revision, ...draft }, request }) => {
    authorizeFaq(request.actor, 'edit')
    return saveFaqDraft(deps, request.member(), params.id, draft, revision)
  })

  route(app, adminFaq.adminPublishFaq, async ({ params, body, request }) => {
    authorizeFaq(request.actor, 'edit')
    return publishFaq(deps, request.member(), params.id, body.revision)
  })

  route(app, adminFaq.adminWithdrawFaq, async ({ params, request }) => {
    authorizeFaq(request.actor, 'edit')
    return withdrawFaq(deps, request.member(), params.id)
  })

  route(app, adminFaq.adminReviewFaq, async ({ params, body, request }) => {
    authorizeFaq(request.actor, 'edit')
    return reviewFaq(deps, request.member(), params.id, body.reviewBy)
  })
}
