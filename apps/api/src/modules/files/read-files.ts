import type { files } from '@kms/contract'
import type { Deps } from '../../kernel/deps.ts'
import { FILE_COLUMNS, type FileRow } from './file-row.ts'
import { presentFile } from './file.presenter.ts'

/** The files of some content, by id: one statement, and only what that content really uses. */
export async function readFilesOf({ db, store }: Pick<Deps, 'db' | 'store'>, usedBy: readonly string[]) {
  const found = new Map<string, files.FileView>()
  if (usedBy.length === 0) return found
  const rows = await db
    .selectFrom('file_use as u')
    .innerJoin('file as f', 'f.id', 'u.file_id')
    .select(FILE_COLUMNS.map((column) => `f.${column}` as const))
    .where('u.used_by', 'in', usedBy)
    .execute()
  for (const row of rows) found.set(row.id, presentFile(store, row as unknown as FileRow))
  return found
}
