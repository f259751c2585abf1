import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ROLES, VISITOR, type Actor, type Member } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'
import { readDevToken } from '../kernel/dev-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    /** The signed-in caller; only for endpoints whose access level guarantees one. */
    member(): Member
  }
}

/**
 * Sets `request.actor`. Until sign-in exists (next issue), a member is whoever carries a development token;
 * a token that is not good is refused rather than taken for a visitor.
 */
export const sessionPlugin = fp<{ devTokenSecret: string | undefined }>(async (app, { devTokenSecret }) => {
  app.decorateRequest('actor')
  app.decorateRequest('member', function () {
    if (this.actor.kind !== 'member') throw new AppError('auth.required')
    return this.actor
  })
  const actorOf = async (token: string): Promise<Actor> => {
    const claims = devTokenSecret && (await readDevToken(token, devTokenSecret))
    if (!claims) throw new AppError('auth.required')
    return { kind: 'member', id: claims.id, roles: ROLES.filter((role) => claims.roles.includes(role)) }
  }
  const identify = async (request: FastifyRequest, token: string, done: (error?: Error) => void) => {
    let failure: Error | undefined
    try {
      request.actor = await actorOf(token)
    } catch (error) {
      failure = error as Error
    }
    done(failure)
  }
  // A callback, not a promise: most requests are visitors' and need not wait for anything.
  app.addHook('onRequest', (request, _reply, done) => {
    request.actor = VISITOR
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return done()
    void identify(request, token, done)
  })
})
