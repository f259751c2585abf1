import { privacy } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { requestDeletion } from './request-deletion.ts'
import { exportAddress, listExports, requestExport } from './request-export.ts'

/** About the caller alone: no call takes anybody's id. */
export const privacyRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, privacy.requestExport, ({ request }) => requestExport(deps, request.member()))
  route(app, privacy.listExports, ({ request }) => listExports(deps, request.member()))
  route(app, privacy.getExportAddress, ({ params, request }) => exportAddress(deps, request.member(), params.key))
  route(app, privacy.requestDeletion, ({ body, request }) => requestDeletion(deps, request.member(), body.nickname))
}
