import { mock } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { fromThisMachine } from '../../kernel/from-this-machine.ts'
import { route } from '../../kernel/route.ts'
import { ACCESS_TOKEN_SECONDS } from '../../kernel/tokens.ts'
import { circumstancesOf, openSession } from '../session/index.ts'

const FIRST_ACCOUNT = '1'
const ROWS = ['断路器', '接触器', '浪涌保护器'].map((name, index) => ({ id: String(index + 1), name }))

/** The mock helpers that the specification names. Registered only where ENABLE_FAKE_LOGIN is set. */
export const mockRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  app.addHook('onRequest', async (request) => fromThisMachine(request))
  route(app, mock.mockLogin, async ({ request }) => {
    const circumstances = circumstancesOf(request)
    const { sessionId } = await deps.db
      .transaction()
      .execute((tx) => openSession(tx, { userId: FIRST_ACCOUNT, method: 'fake', channel: 'mock', circumstances }))
    return { token: await deps.tokens.signUser(FIRST_ACCOUNT, sessionId, ACCESS_TOKEN_SECONDS) }
  })
  route(app, mock.mockInfo, async () => {
    const user = await deps.db
      .selectFrom('app_user')
      .select(['nickname', 'roles'])
      .where('id', '=', FIRST_ACCOUNT)
      .executeTakeFirst()
    return { user_id: FIRST_ACCOUNT, name: user?.nickname ?? '', access: user?.roles ?? [] }
  })
  route(app, mock.mockDragList, () => ROWS)
  route(app, mock.mockTableData, () => ROWS)
  route(app, mock.mockDetail, () => ({ id: '1', name: '断路器' }))
}
