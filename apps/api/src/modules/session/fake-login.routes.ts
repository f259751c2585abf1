import { session } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { fromThisMachine } from '../../kernel/from-this-machine.ts'
import { route } from '../../kernel/route.ts'
import { handOver, openSession } from './open-session.ts'
import { circumstancesOf } from './sign-in-log.ts'

/** Signing in as anybody. Registered only where ENABLE_FAKE_LOGIN is set, which the production profile refuses. */
export const fakeLoginRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.addHook('onRequest', async (request) => fromThisMachine(request))
  route(app, session.fakeLogin, async ({ params, request, reply }) => {
    const circumstances = circumstancesOf(request)
    const opened = await deps.db
      .transaction()
      .execute((tx) => openSession(tx, { userId: params.id, method: 'fake', channel: 'fake', circumstances }))
    return handOver(deps, reply, opened)
  })
}
