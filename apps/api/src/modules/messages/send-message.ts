import type { messages } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'

/** What can happen to somebody. Each kind can be switched off by its receiver, so a kind is what a person would name. */
export type MessageKind =
  | 'answered'
  | 'commented'
  | 'mentioned'
  | 'liked'
  | 'bestAnswer'
  | 'followed'
  | 'authorPosted'
  | 'roundTable'
  | 'points'
  | 'review'
  | 'faqChanged'
  | 'notice'

export type NewMessage = {
  /** Everybody who gets it: one statement, however many. */
  to: readonly string[]
  kind: MessageKind
  /** What opening it leads to. */
  type: messages.MessageType
  refId: string | null
  /** Plain text, both. */
  title: string
  content: string
  /** Names the event, e.g. `answer:4711`: nobody is told of the same one twice. */
  cause: string
}

/**
 * Tells people something, in the transaction that made it true. Safe to repeat: who was told of this cause already is left
 * out. Returns how many were told now.
 */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { to, kind, type, refId, title, content, cause } = message
  if (to.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into message (user_id, kind, type, ref_id, title, content, cause)
    select receiver, ${kind}, ${type}, ${refId}::bigint, ${title}, ${content}, ${cause}
    from unnest(${to}::bigint[]) receiver
    on conflict (user_id, cause) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
