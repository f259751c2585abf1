import type { Tx } from '@kms/db'
import { enqueue } from '../../../kernel/jobs.ts'

/** As many as one word on Redis names. */
const AT_ONCE = 1_000

/** The bells of these people change once this transaction is committed, and only then. */
export async function tellBells(tx: Tx, userIds: readonly string[]) {
  for (let at = 0; at < userIds.length; at += AT_ONCE)
    await enqueue(tx, 'message.sent', { to: userIds.slice(at, at + AT_ONCE) })
}
