import { files, type Result } from '@kms/contract'
import type { z } from 'zod'
import type { Deps } from '../../kernel/deps.ts'
import type { Shelf } from '../../policies/file.policy.ts'
import { admit } from './file-kinds.ts'
import { reserveFile } from './reserve-file.ts'
import { expectStore, patience } from './store-patience.ts'

/** To begin sending; a slow upload that has begun goes on. */
export const UPLOAD_SECONDS = 10 * 60

type Request = z.output<typeof files.presignUpload.body>

/** One file, one place, one try, ten minutes. The signature binds length, type and that nothing is there yet. */
export async function presignUpload(
  deps: Deps,
  shelf: Shelf,
  request: Request,
): Promise<Result<typeof files.presignUpload>> {
  const purpose = admit(request, files.MAX_ATTACHMENT_BYTES)
  await expectStore(deps, patience())
  const { id, uploadKey } = await reserveFile(deps.db, shelf, { ...request, purpose })
  const { contentType: type, size } = request
  const address = deps.store.uploadAddress({ key: uploadKey, type, size, seconds: UPLOAD_SECONDS })
  const expiresAt = new Date(Date.now() + UPLOAD_SECONDS * 1000).toISOString()
  return { id, method: 'PUT', ...address, expiresAt }
}
