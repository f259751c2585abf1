import { adminPoints, score } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { keyOf } from '../../kernel/once.ts'
import { route } from '../../kernel/route.ts'
import { authorizePoints, ownWallet } from '../../policies/points.policy.ts'
import { correctPoints } from './correct-points.ts'
import { exchangeScore } from './exchange-score.ts'
import { listExchanges } from './list-exchanges.ts'
import { listHistory } from './list-history.ts'
import { listAllPlatforms, listRules, savePlatform, saveRule } from './point-admin.ts'
import { readLedger } from './read-ledger.ts'
import { readWallet } from './read-wallet.ts'
import { listPlatforms } from './score-platforms.ts'
import { signToday } from './sign-today.ts'
import { takeAllBubbles, takeBubble } from './take-bubbles.ts'

export const pointRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, score.signToday, ({ request }) => signToday(deps, ownWallet(request.member())))
  route(app, score.getWallet, ({ request }) => readWallet(deps, ownWallet(request.member())))
  route(app, score.takeBubble, ({ params, request }) => takeBubble(deps, ownWallet(request.member()), params.id))
  route(app, score.takeAllBubbles, ({ request }) => takeAllBubbles(deps, ownWallet(request.member())))
  route(app, score.listScoreHistory, ({ query, request }) => listHistory(deps, ownWallet(request.member()), query))
  route(app, score.listExchanges, ({ query, request }) => listExchanges(deps, ownWallet(request.member()), query))
  route(app, score.listScorePlatforms, () => listPlatforms(deps))
  route(app, score.exchangeScore, ({ params, request }) => {
    const wish = { platformId: params.a, amount: params.b }
    return exchangeScore(deps, request.member(), wish, { key: keyOf(request), call: 'exchangeScore', input: wish })
  })

  route(app, adminPoints.adminListPointRules, ({ request }) => {
    authorizePoints(request.actor, 'readRules')
    return listRules(deps)
  })
  route(app, adminPoints.adminSavePointRule, ({ body, request }) => {
    authorizePoints(request.actor, 'editRules')
    return saveRule(deps, request.member(), body)
  })
  route(app, adminPoints.adminListScorePlatforms, ({ request }) => {
    authorizePoints(request.actor, 'readRules')
    return listAllPlatforms(deps)
  })
  route(app, adminPoints.adminSaveScorePlatform, ({ body, request }) => {
    authorizePoints(request.actor, 'editRules')
    return savePlatform(deps, request.member(), body)
  })
  route(app, adminPoints.adminGetLedger, ({ body, request }) => {
    authorizePoints(request.actor, 'correct')
    return readLedger(deps, body)
  })
  route(app, adminPoints.adminCorrectPoints, ({ body, request }) => {
    authorizePoints(request.actor, 'correct')
    return correctPoints(deps, request.member(), body, {
      ...{ key: keyOf(request), call: 'adminCorrectPoints', input: body },
    })
  })
}
