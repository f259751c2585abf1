import { adminSignIns } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { authorizeSignInLog } from '../../policies/sign-in-log.policy.ts'
import { listSignIns } from './list-sign-ins.ts'

export const signInAdminRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, adminSignIns.adminListSignIns, ({ body, request }) => {
    authorizeSignInLog(request.actor)
    return listSignIns(deps.db, body)
  })
}
