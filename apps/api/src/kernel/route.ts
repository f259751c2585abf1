import type { Endpoint, Input, Result } from '@kms/contract'
import { errorBody } from '@kms/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { envelopeFor, Serialised } from './serialise.ts'

type Parsed<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as K extends keyof Input<E> ? K : never]: E extends Record<
    K,
    infer S extends z.ZodType
  >
    ? z.output<S>
    : never
} & { request: FastifyRequest; reply: FastifyReply }

/** Sends the browser on. Only for endpoints that say so. */
export class Redirect {
  readonly to: string
  constructor(to: string) {
    this.to = to
  }
}

/** The handler has taken the connection over and writes to it as long as it likes. Only for endpoints that say so. */
export const STREAMING = Symbol('streaming')

type Answer<E extends Endpoint> =
  | Result<E>
  | Serialised
  | (E extends { answers: 'redirect' } ? Redirect : never)
  | (E extends { answers: 'stream' } ? typeof STREAMING : never)
type Options = {
  /** Where the ordinary limit of a body is too small. */
  bodyLimit?: number
}
type Handler<E extends Endpoint> = (input: Parsed<E>) => Answer<E> | Promise<Answer<E>>

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/**
 * Registers one endpoint of the contract: path, schemas, access level and rate class all come from there,
 * and the result is wrapped in the envelope here and nowhere else.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: Options = {},
) {
  const { params, query, body } = endpoint
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: envelopeFor(endpoint), default: errorBody },
    },
    handler: (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body, request, reply }
      const answer = handler(input as unknown as Parsed<E>)
      // From a cache: sent at once. Fastify waits for a promise otherwise.
      if (answer instanceof Serialised) return void send(reply, answer)
      return Promise.resolve(answer).then((result) => {
        if (result instanceof Serialised) return send(reply, result)
        if (result === STREAMING) return reply
        if (result instanceof Redirect) return reply.redirect(result.to, 302)
        return { code: 200, message: 'ok', data: result }
      })
    },
  })
}

const send = (reply: FastifyReply, { bytes }: Serialised) => reply.type('application/json; charset=utf-8').send(bytes)
