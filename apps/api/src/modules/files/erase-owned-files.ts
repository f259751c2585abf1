import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { enqueue } from '../../kernel/jobs.ts'
import { objectsOf, type FileRow } from './file-row.ts'

/** Somebody is forgotten: whatever of his files no reader sees goes, and his picture. Bytes follow by job. */
export async function eraseOwnedFiles(tx: Tx, ownerId: string) {
  await sql`delete from file_use where used_by = ${`user:${ownerId}`}`.execute(tx)
  const { rows: hidden } = await sql<{ id: string }>`
    select id from file f where owner_id = ${ownerId}
      and not exists (select from file_use u where u.file_id = f.id and u.visible) for update`.execute(tx)
  const ids = hidden.map(({ id }) => id)
  await sql`delete from file_use where file_id = any(${ids}::uuid[])`.execute(tx)
  const { rows } = await sql<FileRow>`delete from file where id = any(${ids}::uuid[]) returning *`.execute(tx)
  for (const row of rows) await enqueue(tx, 'file.erase', { keys: objectsOf(row), uploadKey: row.upload_key })
}
