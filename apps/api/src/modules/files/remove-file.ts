import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { Shelf } from '../../policies/file.policy.ts'
import { FILE_COLUMNS, findOwnFile, objectsOf, type FileRow } from './file-row.ts'

/** Forgets one of the owner's files; its bytes follow by job, so that it works while the store is away. */
export async function removeFile({ db }: Deps, shelf: Shelf, id: string) {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('file')
      .where('id', '=', id)
      .where('owner_id', '=', shelf.ownerId)
      .where('unused_since', 'is not', null)
      .returning(FILE_COLUMNS)
      .executeTakeFirst()
    if (!row) {
      await findOwnFile(tx, shelf, id)
      throw new AppError('file.in_use')
    }
    await enqueue(tx, 'file.erase', { keys: objectsOf(row as unknown as FileRow), uploadKey: row.upload_key })
  })
}
