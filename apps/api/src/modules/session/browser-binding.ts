import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import { COOKIES, setBrowserCookie } from './session-cookies.ts'

const SOUND = /^[A-Za-z0-9_-]{22,64}$/
const hashOf = (id: string) => createHash('sha256').update(id).digest()

/** 192 bits: nobody guesses it. Letters and digits only, because WeChat passes nothing else through. */
export const randomId = () => randomBytes(24).toString('hex')

/** What is remembered of this browser; it gets its cookie if it has none. */
export function bindBrowser(request: FastifyRequest, reply: FastifyReply): Buffer {
  const known = request.cookies[COOKIES.browser]
  const id = known && SOUND.test(known) ? known : randomId()
  if (id !== known) setBrowserCookie(reply, id)
  return hashOf(id)
}

/** Undefined for a browser that never began anything. */
export function boundBrowser(request: FastifyRequest): Buffer | undefined {
  const known = request.cookies[COOKIES.browser]
  return known && SOUND.test(known) ? hashOf(known) : undefined
}

/**
 * For the few calls that act by cookie: another site must not make a reader's browser send them. Browsers say where a request
 * comes from in Sec-Fetch-Site, older ones in Origin; a request that says neither is not from a page.
 */
export function assertOwnPage(request: FastifyRequest, publicOrigin: string) {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && origin !== publicOrigin) throw new AppError('auth.origin')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('auth.origin')
  if (site === undefined && origin === undefined && request.headers.referer !== undefined) {
    if (!request.headers.referer.startsWith(`${publicOrigin}/`)) throw new AppError('auth.origin')
  }
}
