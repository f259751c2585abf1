import { TaggedCache } from '@kms/cache'
import { isDatabaseAway, listen, type Db } from '@kms/db'
import { rolesOf, type Member } from './actor.ts'

/** Nobody stays signed in longer than this … */
export const SESSION_DAYS = 30
/** … nor without coming back for this long. */
export const IDLE_DAYS = 7
const DAY_MS = 24 * 3600_000

const ENTRIES = 20_000
const KEPT_SECONDS = 60
/** While the database is away a session that was good just now still reads. */
const STAND_IN_MS = 10 * 60_000
const CHANNEL = 'kms_session'

type Known = { member: Member | null; endsAt: number }

export type SessionStore = ReturnType<typeof createSessionStore>

type Options = { db: Db; databaseUrl: string; now?: () => number }

/**
 * Whether a session still stands, and with which powers. Answers are kept in the process, and every end of a session and
 * every change of powers is announced by the commit itself (migration 0003), so a revocation acts at once on every process
 * and needs no Redis. While announcements can't be heard nothing kept is trusted: each question goes to the database.
 */
export function createSessionStore({ db, databaseUrl, now = Date.now }: Options) {
  const kept = new TaggedCache<Known>({ entries: ENTRIES, seconds: KEPT_SECONDS, now })
  let hearing = false
  const listening = listen({
    url: databaseUrl,
    channel: CHANNEL,
    onMessage: (changed) => kept.invalidate([changed]),
    onState: (state) => {
      hearing = state
      // What happened in between is unknown.
      if (state) kept.invalidateAll()
    },
  })

  async function load(sessionId: string) {
    const row = await db
      .selectFrom('user_session as s')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .select(['s.user_id', 's.last_seen_at', 's.expires_at', 's.revoked_at', 'u.roles'])
      .where('s.id', '=', sessionId)
      .executeTakeFirst()
    if (!row || row.revoked_at || row.roles.includes('banned')) {
      const tags = [`session:${sessionId}`, ...(row ? [`user:${row.user_id}`] : [])]
      return { value: { member: null, endsAt: 0 }, tags }
    }
    const member: Member = { kind: 'member', id: row.user_id, roles: rolesOf(row.roles), sessionId }
    const idleAt = new Date(row.last_seen_at).getTime() + IDLE_DAYS * DAY_MS
    const endsAt = Math.min(idleAt, new Date(row.expires_at).getTime())
    return { value: { member, endsAt }, tags: [`session:${sessionId}`, `user:${row.user_id}`] }
  }

  const alive = ({ member, endsAt }: Known) => (member && endsAt > now() ? member : undefined)

  return {
    /** The member, without a turn of the event loop when it is known. */
    find(sessionId: string): Member | undefined | Promise<Member | undefined> {
      if (hearing) {
        const known = kept.get(sessionId, () => load(sessionId))
        return known instanceof Promise ? known.then(alive) : alive(known)
      }
      return load(sessionId).then(
        ({ value }) => alive(value),
        (error: unknown) => {
          const known = kept.standIn(sessionId, STAND_IN_MS, () => true)
          if (known && isDatabaseAway(error)) return alive(known)
          throw error
        },
      )
    },
    close: () => listening.close(),
  }
}
