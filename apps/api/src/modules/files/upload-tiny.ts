import { files } from '@kms/contract'
import type { z } from 'zod'
import type { Deps } from '../../kernel/deps.ts'
import type { Shelf } from '../../policies/file.policy.ts'
import { admit } from './file-kinds.ts'
import { readProgress } from './read-progress.ts'
import { reserveFile } from './reserve-file.ts'
import { patience } from './store-patience.ts'

type Request = z.output<typeof files.uploadTiny.body>

/** The only bytes that pass through the API: half a megabyte at most, for networks that reach nothing but the site. */
export async function uploadTiny(
  deps: Deps,
  shelf: Shelf,
  { content, ...described }: Request,
): Promise<files.FileView> {
  const bytes = Buffer.from(content, 'base64')
  const size = bytes.length
  const purpose = admit({ ...described, size }, files.MAX_TINY_BYTES)
  const signal = patience()
  const { id, uploadKey } = await reserveFile(deps.db, shelf, { ...described, size, purpose })
  await deps.store.put(uploadKey, bytes, { type: 'application/octet-stream' }, signal)
  return readProgress(deps, shelf, id, signal)
}
