import type { files } from '@kms/contract'
import type { Deps } from '../../kernel/deps.ts'
import type { Shelf } from '../../policies/file.policy.ts'
import { findOwnFile, type FileRow } from './file-row.ts'
import { presentFile } from './file.presenter.ts'
import { finishUpload } from './finish-upload.ts'
import { goodParts, percentOf } from './parts.ts'
import { patience } from './store-patience.ts'

/** How far a file is. While it goes up the store is asked; a complete one moves on to its check. */
export async function readProgress(deps: Deps, shelf: Shelf, id: string, signal = patience()): Promise<files.FileView> {
  const row = await findOwnFile(deps.db, shelf, id)
  if (row.state !== 'pending') return presentFile(deps.store, row)
  const percent = row.size === null ? 0 : await percentInStore(deps, row, Number(row.size), signal)
  if (percent < 100) return { ...presentFile(deps.store, row), percent }
  await finishUpload(deps.db, id)
  return presentFile(deps.store, { ...row, state: 'uploaded' })
}

async function percentInStore({ store }: Deps, row: FileRow, size: number, signal: AbortSignal): Promise<number> {
  if (row.multipart_id === null) return (await store.head(row.upload_key, signal)) ? 100 : 0
  const parts = await store.listParts(row.upload_key, row.multipart_id, signal)
  return parts ? percentOf(size, goodParts(size, parts)) : 100
}
