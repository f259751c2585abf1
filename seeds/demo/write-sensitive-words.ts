import type { Db } from '@kms/db'
import wordFile from './sensitive-words.json' with { type: 'json' }

export const sensitiveWords = wordFile.flatMap(({ category, level, words }) =>
  words.map((word) => ({ word, level, category, exceptions: [] as string[] })),
)

/** A list to begin with. The operators' own later choice is left alone. */
export async function writeSensitiveWords(db: Db) {
  await db
    .insertInto('sensitive_word')
    .values(sensitiveWords)
    .onConflict((oc) => oc.column('word').doNothing())
    .execute()
}
