import { randomUUID } from 'node:crypto'
import type { session } from '@kms/contract'
import type { Tx } from '@kms/db'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { ProviderTokens } from '../../adapters/identity-provider.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { SESSION_DAYS } from '../../kernel/session-store.ts'
import { ACCESS_TOKEN_SECONDS } from '../../kernel/tokens.ts'
import { randomId } from './browser-binding.ts'
import { takeBackDeletion } from '../privacy/index.ts'
import { sealTokens } from './provider-tokens.ts'
import { SESSION_SECONDS, setNewcomerCookie, setSessionCookies } from './session-cookies.ts'
import { logSignIn, type Circumstances } from './sign-in-log.ts'

/** The oldest beyond these end when another browser signs in. */
export const MAX_SESSIONS = 10

type SignIn = {
  userId: string
  method: 'iam' | 'wechat' | 'qr' | 'fake'
  channel: string
  utm?: session.Utm
  providerTokens?: ProviderTokens
  circumstances: Circumstances
}
export type OpenedSession = {
  sessionId: string
  userId: string
  providerHandle: string | undefined
  /** Follows nothing, and has never answered the first-run page. */
  isNewcomer: boolean
}

/** A new session for this browser, always with a new id. Part of the transaction that decided to sign somebody in. */
export async function openSession(tx: Tx, signIn: SignIn): Promise<OpenedSession> {
  const { userId, method, channel, utm, providerTokens, circumstances } = signIn
  const user = await tx
    .selectFrom('app_user')
    .select(['roles', IS_NEWCOMER.as('isNewcomer')])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new AppError('signin.refused')
  if (user.roles.includes('banned')) throw new AppError('signin.banned')
  const sessionId = randomUUID()
  const providerHandle = providerTokens && randomId()
  const now = new Date()
  await tx
    .insertInto('user_session')
    .values({
      id: sessionId,
      user_id: userId,
      method,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_DAYS * 24 * 3600_000),
      user_agent: circumstances.userAgent,
      provider_tokens: providerTokens && providerHandle ? sealTokens(providerTokens, providerHandle) : null,
    })
    .execute()
  await endOldest(tx, userId, now)
  await takeBackDeletion(tx, userId)
  await logSignIn(tx, circumstances, { userId, method, channel, outcome: 'signed_in', ...(utm && { utm }) })
  // Signing in past the provider is for tests of something else.
  return { sessionId, userId, providerHandle, isNewcomer: user.isNewcomer && method !== 'fake' }
}

const IS_NEWCOMER = sql<boolean>`first_choice_at is null
  and not exists (select from user_section where user_id = app_user.id)
  and not exists (select from user_tag where user_id = app_user.id)`

const endOldest = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('user_session')
    .set({ revoked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('user_session')
        .select('id')
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .orderBy('created_at', 'desc')
        .offset(MAX_SESSIONS),
    )
    .execute()

/** Puts the session's token into the browser's cookies; scripts get a short-lived one. */
export async function handOver({ tokens }: Deps, reply: FastifyReply, opened: OpenedSession): Promise<string> {
  const { sessionId, userId, providerHandle, isNewcomer } = opened
  setSessionCookies(reply, await tokens.signUser(userId, sessionId, SESSION_SECONDS), providerHandle)
  if (isNewcomer) setNewcomerCookie(reply)
  return tokens.signUser(userId, sessionId, ACCESS_TOKEN_SECONDS)
}
