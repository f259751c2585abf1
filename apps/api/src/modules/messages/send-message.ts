import { messageSettings, type messages } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { enqueue } from '../../kernel/jobs.ts'
import { tellBells } from './live/tell-bells.ts'

export type NewMessage = {
  /** Everybody who gets it: one statement, however many. */
  to: readonly string[]
  kind: messageSettings.MessageKind
  /** What opening it leads to. */
  type: messages.MessageType
  refId: string | null
  /** The exact place below the question. */
  answerId?: string | undefined
  commentId?: string | undefined
  /** Who did it: never told of it, even when among the receivers. */
  actorId?: string | undefined
  /** Plain text, both. */
  title: string
  content: string
  /** Names the event, e.g. `answer:4711`: nobody is told of the same one twice. */
  cause: string
  /** Of the same cause there is more to say now: what was sent is replaced, and unread again. */
  renews?: boolean
}

type Told = { told: string[]; wechat: number }

/**
 * Tells people something, in the transaction that made it true. Left out are whoever did it, whoever has switched the kind
 * off, and whoever was told of this cause already: it is safe to repeat. Other ways than the site are written down here and
 * gone by jobs. Returns how many were told on the site now.
 */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { to, kind, type, refId, title, content, cause } = message
  if (to.length === 0) return 0
  const { answerId = null, commentId = null, actorId = null } = message
  const usual = messageSettings.DEFAULT_SWITCHES[kind]
  const place = sql`${type}, ${refId}::bigint, ${answerId}::bigint, ${commentId}::bigint`
  const known = message.renews
    ? sql`do update set title = excluded.title, content = excluded.content, read_at = null
        where message.title <> excluded.title`
    : sql`do nothing`
  const { rows } = await sql<Told>`
    with receiver as (
      select r.id, coalesce(wish.site, ${usual.site}) as site, coalesce(wish.wechat, ${usual.wechat}) as wechat,
        coalesce(wish.email, ${usual.email}) as email
      from unnest(${to}::bigint[]) r (id)
      left join message_switch wish on wish.user_id = r.id and wish.kind = ${kind}
      where r.id is distinct from ${actorId}::bigint),
    told as (
      insert into message (user_id, kind, type, ref_id, answer_id, comment_id, actor_id, title, content, cause)
      select id, ${kind}, ${place}, ${actorId}::bigint, ${title}, ${content}, ${cause} from receiver where site
      on conflict (user_id, cause) ${known}
      returning user_id),
    gone as (
      insert into message_delivery (user_id, channel, type, ref_id, answer_id, comment_id, title, content, cause)
      select receiver.id, way.channel, ${place}, ${title}, ${content}, ${cause}
      from receiver cross join lateral (
        select 'wechat' as channel where wechat
          and exists (select 1 from user_identity i where i.user_id = receiver.id and i.provider = 'wechat')
        union all
        select 'email' where email
          and exists (select 1 from user_contact c where c.user_id = receiver.id and c.unsubscribed_at is null)) way
      on conflict (user_id, channel, cause) do nothing
      returning channel)
    select array(select user_id from told) as told, (select count(*)::int from gone where channel = 'wechat') as wechat`.execute(
    tx,
  )
  const { told = [], wechat = 0 } = rows[0] ?? {}
  await tellBells(tx, told)
  if (wechat > 0) await enqueue(tx, 'message.wechat', {}, { key: 'message.wechat' })
  return told.length
}
