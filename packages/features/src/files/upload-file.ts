import type { Api } from '@kms/api-client'
import type { files } from '@kms/contract'
import { asUploadFailure, isRefusal, UploadFailure } from './upload-failure.ts'

/** In one piece up to here; the contract's limits (upload-file.test.ts compares). */
export const ONE_PIECE_BYTES = 64 * 1024 * 1024
export const LARGEST_BYTES = 2 * 1024 * 1024 * 1024
export const POLL_MS = 600
const MAX_POLLS = 200
/** Broken connections in a row after which a big file is given up. */
const MAX_CUTS = 5

export type FileApi = Pick<Api, 'presignUpload' | 'getFileProgress' | 'getRandomCode' | 'uploadBigFile'>
export type SendBytes = (
  to: { url: string; method?: string; headers?: Record<string, string> },
  bytes: Blob,
  report: (sent: number) => void,
  signal: AbortSignal,
) => Promise<void>

type Surroundings = {
  api: FileApi
  send: SendBytes
  wait: (ms: number) => Promise<void>
  report: (percent: number) => void
  signal: AbortSignal
  /** The code under which this file began to go up in parts, also in a page that is gone. */
  code: { recall(): Promise<string | undefined>; keep(code: string): Promise<void> }
}

const percent = (done: number, all: number) => Math.min(100, Math.round((done / all) * 100))
const describe = (file: File) => ({
  fileName: file.name,
  contentType: file.type || 'application/octet-stream',
  size: file.size,
})

/** From the device to the store, then until the server has looked at it. Rejects with an UploadFailure. */
export async function uploadFile(
  around: Surroundings,
  file: File,
  purpose: files.FilePurpose,
): Promise<{ id: string }> {
  const inParts = purpose === 'attachment' && file.size > ONE_PIECE_BYTES
  try {
    const id = inParts ? await sendInParts(around, file) : await sendWhole(around, file, purpose)
    return await untilReady(around, id)
  } catch (error) {
    throw asUploadFailure(error)
  }
}

async function sendWhole({ api, send, report, signal }: Surroundings, file: File, purpose: files.FilePurpose) {
  const { id, url, method, headers } = await api.presignUpload({ body: { ...describe(file), purpose } })
  await send({ url, method, headers }, file, (sent) => report(percent(sent, file.size)), signal)
  return id
}

/** Asks which parts are missing, sends them, asks again: a cut connection costs one part, not the file. */
async function sendInParts(around: Surroundings, file: File) {
  const { api, code, signal, wait } = around
  let recalled = await code.recall()
  for (let x = recalled ?? (await newCode(around)), cuts = 0; ;) {
    signal.throwIfAborted()
    try {
      const upload = await api.uploadBigFile({ params: { x }, body: describe(file) })
      if (upload.parts.length === 0) return x
      await sendParts(around, file, upload, () => (cuts = 0))
    } catch (error) {
      // What was begun long ago is swept away: from the beginning then, but once.
      if (recalled && isRefusal(error)) {
        recalled = undefined
        x = await newCode(around)
      } else if (signal.aborted || isRefusal(error) || ++cuts > MAX_CUTS) throw error
      else await wait(POLL_MS * 2 ** cuts)
    }
  }
}

async function newCode({ api, code }: Surroundings) {
  const x = await api.getRandomCode({})
  await code.keep(x)
  return x
}

async function sendParts(
  { send, report, signal }: Surroundings,
  file: File,
  { uploaded, partSize, parts }: files.BigUpload,
  arrived: () => void,
) {
  let done = uploaded.length * partSize
  report(percent(done, file.size))
  for (const { from, size, url } of parts) {
    await send({ url }, file.slice(from, from + size), (sent) => report(percent(done + sent, file.size)), signal)
    done += size
    arrived()
  }
}

async function untilReady({ api, wait, report, signal }: Surroundings, id: string): Promise<{ id: string }> {
  report(100)
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    signal.throwIfAborted()
    const { state, reason } = await api.getFileProgress({ params: { x: id } })
    if (state === 'ready') return { id }
    if (state === 'rejected') throw new UploadFailure(reason ?? '', true)
    await wait(POLL_MS)
  }
  throw new UploadFailure('', false)
}
