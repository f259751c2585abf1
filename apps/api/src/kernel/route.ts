import type { Endpoint, Input, Result } from '@kms/contract'
import { envelopeOf, errorBody } from '@kms/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Serialised } from './serialise.ts'

type Parsed<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as K extends keyof Input<E> ? K : never]: E extends Record<
    K,
    infer S extends z.ZodType
  >
    ? z.output<S>
    : never
} & { request: FastifyRequest; reply: FastifyReply }

type Handler<E extends Endpoint> = (input: Parsed<E>) => Promise<Result<E> | Serialised>

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/**
 * Registers one endpoint of the contract: path, schemas, access level and rate class all come from there,
 * and the result is wrapped in the envelope here and nowhere else.
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>) {
  const { params, query, body } = endpoint
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: envelopeOf(endpoint.result), default: errorBody },
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body, request, reply }
      const result = await handler(input as unknown as Parsed<E>)
      if (!(result instanceof Serialised)) return { code: 200, message: 'ok', data: result }
      return reply.type('application/json; charset=utf-8').send(result.bytes)
    },
  })
}
