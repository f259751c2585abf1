import { session } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { assertOwnPage, bindBrowser, boundBrowser } from './browser-binding.ts'
import { handOver } from './open-session.ts'
import { createTicket, pollTicket, stepTicket } from './qr-ticket.ts'
import { circumstancesOf } from './sign-in-log.ts'

/** A desktop shows a code, a signed-in phone confirms it. */
export const qrRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, session.loginInfo, ({ body, request, reply }) => {
    assertOwnPage(request, deps.config.PUBLIC_ORIGIN)
    if (body.action === 'create') return createTicket(deps, bindBrowser(request, reply), circumstancesOf(request))
    if (body.id === undefined) throw new AppError('ticket.not_found')
    return stepTicket(deps, request.member(), body.action, body.id)
  })

  route(app, session.pooling, async ({ params, request, reply }) => {
    assertOwnPage(request, deps.config.PUBLIC_ORIGIN)
    const { status, opened } = await pollTicket(deps, params.id, boundBrowser(request), circumstancesOf(request))
    return { status, token: opened ? await handOver(deps, reply, opened) : null }
  })
}
