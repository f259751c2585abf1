import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { ACCESS_TOKEN_SECONDS } from '../../kernel/tokens.ts'

/** A fresh short-lived token for the session in the cookie. Coming back for one is what keeps a session from going idle. */
export async function renewToken({ db, tokens, sessions }: Deps, cookie: string | undefined): Promise<string> {
  const claims = cookie === undefined ? undefined : await tokens.readCaller(cookie)
  const member = claims?.kind === 'user' ? await sessions.find(claims.sessionId) : undefined
  if (!member) throw new AppError('auth.required')
  await db
    .updateTable('user_session')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', member.sessionId)
    .where('last_seen_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .execute()
  return tokens.signUser(member.id, member.sessionId, ACCESS_TOKEN_SECONDS)
}
