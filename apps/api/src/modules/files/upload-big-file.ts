import { files } from '@kms/contract'
import type { z } from 'zod'
import { downloadAs } from '../../adapters/object-store.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Shelf } from '../../policies/file.policy.ts'
import { admit } from './file-kinds.ts'
import { finalKeyFor, findOwnFile, type FileRow } from './file-row.ts'
import { finishUpload } from './finish-upload.ts'
import { goodParts, missingParts, partCountOf, percentOf } from './parts.ts'
import { patience } from './store-patience.ts'

/** A batch of parts on a slow line. The next call signs anew. */
export const PART_SECONDS = 3600

type Request = z.output<typeof files.uploadBigFile.body>
type Begun = FileRow & { size: string; multipart_id: string }

/**
 * Begins a big file or goes on with it: the store is asked what is there, so it does not matter which browser sent what, or
 * when it was cut off. Asked again when every part is there, it hands the file over to its check.
 */
export async function uploadBigFile(
  deps: Deps,
  shelf: Shelf,
  id: string,
  request: Request,
  largest: number,
): Promise<files.BigUpload> {
  const signal = patience()
  const row = await begun(deps, shelf, id, request, largest, signal)
  const size = Number(row.size)
  const partCount = partCountOf(size)
  const answer = { id, partSize: files.PART_BYTES, partCount, expiresAt: expiry() }
  const stored =
    row.state === 'pending' ? await deps.store.listParts(row.upload_key, row.multipart_id, signal) : undefined
  if (row.state !== 'pending' || !stored) {
    const all = Array.from({ length: partCount }, (_, index) => index + 1)
    return { ...answer, state: row.state, percent: 100, uploaded: all, parts: [] }
  }
  const good = goodParts(size, stored)
  const missing = missingParts(size, good)
  if (missing.length === 0) await finishUpload(deps.db, id)
  return {
    ...answer,
    state: missing.length === 0 ? 'uploaded' : 'pending',
    percent: percentOf(size, good),
    uploaded: good.map(({ number }) => number),
    parts: missing.slice(0, files.PARTS_PER_CALL).map((part) => ({
      ...part,
      url: deps.store.partAddress({
        key: row.upload_key,
        uploadId: row.multipart_id,
        number: part.number,
        size: part.size,
        seconds: PART_SECONDS,
      }),
    })),
  }
}

const expiry = () => new Date(Date.now() + PART_SECONDS * 1000).toISOString()

/** The row with its upload in the store, which the first call makes. */
async function begun(
  deps: Deps,
  shelf: Shelf,
  id: string,
  request: Request,
  largest: number,
  signal: AbortSignal,
): Promise<Begun> {
  const { db, store } = deps
  const { fileName: name, contentType: declared_type, size } = request
  const row = await findOwnFile(db, shelf, id)
  if (row.size !== null && (Number(row.size) !== size || row.name !== name)) throw new AppError('file.changed')
  if (row.multipart_id !== null) return row as Begun
  // One of those that go up in one piece.
  if (row.size !== null) throw new AppError('file.changed')

  const purpose = admit({ ...request, purpose: 'attachment' }, largest)
  const key = purpose === 'image' ? finalKeyFor(shelf, purpose) : row.upload_key
  const headers = { type: 'application/octet-stream', disposition: downloadAs(name) }
  const multipart_id = await store.beginParts(row.upload_key, headers, signal)
  const own = await db
    .updateTable('file')
    .set({ name, declared_type, size, purpose, key, multipart_id })
    .where('id', '=', id)
    .where('owner_id', '=', shelf.ownerId)
    .where('size', 'is', null)
    .executeTakeFirst()
  // Begun twice at once: the first one counts, the other upload is swept away with the file's key.
  if (!own.numUpdatedRows) return begun(deps, shelf, id, request, largest, signal)
  return { ...row, name, declared_type, size: String(size), purpose, key, multipart_id }
}
