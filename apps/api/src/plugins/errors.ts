import { errorCatalogue, type ErrorBody, type ErrorName } from '@kms/contract'
import { isDatabaseAway, isUnstorableText } from '@kms/db'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '../kernel/app-error.ts'
import { SECURITY_HEADERS } from './headers.ts'

type Failure = { error: ErrorName; fields?: Record<string, string>; retryAfter?: number }

/** One place turns every failure into the envelope. Unknown ones are logged whole and told as nothing. */
export const errorsPlugin = fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error)
    const { status } = errorCatalogue[failure.error]
    if (status >= 500) request.log.error({ err: error }, failure.error)
    // A browser on its way somewhere gets a page with words, not an envelope; the device rewrite finds the right site.
    const navigates = request.routeOptions.config.endpoint?.answers === 'redirect'
    if (navigates) return reply.redirect(`/kms/pc/Login?failed=${failure.error}`, 302)
    return send(request, reply, failure)
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, { error: 'request.not_found' }))
})

/** For requests so broken that no hook runs, such as an address that can't be decoded. */
export function answerBrokenRequest(_error: Error, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers(SECURITY_HEADERS)
  return send(request, reply, { error: 'request.invalid' })
}

function toFailure(error: FastifyError): Failure {
  if (error instanceof AppError) {
    const { fields, retryAfter } = error.details
    return { error: error.error, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => [
      issue.instancePath.slice(1).replaceAll('/', '.') || 'body',
      issue.message ?? '',
    ])
    return { error: 'request.invalid', fields: Object.fromEntries(fields) }
  }
  if (error.statusCode === 413) return { error: 'request.too_large' }
  if (isDatabaseAway(error)) return { error: 'system.unavailable', retryAfter: 5 }
  if (isUnstorableText(error)) return { error: 'request.invalid' }
  if (error.statusCode === 503) return { error: 'system.busy', retryAfter: 1 }
  // Fastify's own refusals: broken JSON, wrong content type, bad escapes in the address.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { error: 'request.invalid' }
  return { error: 'system.unexpected' }
}

function send(request: FastifyRequest, reply: FastifyReply, { error, fields, retryAfter }: Failure) {
  const { status, message } = errorCatalogue[error]
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const body: ErrorBody = { code: status, error, message, data: null, requestId: request.id, ...(fields && { fields }) }
  return reply.status(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
