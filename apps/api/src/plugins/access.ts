import type { Access } from '@kms/contract'
import fp from 'fastify-plugin'
import { mayUseConsole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

/** Checks the access level of the endpoint before anything else looks at the request. */
export const accessPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const endpoint = request.routeOptions.config.endpoint
    done(endpoint && refusalOf(endpoint.access, request.actor))
  })
})

function refusalOf(access: Access, actor: Actor): AppError | undefined {
  if (access === 'public' || access === 'visitor') return undefined
  if (actor.kind === 'visitor') return new AppError('auth.required')
  return access === 'admin' && !mayUseConsole(actor) ? new AppError('auth.forbidden') : undefined
}
