import { randomUUID } from 'node:crypto'
import { privacy } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'

const HOUR_MS = 3600_000
/** Long enough to begin a download, too short to pass on. */
const ADDRESS_SECONDS = 300
const SHOWN = 5

type Row = {
  id: string
  state: privacy.DataExport['state']
  size: string | null
  requested_at: Date
  expires_at: Date
}
const COLUMNS = sql`id, case when state = 'ready' and expires_at <= now() then 'expired' else state end as state, size, requested_at, expires_at`

const present = ({ id, state, size, requested_at, expires_at }: Row): privacy.DataExport => ({
  id,
  state,
  size: size === null ? null : Number(size),
  requestedAt: requested_at.toISOString(),
  expiresAt: expires_at.toISOString(),
})

const nextAfter = (requestedAt: Date) => new Date(requestedAt.getTime() + privacy.EXPORT_PAUSE_HOURS * HOUR_MS)

/** Asks for a copy; a job makes it. One that failed does not count. Two requests at once become one. */
export async function requestExport({ db }: Deps, member: Member, now = new Date()) {
  return db.transaction().execute(async (tx) => {
    await sql`select from app_user where id = ${member.id} for no key update`.execute(tx)
    const { rows: before } = await sql<{ requested_at: Date }>`
      select requested_at from data_export where user_id = ${member.id} and state <> 'failed'
      order by requested_at desc limit 1`.execute(tx)
    const next = before[0] && nextAfter(before[0].requested_at)
    if (next && next > now)
      throw new AppError('export.too_soon', { retryAfter: Math.ceil((next.getTime() - now.getTime()) / 1000) })
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + privacy.EXPORT_DAYS * 24 * HOUR_MS)
    const { rows } = await sql<Row>`
      insert into data_export (id, user_id, key, requested_at, expires_at)
      values (${id}, ${member.id}, ${`private/${member.id}/export-${id}.zip`}, ${now}, ${expiresAt})
      returning ${COLUMNS}`.execute(tx)
    await enqueue(tx, 'privacy.export', { exportId: id })
    return present(rows[0] as Row)
  })
}

export async function listExports({ db }: Deps, member: Member, now = new Date()) {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from data_export where user_id = ${member.id} order by requested_at desc limit ${SHOWN}`.execute(
    db,
  )
  const last = rows.find(({ state }) => state !== 'failed')
  const next = last && nextAfter(last.requested_at)
  return { records: rows.map(present), nextAt: next && next > now ? next.toISOString() : null }
}

/** For its owner alone; another's is as unknown as none, and so is one that is over. */
export async function exportAddress({ db, store }: Deps, member: Member, id: string) {
  const { rows } = await sql<{ key: string; requested_at: Date }>`
    select key, requested_at from data_export
    where id = ${id} and user_id = ${member.id} and state = 'ready' and expires_at > now()`.execute(db)
  const found = rows[0]
  if (!found) throw new AppError('export.not_found')
  const name = `施知道-我的数据-${found.requested_at.toISOString().slice(0, 10)}.zip`
  return { url: store.briefDownloadAddress(found.key, name, ADDRESS_SECONDS), seconds: ADDRESS_SECONDS }
}
