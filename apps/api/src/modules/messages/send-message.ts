import { messageSettings, type messages } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
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
}

/**
 * Tells people something, in the transaction that made it true. Left out are whoever did it, whoever has switched the kind
 * off, and whoever was told of this cause already: it is safe to repeat. Returns how many were told now.
 */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { to, kind, type, refId, title, content, cause } = message
  if (to.length === 0) return 0
  const { answerId = null, commentId = null, actorId = null } = message
  const { rows } = await sql<{ user_id: string }>`
    insert into message (user_id, kind, type, ref_id, answer_id, comment_id, actor_id, title, content, cause)
    select receiver, ${kind}, ${type}, ${refId}::bigint, ${answerId}::bigint, ${commentId}::bigint, ${actorId}::bigint,
      ${title}, ${content}, ${cause}
    from unnest(${to}::bigint[]) receiver
    left join message_switch wish on wish.user_id = receiver and wish.kind = ${kind}
    where receiver is distinct from ${actorId}::bigint
      and coalesce(wish.site, ${messageSettings.DEFAULT_SWITCHES[kind].site})
    on conflict (user_id, cause) do nothing
    returning user_id`.execute(tx)
  const told = rows.map((row) => row.user_id)
  await tellBells(tx, told)
  return told.length
}
