import { adminReview, adminSensitiveWords } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { authorizeReview } from '../../policies/review.policy.ts'
import { decideReview } from './decide-review.ts'
import { countReviews, listReviews } from './list-reviews.ts'
import { readReview } from './read-review.ts'
import { claim, claimNext, release } from './review-claim.ts'
import { findSensitive } from './sensitive/find-sensitive.ts'
import { listSensitiveWords, saveSensitiveWord } from './sensitive/sensitive-words.ts'
import { undoReview } from './undo-review.ts'

export const reviewRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, adminReview.adminListReviews, async ({ body, request }) => {
    authorizeReview(request.actor, 'inspect')
    return listReviews(deps, body)
  })
  route(app, adminReview.adminCountReviews, async ({ request }) => {
    authorizeReview(request.actor, 'inspect')
    return countReviews(deps)
  })
  route(app, adminReview.adminGetReview, async ({ params, request: { actor } }) => {
    authorizeReview(actor, 'inspect')
    return readReview(deps, actor, params.id)
  })

  route(app, adminReview.adminClaimNextReview, async ({ body, request }) => {
    authorizeReview(request.actor, 'inspect')
    return { id: await claimNext(deps, request.member(), body) }
  })
  route(app, adminReview.adminClaimReview, async ({ params, request }) => {
    authorizeReview(request.actor, 'inspect')
    await claim(deps, request.member(), params.id)
    return { id: params.id }
  })
  route(app, adminReview.adminReleaseReview, async ({ params, request }) => {
    authorizeReview(request.actor, 'inspect')
    await release(deps, request.member(), params.id)
    return { id: params.id }
  })
  route(app, adminReview.adminDecideReview, async ({ params, body, request }) => {
    authorizeReview(request.actor, 'inspect')
    return decideReview(deps, request.member(), params.id, body)
  })
  route(app, adminReview.adminUndoReview, async ({ params, request }) => {
    authorizeReview(request.actor, 'inspect')
    return undoReview(deps, request.member(), params.id)
  })

  route(app, adminSensitiveWords.adminListSensitiveWords, async ({ body, request }) => {
    authorizeReview(request.actor, 'inspect')
    return listSensitiveWords(deps, body)
  })
  route(app, adminSensitiveWords.adminSaveSensitiveWord, async ({ body, request }) => {
    authorizeReview(request.actor, 'editWords')
    return saveSensitiveWord(deps, request.member(), body)
  })
  route(app, adminSensitiveWords.adminTrySensitiveWords, async ({ body, request }) => {
    authorizeReview(request.actor, 'inspect')
    return findSensitive(deps, body.text)
  })
}
