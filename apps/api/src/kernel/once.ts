import { createHash } from 'node:crypto'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from './actor.ts'
import { AppError } from './app-error.ts'
import type { Deps } from './deps.ts'

/** How long a repeated request is recognised. */
export const REQUEST_KEY_DAYS = 7

/** A request that its sender may repeat: the key it carries, which call it is and what it asks for. */
export type Repeatable = { key: string | undefined; call: string; input: unknown }

type Headers = { headers: Record<string, string | string[] | undefined> }

/** The key that the sender gave a request (header `Idempotency-Key`), if any. */
export function keyOf({ headers }: Headers): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key))
    throw new AppError('request.invalid', { fields: { 'Idempotency-Key': '请求编号有误' } })
  return key
}

/**
 * Does the work in one transaction, and once per key of this member: a request that comes again, even at the same moment,
 * gets the first one's answer. The key is taken before the work, so the second waits until the first has ended.
 */
export async function once<T extends object>(
  { db }: Pick<Deps, 'db'>,
  member: Member,
  { key, call, input }: Repeatable,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    if (key === undefined) return work(tx)
    const fingerprint = createHash('sha256')
      .update(`${call}\n${JSON.stringify(input)}`)
      .digest('base64url')
    const { numAffectedRows } = await sql`
      insert into request_key (author_id, key, fingerprint) values (${member.id}, ${key}, ${fingerprint})
      on conflict do nothing`.execute(tx)
    if (numAffectedRows === 0n) return answeredBefore<T>(tx, member, key, fingerprint)
    const result = await work(tx)
    await sql`update request_key set result = ${JSON.stringify(result)}::jsonb
      where author_id = ${member.id} and key = ${key}`.execute(tx)
    return result
  })
}

async function answeredBefore<T>(tx: Tx, member: Member, key: string, fingerprint: string): Promise<T> {
  const { rows } = await sql<{ fingerprint: string; result: T }>`
    select fingerprint, result from request_key where author_id = ${member.id} and key = ${key}`.execute(tx)
  if (rows[0]?.fingerprint !== fingerprint) throw new AppError('request.key_reused')
  return rows[0].result
}

/** Nightly: keys that nobody will send again. */
export async function forgetRequestKeys({ db }: Deps) {
  await sql`delete from request_key where created_at < now() - make_interval(days => ${REQUEST_KEY_DAYS})`.execute(db)
}
