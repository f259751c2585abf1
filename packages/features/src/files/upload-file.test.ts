import { files } from '@kms/contract'
import { expect, it } from 'vitest'
import { LARGEST_BYTES, ONE_PIECE_BYTES, uploadFile, type FileApi, type SendBytes } from './upload-file.ts'

const PART = 8
/** Three parts. */
const BIG = 20

/** A browser that remembers one code, as the device does. */
function around(
  api: FileApi,
  send: SendBytes,
  { recalled, report }: { recalled?: string; report?: (percent: number) => void } = {},
) {
  let code = recalled
  const keep = async (next: string) => void (code = next)
  return {
    api,
    send,
    wait: async () => undefined,
    report: report ?? (() => undefined),
    signal: new AbortController().signal,
    code: { recall: async () => code, keep },
  }
}

/** A store that keeps what it is sent; `cut` breaks the connection before that many parts. */
function store({ cutBefore = [] as number[], state = 'ready', polls = 2 } = {}) {
  const kept = new Map<string, Blob>()
  const cuts = new Set(cutBefore)
  const log: string[] = []
  let asked = 0
  const parts = (size: number) => Array.from({ length: Math.ceil(size / PART) }, (_, n) => n + 1)
  const api = {
    presignUpload: async () => ({ id: 'f1', url: 'whole', method: 'PUT', headers: { 'x-signed': 'yes' } }),
    getRandomCode: async () => 'f2',
    uploadBigFile: async () => {
      const size = BIG
      const missing = parts(size).filter((n) => !kept.has(`part${n}`))
      return {
        partSize: PART,
        uploaded: parts(size).filter((n) => kept.has(`part${n}`)),
        parts: missing.slice(0, 2).map((n) => ({
          number: n,
          from: (n - 1) * PART,
          size: Math.min(PART, size - (n - 1) * PART),
          url: `part${n}`,
        })),
      }
    },
    getFileProgress: async () => ({ state: ++asked < polls ? 'uploaded' : state, reason: '文件含有病毒' }),
  } as unknown as FileApi
  const send: SendBytes = async ({ url }, bytes, report) => {
    log.push(url)
    const number = Number(url.slice(4))
    if (cuts.delete(number)) throw new Error('cut')
    kept.set(url, bytes)
    report(bytes.size)
  }
  return { api, send, kept, log }
}

/** Pretends to be larger than what goes up in one piece, and has few bytes. */
function bigFile(text: string) {
  const file = new File([text], '样本.zip', { type: 'application/zip' })
  return Object.defineProperty(file, 'size', { value: ONE_PIECE_BYTES + 1 })
}

it('has the limits of the contract', () => {
  expect([ONE_PIECE_BYTES, LARGEST_BYTES]).toEqual([files.MAX_ATTACHMENT_BYTES, files.MAX_BIG_FILE_BYTES])
})

it('sends a picture in one piece and waits until it is ready', async () => {
  const { api, send, kept } = store({ polls: 3 })
  const seen: number[] = []
  const file = new File(['12345678'], 'a.jpg', { type: 'image/jpeg' })
  const answer = await uploadFile(around(api, send, { report: (percent) => seen.push(percent) }), file, 'image')
  expect([answer, kept.get('whole')?.size, seen]).toEqual([{ id: 'f1' }, 8, [100, 100]])
})

it('says why a file was turned down, and that another try will not help', async () => {
  const { api, send } = store({ state: 'rejected' })
  const file = new File(['1'], 'a.jpg', { type: 'image/jpeg' })
  await expect(uploadFile(around(api, send), file, 'image')).rejects.toMatchObject({
    message: '文件含有病毒',
    final: true,
  })
})

it.each([
  [{ status: 413, message: '文件过大', fields: { size: '最大 20 MB' } }, '文件过大，最大 20 MB', true],
  [{ status: 503, message: '文件服务暂时不可用，请稍后再试' }, '文件服务暂时不可用，请稍后再试', false],
  [{ status: 0, message: 'Failed to fetch' }, '', false],
])('turns %j into words for the author', async (refused, message, final) => {
  const { api, send } = store()
  const presignUpload = () => Promise.reject(Object.assign(new Error(refused.message), refused))
  const file = new File(['1'], 'a.jpg', { type: 'image/jpeg' })
  const sending = uploadFile(around({ ...api, presignUpload }, send), file, 'image')
  await expect(sending).rejects.toMatchObject({ message, final })
})

it('goes on with what another page had begun', async () => {
  const { api, send, kept, log } = store()
  kept.set('part1', new Blob())
  const asked: string[] = []
  const uploadBigFile: FileApi['uploadBigFile'] = (input) => {
    asked.push(input.params.x)
    return api.uploadBigFile(input)
  }
  await uploadFile(around({ ...api, uploadBigFile }, send, { recalled: 'f9' }), bigFile('x'), 'attachment')
  expect([log, new Set(asked)]).toEqual([['part2', 'part3'], new Set(['f9'])])
})

it('begins anew when the server has forgotten what was begun', async () => {
  const { api, send, log } = store()
  const uploadBigFile: FileApi['uploadBigFile'] = (input) =>
    input.params.x === 'f2' ? api.uploadBigFile(input) : Promise.reject(Object.assign(new Error(), { status: 404 }))
  const answer = await uploadFile(
    around({ ...api, uploadBigFile }, send, { recalled: 'f9' }),
    bigFile('x'),
    'attachment',
  )
  expect([answer, log]).toEqual([{ id: 'f2' }, ['part1', 'part2', 'part3']])
})

it('sends no further part after it was cancelled', async () => {
  const { api, send, log } = store()
  const stop = new AbortController()
  const sendOne: SendBytes = async (...sent) => {
    await send(...sent)
    stop.abort()
    throw new Error('given up')
  }
  await expect(
    uploadFile({ ...around(api, sendOne), signal: stop.signal }, bigFile('x'), 'attachment'),
  ).rejects.toMatchObject({ name: 'UploadFailure' })
  expect(log).toEqual(['part1'])
})

it('goes on after a cut connection with the parts that are missing', async () => {
  const { api, send, log } = store({ cutBefore: [2] })
  const file = bigFile('x')
  await uploadFile(around(api, send), file, 'attachment')
  expect(log).toEqual(['part1', 'part2', 'part2', 'part3'])
})

it('gives up when the connection never holds', async () => {
  const { api } = store()
  const send: SendBytes = async () => {
    throw new Error('cut')
  }
  await expect(uploadFile(around(api, send), bigFile('x'), 'attachment')).rejects.toMatchObject({ final: false })
})
