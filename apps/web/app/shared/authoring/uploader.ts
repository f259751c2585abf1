import type { Uploader } from '@kms/editor/RichEditor'
import { deviceDrafts } from '@kms/features/drafts/device-drafts'
import { compressed } from '@kms/features/files/compress-in-worker'
import { sendBytes } from '@kms/features/files/send-bytes'
import { LARGEST_BYTES, uploadFile } from '@kms/features/files/upload-file'
import { editorCopy } from '@kms/ui/copy/editor.copy'
import { authoringApi } from './authoring-api.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Where the device keeps nothing (a private window), an upload goes on only in the page that began it. */
const codeOf = (uploadId: string) => ({
  recall: () => deviceDrafts.keptFileCode(uploadId).catch(() => undefined),
  keep: (code: string) => deviceDrafts.keepFileCode(uploadId, code).catch(() => undefined),
})

/** Files of the editor: compressed, kept on the device until they are up, sent past our processes to the store. */
export const uploader: Uploader = {
  lost: editorCopy.uploadLost,
  refusal: (file, purpose) =>
    purpose === 'attachment' && file.size > LARGEST_BYTES ? editorCopy.uploadTooLarge('2 GB') : undefined,
  async send(file, purpose, { uploadId, ...upload }) {
    const bytes = purpose === 'image' ? await compressed(file) : file
    const around = { api: authoringApi, send: sendBytes, wait, code: codeOf(uploadId), ...upload }
    return uploadFile(around, bytes, purpose)
  },
  addressOf: async (id) => (await authoringApi.getFileProgress({ params: { x: id } })).url,
  keep: deviceDrafts.keepFile,
  kept: deviceDrafts.keptFile,
  forget: async (id) => void (await deviceDrafts.dropFile(id)),
  async cancel(id) {
    const code = await codeOf(id).recall()
    await deviceDrafts.dropFile(id)
    if (code) await authoringApi.removeFile({ body: { id: code } })
  },
}
