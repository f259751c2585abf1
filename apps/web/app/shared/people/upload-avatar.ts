import { compressed } from '@kms/features/files/compress-in-worker'
import { sendBytes } from '@kms/features/files/send-bytes'
import { uploadFile } from '@kms/features/files/upload-file'
import { browserApi } from '../../shell/browser-api.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** A picture goes up in one piece: there is nothing to go on with. */
const code = { recall: () => Promise.resolve(undefined), keep: () => Promise.resolve() }

export async function uploadAvatar(file: File): Promise<string> {
  const signal = new AbortController().signal
  const around = { api: browserApi, send: sendBytes, wait, report: () => undefined, signal, code }
  return (await uploadFile(around, await compressed(file), 'image')).id
}
