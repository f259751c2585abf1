import type { adminSignIns, session } from '@kms/contract'
import type { Db, Tx } from '@kms/db'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'

export type Circumstances = { address: string; userAgent: string }

export type SignInMethod = adminSignIns.SignInMethod

type Entry = {
  userId: string | null
  method: SignInMethod
  channel: string
  outcome: adminSignIns.SignInOutcome
  reason?: string
  utm?: session.Utm
}

export const circumstancesOf = (request: FastifyRequest): Circumstances => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
})

/** Writes down every sign-in, refusal and sign-out, for the console. */
export async function logSignIn(db: Db | Tx, { address, userAgent }: Circumstances, entry: Entry) {
  await db
    .insertInto('sign_in_event')
    .values({
      user_id: entry.userId,
      method: entry.method,
      channel: entry.channel,
      outcome: entry.outcome,
      reason: entry.reason ?? '',
      address,
      user_agent: userAgent,
      utm: JSON.stringify(entry.utm ?? {}),
    })
    .execute()
}

/** For what a transaction decided and rolled back; failures that are nobody's refusal are not written down. */
export async function logRefusal(
  db: Db,
  circumstances: Circumstances,
  error: unknown,
  { userId, ...entry }: Pick<Entry, 'userId' | 'method' | 'channel'>,
) {
  if (!(error instanceof AppError)) return
  const banned = error.error === 'signin.banned'
  // Only a banned account is known to exist: one that the transaction made is gone with it.
  const outcome = banned ? 'banned' : 'refused'
  await logSignIn(db, circumstances, { ...entry, userId: banned ? userId : null, outcome, reason: error.error })
}
