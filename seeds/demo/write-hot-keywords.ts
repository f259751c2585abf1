import type { Db } from '@kms/db'
import hotKeywordFile from './hot-keywords.json' with { type: 'json' }

const rows = [
  ...hotKeywordFile.pinned.map((keyword, index) => ({ keyword, pinned_rank: index + 1, blocked: false })),
  ...hotKeywordFile.blocked.map((keyword) => ({ keyword, pinned_rank: null, blocked: true })),
]

/** What operators would have pinned. Their own later choice is left alone. */
export async function writeHotKeywords(db: Db) {
  await db
    .insertInto('hot_keyword')
    .values(rows)
    .onConflict((oc) => oc.column('keyword').doNothing())
    .execute()
}
