import type { Api } from '@kms/api-client'
import type { files } from '@kms/contract'

/** In one piece up to here; the contract's limit (upload-file.test.ts compares). */
export const ONE_PIECE_BYTES = 64 * 1024 * 1024
export const POLL_MS = 600
const MAX_POLLS = 200
/** Broken connections in a row after which a big file is given up. */
const MAX_CUTS = 5

export type FileApi = Pick<Api, 'presignUpload' | 'getFileProgress' | 'getRandomCode' | 'uploadBigFile'>
export type SendBytes = (
  to: { url: string; method?: string; headers?: Record<string, string> },
  bytes: Blob,
  report: (sent: number) => void,
) => Promise<void>

type Surroundings = {
  api: FileApi
  send: SendBytes
  wait: (ms: number) => Promise<void>
  report: (percent: number) => void
}

const percent = (done: number, all: number) => Math.min(100, Math.round((done / all) * 100))
const describe = (file: File) => ({
  fileName: file.name,
  contentType: file.type || 'application/octet-stream',
  size: file.size,
})

/** From the device to the store, then until the server has looked at it. Rejects with words for the author. */
export async function uploadFile(
  around: Surroundings,
  file: File,
  purpose: files.FilePurpose,
): Promise<{ id: string }> {
  const inParts = purpose === 'attachment' && file.size > ONE_PIECE_BYTES
  const id = inParts ? await sendInParts(around, file) : await sendWhole(around, file, purpose)
  return untilReady(around, id)
}

async function sendWhole({ api, send, report }: Surroundings, file: File, purpose: files.FilePurpose) {
  const { id, url, method, headers } = await api.presignUpload({ body: { ...describe(file), purpose } })
  await send({ url, method, headers }, file, (sent) => report(percent(sent, file.size)))
  return id
}

/** Asks which parts are missing, sends them, asks again: a cut connection costs one part, not the file. */
async function sendInParts({ api, send, report, wait }: Surroundings, file: File) {
  const x = await api.getRandomCode({})
  for (let cuts = 0; ;) {
    const upload = await api.uploadBigFile({ params: { x }, body: describe(file) })
    if (upload.parts.length === 0) return x
    let done = upload.uploaded.length * upload.partSize
    try {
      for (const { from, size, url } of upload.parts) {
        await send({ url }, file.slice(from, from + size), (sent) => report(percent(done + sent, file.size)))
        done += size
        cuts = 0
      }
    } catch (error) {
      if (++cuts > MAX_CUTS) throw error
      await wait(POLL_MS * 2 ** cuts)
    }
  }
}

async function untilReady({ api, wait, report }: Surroundings, id: string): Promise<{ id: string }> {
  report(100)
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const { state, reason } = await api.getFileProgress({ params: { x: id } })
    if (state === 'ready') return { id }
    if (state === 'rejected') throw new Error(reason ?? '')
    await wait(POLL_MS)
  }
  throw new Error('')
}
