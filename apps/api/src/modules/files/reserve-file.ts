import type { files } from '@kms/contract'
import type { Db } from '@kms/db'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Shelf } from '../../policies/file.policy.ts'
import { finalKeyFor, newFileId, uploadKeyFor } from './file-row.ts'

/** Uploads that a member may have begun and not finished. Given up ones count for a day, so it is generous. */
export const MAX_UNFINISHED = 50

type Reservation = { fileName: string; contentType: string; size: number | null; purpose: files.FilePurpose }

/** A row before a byte: the server alone chooses where the file goes. */
export async function reserveFile(db: Db, shelf: Shelf, { fileName, contentType, size, purpose }: Reservation) {
  const id = newFileId()
  const uploadKey = uploadKeyFor(shelf)
  const { numAffectedRows } = await sql`
    insert into file (id, owner_id, purpose, name, declared_type, size, upload_key, key)
    select ${id}, ${shelf.ownerId}, ${purpose}, ${fileName}, ${contentType}, ${size}::bigint, ${uploadKey},
           ${finalKeyFor(shelf, purpose)}
    where (select count(*) from (
      select 1 from file where owner_id = ${shelf.ownerId} and state = 'pending' limit ${sql.lit(MAX_UNFINISHED)}
    ) few) < ${sql.lit(MAX_UNFINISHED)}`.execute(db)
  if (!numAffectedRows) throw new AppError('file.too_many', { retryAfter: 60 })
  return { id, uploadKey }
}
