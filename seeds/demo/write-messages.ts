import type { messages, messageSettings } from '@kms/contract'
import type { Db } from '@kms/db'
import messageFile from './messages.json' with { type: 'json' }
import { faqs } from './read-corpus.ts'

const faqIds = new Map(faqs.map((faq) => [faq.corpusId, faq.id]))
const MINUTE = 60_000

/** In the order of sending, as ids are; read an hour later by those who did. */
const rows = messageFile.flatMap((entry) =>
  entry.to.map((userId) => ({
    user_id: userId,
    kind: entry.kind as messageSettings.MessageKind,
    type: entry.type as messages.MessageType,
    ref_id: entry.faq === null ? null : faqIdOf(entry.faq),
    title: entry.title,
    content: entry.content,
    cause: `demo:${entry.key}`,
    created_at: entry.at,
    read_at: entry.readBy.includes(userId) ? new Date(Date.parse(entry.at) + 60 * MINUTE) : null,
  })),
)

function faqIdOf(corpusId: string) {
  const id = faqIds.get(corpusId)
  if (id === undefined) throw new Error(`a demo message refers to '${corpusId}', which the corpus does not have`)
  return id
}

/** Messages for the role accounts. Those that are there already stay as their readers left them. Returns how many are new. */
export async function writeMessages(db: Db): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('message')
    .values(rows)
    .onConflict((oc) => oc.columns(['user_id', 'cause']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
