import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../../kernel/jobs.ts'
import { digestMail } from './digest-mail.ts'
import type { Delivery } from './delivery-row.ts'

const PEOPLE_AT_ONCE = 100
/** A mail shows this many; the rest is a number. */
const SHOWN = 20
const UNSUBSCRIBE_SECONDS = 90 * 24 * 3600

type Person = { user_id: string; email: string; unsubscribed: boolean; entries: Delivery[]; ids: string[] }

/** Once a day: one mail to everybody for whom something waits. Goes through the people by id, some at a time. */
export async function sendDigests(deps: Deps, { after }: JobPayloads['message.digest']) {
  const { rows: people } = await sql<Person>`
    select w.user_id, coalesce(c.email, '') as email, c.unsubscribed_at is not null as unsubscribed, w.ids, w.entries
    from (
      select user_id, array_agg(id order by id) as ids, jsonb_agg(jsonb_build_object('id', id::text, 'type', type,
        'ref_id', ref_id::text, 'answer_id', answer_id::text, 'comment_id', comment_id::text, 'title', title,
        'content', content) order by id desc) as entries
      from message_delivery
      where channel = 'email' and sent_at is null and user_id > ${after ?? '0'}
      group by user_id order by user_id limit ${PEOPLE_AT_ONCE}) w
    left join user_contact c on c.user_id = w.user_id
    order by w.user_id`.execute(deps.db)
  for (const person of people) await sendOne(deps, person)
  const last = people.at(-1)?.user_id
  if (last !== undefined && people.length === PEOPLE_AT_ONCE)
    await deps.db.transaction().execute((tx) => enqueue(tx, 'message.digest', { after: last }))
}

async function sendOne(deps: Deps, { user_id: userId, email, unsubscribed, entries, ids }: Person) {
  if (email !== '' && !unsubscribed && deps.mail.isOn) {
    const token = await deps.tokens.signUnsubscribe(userId, UNSUBSCRIBE_SECONDS)
    const mail = digestMail(deps.config, entries.slice(0, SHOWN), entries.length, token)
    // The gateway takes the same key once: a job that is repeated sends no second mail.
    await deps.mail.send({ ...mail, to: email, key: `digest:${userId}:${ids.at(-1)}` })
  }
  await sql`update message_delivery set sent_at = now() where id = any(${ids}::bigint[])`.execute(deps.db)
}
