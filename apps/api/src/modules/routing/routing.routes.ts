import { adminRouting, routing } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { presentAuthor } from '../../kernel/public-user.ts'
import { route } from '../../kernel/route.ts'
import { authorizeRouting } from '../../policies/routing.policy.ts'
import { acceptOffer } from './accept-offer.ts'
import { assignQuestion } from './assign-question.ts'
import { declineOffer } from './decline-offer.ts'
import { readExpertSetting, saveExpertSetting } from './expert-setting.ts'
import { handOnOffer, listColleagues } from './hand-on-offer.ts'
import { listExperts } from './list-experts.ts'
import { listOffers, offerForQuestion } from './list-offers.ts'
import { countWaiting, listWaiting } from './list-waiting.ts'

export const routingRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, routing.listOffers, ({ query, request }) => listOffers(deps, request.member(), query))
  route(app, routing.getOfferForQuestion, ({ params, request }) => offerForQuestion(deps, request.member(), params.id))
  route(app, routing.acceptOffer, ({ params, request }) => acceptOffer(deps, request.member(), params.id))
  route(app, routing.declineOffer, ({ params, body, request }) => declineOffer(deps, request.member(), params.id, body))
  route(app, routing.handOnOffer, ({ params, body, request }) => handOnOffer(deps, request.member(), params.id, body))
  route(app, routing.listColleagues, async ({ params, request }) => ({
    records: (await listColleagues(deps, request.member(), params.id)).map(presentAuthor),
  }))
  route(app, routing.getExpertSetting, ({ request }) => readExpertSetting(deps, request.member()))
  route(app, routing.saveExpertSetting, ({ body, request }) => saveExpertSetting(deps, request.member(), body))

  route(app, adminRouting.adminListWaiting, async ({ body, request }) => {
    authorizeRouting(request.actor, 'inspect')
    return listWaiting(deps, body)
  })
  route(app, adminRouting.adminCountWaiting, async ({ request }) => {
    authorizeRouting(request.actor, 'inspect')
    return countWaiting(deps)
  })
  route(app, adminRouting.adminListExperts, async ({ query, request }) => {
    authorizeRouting(request.actor, 'inspect')
    return { records: await listExperts(deps, query.questionId) }
  })
  route(app, adminRouting.adminAssignQuestion, async ({ params, body, request }) => {
    authorizeRouting(request.actor, 'assign')
    return assignQuestion(deps, request.member(), params.id, body)
  })
}
