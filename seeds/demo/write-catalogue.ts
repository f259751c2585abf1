import { normaliseCode } from '@kms/api/modules/search/catalogue-code'
import type { Db } from '@kms/db'
import { sql } from 'kysely'
import { catalogue, codeOf } from './read-corpus.ts'

/** The catalogue numbers with series and successor, in one statement. */
export async function writeCatalogue(db: Db) {
  const rows = catalogue.map(({ code, series, category, description, status, successor }) => ({
    code,
    code_key: normaliseCode(code),
    series,
    category,
    description,
    status,
    successor_key: successor === null ? null : normaliseCode(codeOf(successor)),
  }))
  await sql`
    insert into catalogue_item select * from json_populate_recordset(null::catalogue_item, ${JSON.stringify(rows)}::json)
    on conflict (code) do update set code_key = excluded.code_key, series = excluded.series, category = excluded.category,
      description = excluded.description, status = excluded.status, successor_key = excluded.successor_key`.execute(db)
}
