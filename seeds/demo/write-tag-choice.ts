import type { Db } from '@kms/db'
import { sql } from 'kysely'
import choiceFile from './tag-choice.json' with { type: 'json' }
import { tagIdOf } from './read-corpus.ts'

const rows = Object.entries(choiceFile.icons)
  .map(([key, icon]) => ({ id: tagIdOf(key), rank: rankOf(key), icon }))
  .concat(
    choiceFile.recommended
      .filter((key) => !(key in choiceFile.icons))
      .map((key) => ({ id: tagIdOf(key), rank: rankOf(key), icon: '' })),
  )

function rankOf(key: string): number | null {
  const place = choiceFile.recommended.indexOf(key)
  return place === -1 ? null : place + 1
}

/** Which tags the first-run page offers first, and which are shown with a picture. */
export async function writeTagChoice(db: Db) {
  await sql`
    update tag set recommend_rank = c.rank, icon_key = c.icon
    from json_to_recordset(${JSON.stringify(rows)}::json) as c (id bigint, rank integer, icon text)
    where tag.id = c.id`.execute(db)
}
