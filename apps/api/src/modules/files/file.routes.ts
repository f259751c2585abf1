import { files } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { largestBigFile, ownShelf } from '../../policies/file.policy.ts'
import { presignUpload } from './presign-upload.ts'
import { readProgress } from './read-progress.ts'
import { removeFile } from './remove-file.ts'
import { reserveFile } from './reserve-file.ts'
import { sendFileByWeChat } from './send-file-by-wechat.ts'
import { uploadBigFile } from './upload-big-file.ts'
import { uploadTiny } from './upload-tiny.ts'

/** Base64 of the largest tiny file, and its description. */
const TINY_BODY = 768 * 1024

/** Replaced when the upload begins. */
const NOT_YET = { fileName: '', contentType: '', size: null, purpose: 'attachment' } as const

export const fileRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, files.presignUpload, ({ body, request }) => presignUpload(deps, ownShelf(request.member()), body))
  route(app, files.getRandomCode, async ({ request }) => {
    const { id } = await reserveFile(deps.db, ownShelf(request.member()), NOT_YET)
    return id
  })
  route(app, files.uploadBigFile, ({ params, body, request }) =>
    uploadBigFile(deps, ownShelf(request.member()), params.x, body, files.MAX_BIG_FILE_BYTES),
  )
  route(app, files.uploadBigFileAdmin, ({ params, body, request }) =>
    uploadBigFile(deps, ownShelf(request.member()), params.x, body, largestBigFile(request.actor)),
  )
  route(app, files.getFileProgress, ({ params, request }) => readProgress(deps, ownShelf(request.member()), params.x))
  route(app, files.removeFile, async ({ body, request }) => {
    await removeFile(deps, ownShelf(request.member()), body.id)
    return { removed: true as const }
  })
  route(app, files.uploadTiny, ({ body, request }) => uploadTiny(deps, ownShelf(request.member()), body), {
    bodyLimit: TINY_BODY,
  })
  route(app, files.sendFileByWx, async ({ body, request }) => {
    await sendFileByWeChat(deps, request.member(), body)
    return { sent: true as const }
  })
}
