import type { session } from '@kms/contract'
import type { Db } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { browserName } from './browser-name.ts'
import { randomId } from './browser-binding.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import type { Circumstances } from './sign-in-log.ts'

/** A code on a screen is good this long. */
export const TICKET_MINUTES = 2

const notExpired = sql<boolean>`expires_at > now()`

type Row = { id: string; status: string; browser: string; expires_at: Date | string }

function present(origin: string, { id, status, browser, expires_at }: Row): session.QrTicket {
  const expiresAt = new Date(expires_at)
  return {
    id,
    qrUrl: `${origin}/kms/mobile/Login?ticket=${id}`,
    status: statusOf(status, expiresAt),
    expiresAt: expiresAt.toISOString(),
    browser,
  }
}

/** A ticket that was used looks expired: there is nothing left to do with it. */
const statusOf = (status: string, expiresAt: Date): session.TicketStatus =>
  status === 'used' || expiresAt.getTime() <= Date.now() ? 'expired' : (status as session.TicketStatus)

const COLUMNS = ['id', 'status', 'browser', 'expires_at'] as const

export async function createTicket({ db, config }: Deps, browser: Buffer, { userAgent }: Circumstances) {
  const row = await db
    .insertInto('qr_ticket')
    .values({
      id: randomId(),
      browser_hash: browser,
      browser: browserName(userAgent),
      expires_at: sql`now() + make_interval(mins => ${TICKET_MINUTES})`,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return present(config.PUBLIC_ORIGIN, row)
}

type Step = 'look' | 'confirm' | 'refuse'

const STEPS: Record<Step, { from: string[]; to: string }> = {
  look: { from: ['waiting'], to: 'scanned' },
  confirm: { from: ['waiting', 'scanned'], to: 'confirmed' },
  refuse: { from: ['waiting', 'scanned'], to: 'refused' },
}

/** What a signed-in phone does with a ticket. The first phone to look at it is the only one that may go on. */
export async function stepTicket({ db, config }: Deps, member: Member, step: Step, id: string) {
  const { from, to } = STEPS[step]
  const moved = await db
    .updateTable('qr_ticket')
    .set({ status: to, user_id: member.id })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', member.id)]))
    .where(notExpired)
    .returning(COLUMNS)
    .executeTakeFirst()
  if (moved) return present(config.PUBLIC_ORIGIN, moved)
  const known = await db
    .selectFrom('qr_ticket')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .executeTakeFirst()
  if (!known) throw new AppError('ticket.not_found')
  return present(config.PUBLIC_ORIGIN, known)
}

type Poll = { status: session.TicketStatus; opened: OpenedSession | undefined }

/** Only the browser that made the ticket learns anything, and once it is confirmed gets its session, once. */
export async function pollTicket(
  { db }: Deps,
  id: string,
  browser: Buffer | undefined,
  circumstances: Circumstances,
): Promise<Poll> {
  const row = browser && (await findOwn(db, id, browser))
  if (!row) throw new AppError('ticket.not_found')
  const status = statusOf(row.status, new Date(row.expires_at))
  if (status !== 'confirmed') return { status, opened: undefined }
  const opened = await db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('qr_ticket')
      .set({ status: 'used' })
      .where('id', '=', id)
      .where('status', '=', 'confirmed')
      .where(notExpired)
      .returning('user_id')
      .executeTakeFirst()
    return used?.user_id && openSession(tx, { userId: used.user_id, method: 'qr', channel: 'pc', circumstances })
  })
  return opened ? { status, opened } : { status: 'expired', opened: undefined }
}

const findOwn = (db: Db, id: string, browser: Buffer) =>
  db
    .selectFrom('qr_ticket')
    .select(['status', 'expires_at'])
    .where('id', '=', id)
    .where('browser_hash', '=', browser)
    .executeTakeFirst()
