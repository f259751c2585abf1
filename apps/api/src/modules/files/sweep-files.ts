import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../kernel/jobs.ts'
import { objectsOf, type FileRow } from './file-row.ts'
import { jobPatience } from './store-patience.ts'

/** An upload that did not become a file within this is given up. */
export const UNFINISHED_HOURS = 24
/** A file that no content uses is kept this long: a draft may yet be written, a text restored. */
export const UNUSED_DAYS = 7
const BATCH = 200

/** Every hour. Rows go in small steps, each with the job that erases its bytes: nothing is forgotten half-way. */
export async function sweepFiles(deps: Deps) {
  while ((await sweepSome(deps)) === BATCH);
}

const sweepSome = ({ db }: Deps) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<FileRow>`
      delete from file where id in (
        select id from file
        where unused_since < now() - make_interval(hours => ${sql.lit(UNFINISHED_HOURS)})
          and (state <> 'ready' or unused_since < now() - make_interval(days => ${sql.lit(UNUSED_DAYS)}))
        order by unused_since limit ${sql.lit(BATCH)} for update skip locked
      ) returning *`.execute(tx)
    for (const row of rows) await enqueue(tx, 'file.erase', { keys: objectsOf(row), uploadKey: row.upload_key })
    return rows.length
  })

export async function eraseFile({ store }: Deps, { keys, uploadKey }: JobPayloads['file.erase']) {
  const signal = jobPatience()
  await store.abortParts(uploadKey, signal)
  await store.erase(keys, signal)
}
