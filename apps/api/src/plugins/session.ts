import fastifyCookie from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { VISITOR, type Actor, type Member } from '../kernel/actor.ts'
import { AppError } from '../kernel/app-error.ts'
import type { SessionStore } from '../kernel/session-store.ts'
import type { CallerClaims, Tokens } from '../kernel/tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    /** The signed-in caller; only for endpoints whose access level guarantees one. */
    member(): Member
  }
}

type Options = { tokens: Tokens; sessions: SessionStore }

/**
 * Sets `request.actor` from the bearer token, and from nothing else: a cookie alone never acts for anybody, so another site
 * can't act through a reader's browser. A token that is not good is refused rather than taken for a visitor.
 */
export const sessionPlugin = fp<Options>(async (app, { tokens, sessions }) => {
  await app.register(fastifyCookie)
  app.decorateRequest('actor')
  app.decorateRequest('member', function () {
    if (this.actor.kind !== 'member') throw new AppError('auth.required')
    return this.actor
  })

  const actorOf = (claims: CallerClaims): Actor | undefined | Promise<Actor | undefined> =>
    claims.kind === 'visitor' ? { kind: 'visitor', id: claims.id } : sessions.find(claims.sessionId)

  const verify = async (token: string) => {
    const claims = await tokens.readCaller(token)
    return claims && actorOf(claims)
  }
  const waitFor = async (request: FastifyRequest, asked: Promise<Actor | undefined>, done: (error?: Error) => void) => {
    let failure: Error | undefined
    try {
      const actor = await asked
      if (actor) request.actor = actor
      else failure = new AppError('auth.required')
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
    const known = tokens.remembered(token)
    const actor = known ? actorOf(known) : verify(token)
    if (actor instanceof Promise) return void waitFor(request, actor, done)
    if (actor) request.actor = actor
    done(actor ? undefined : new AppError('auth.required'))
  })
})
