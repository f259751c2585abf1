import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import { SESSION_DAYS } from '../../kernel/session-store.ts'
import { VISITOR_TOKEN_SECONDS } from '../../kernel/tokens.ts'

/** The specification's names. Whatever acts for a member is out of reach of scripts. */
export const COOKIES = {
  user: 'KMS_USER_JWT_TOKEN',
  copy: 'KmsToken',
  visitor: 'KMS_VISITOR_JWT_TOKEN',
  /** Opens the provider's tokens, which stay on the server. */
  provider: 'PRM_OAUTH_TOKEN',
  openId: 'openId',
  /** Binds what one browser began (a sign-in, a QR code) to that browser. */
  browser: 'kmsBrowser',
  /** A newcomer has just signed in: the web server leads him to the first-run page, once. */
  newcomer: 'kmsNewcomer',
} as const

const DAY = 24 * 3600
/** As long as it takes to come back from signing in. */
const NEWCOMER_SECONDS = 300
export const SESSION_SECONDS = SESSION_DAYS * DAY
const BASE: CookieSerializeOptions = { path: '/kms', secure: true, sameSite: 'lax' }
const HIDDEN: CookieSerializeOptions = { ...BASE, httpOnly: true }

export function setSessionCookies(reply: FastifyReply, token: string, providerHandle: string | undefined) {
  const lasting = { ...HIDDEN, maxAge: SESSION_SECONDS }
  reply.setCookie(COOKIES.user, token, lasting).setCookie(COOKIES.copy, token, lasting)
  if (providerHandle) reply.setCookie(COOKIES.provider, providerHandle, lasting)
  else reply.clearCookie(COOKIES.provider, HIDDEN)
}

/** Signing out, or a session that is no more. The visitor's token goes too: the next page asks anew who is there. */
export function clearSessionCookies(reply: FastifyReply) {
  for (const name of [COOKIES.user, COOKIES.copy, COOKIES.provider]) reply.clearCookie(name, HIDDEN)
  reply.clearCookie(COOKIES.visitor, BASE)
}

/** Readable by scripts: it names nobody. */
export const setVisitorCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(COOKIES.visitor, token, { ...BASE, maxAge: VISITOR_TOKEN_SECONDS })

export const setOpenIdCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(COOKIES.openId, token, { ...HIDDEN, maxAge: SESSION_SECONDS })

export const setNewcomerCookie = (reply: FastifyReply) =>
  reply.setCookie(COOKIES.newcomer, '1', { ...HIDDEN, maxAge: NEWCOMER_SECONDS })

export const setBrowserCookie = (reply: FastifyReply, id: string) =>
  reply.setCookie(COOKIES.browser, id, { ...HIDDEN, maxAge: 400 * DAY })
