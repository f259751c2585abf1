import type { Uploader } from '@kms/editor/RichEditor'
import { deviceDrafts } from '@kms/features/drafts/device-drafts'
import { compressed } from '@kms/features/files/compress-in-worker'
import { sendBytes } from '@kms/features/files/send-bytes'
import { uploadFile } from '@kms/features/files/upload-file'
import { authoringApi } from './authoring-api.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Files of the editor: compressed, kept on the device until they are up, sent past our processes to the store. */
export const uploader: Uploader = {
  async send(file, purpose, report) {
    const bytes = purpose === 'image' ? await compressed(file) : file
    return uploadFile({ api: authoringApi, send: sendBytes, wait, report }, bytes, purpose)
  },
  addressOf: async (id) => (await authoringApi.getFileProgress({ params: { x: id } })).url,
  keep: deviceDrafts.keepFile,
  kept: deviceDrafts.keptFile,
  forget: async (id) => void (await deviceDrafts.dropFile(id)),
}
