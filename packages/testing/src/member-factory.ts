import { randomUUID } from 'node:crypto'
import type { Deps } from '@kms/api/kernel/deps'
import { ACCESS_TOKEN_SECONDS } from '@kms/api/kernel/tokens'
import { sql } from 'kysely'

type SignsIn = Pick<Deps, 'db' | 'tokens'>
export type SignedIn = { id: string; token: string }

const DAY_MS = 24 * 3600_000

/** Written past the sign-in, so that even a banned account can be seen being refused. */
export async function newSession({ db, tokens }: SignsIn, userId: string, seconds = ACCESS_TOKEN_SECONDS) {
  const sessionId = randomUUID()
  const now = new Date()
  await db
    .insertInto('user_session')
    .values({
      id: sessionId,
      user_id: userId,
      method: 'fake',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  return { sessionId, token: await tokens.signUser(userId, sessionId, seconds) }
}

/** Many members who are signed in and whose posts are shown at once, for drills and measurements. */
export async function signedInMembers(deps: SignsIn, count: number, seconds = 3600): Promise<SignedIn[]> {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (nickname, roles, trust_level)
    select '成员' || n, '{customer}', 1 from generate_series(1, ${count}::int) n returning id`.execute(deps.db)
  // One after the other: hundreds at once would wait for a connection longer than the pool lets them.
  const signedIn: SignedIn[] = []
  for (const { id } of rows) signedIn.push({ id, token: (await newSession(deps, id, seconds)).token })
  return signedIn
}
