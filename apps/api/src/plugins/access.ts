import type { Access } from '@kms/contract'
import fp from 'fastify-plugin'
import { isBanned, mayUseConsole, type Actor } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'

/** Checks the access level of the endpoint before anything else looks at the request. */
export const accessPlugin = fp(async (app) => {
  app.addHook('onRequest', async (request) => {
    const endpoint = request.routeOptions.config.endpoint
    if (endpoint) checkAccess(endpoint.access, request.actor)
  })
})

function checkAccess(access: Access, actor: Actor) {
  if (access === 'public' || access === 'visitor') return
  if (actor.kind === 'visitor') throw new AppError('auth.required')
  if (isBanned(actor)) throw new AppError('auth.forbidden')
  if (access === 'admin' && !mayUseConsole(actor)) throw new AppError('auth.forbidden')
}
