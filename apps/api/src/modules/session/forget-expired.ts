import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/** What nobody can use any more is kept this long for questions, then dropped. */
const KEPT = sql`interval '7 days'`

/** Every night: expired sign-ins, tickets and sessions. The sign-in log stays. */
export async function forgetExpired({ db }: Deps) {
  const over = sql<boolean>`expires_at < now() - ${KEPT}`
  await db.deleteFrom('sso_flow').where(over).execute()
  await db.deleteFrom('qr_ticket').where(over).execute()
  await db.deleteFrom('user_session').where(over).execute()
}
