import { files } from '@kms/contract'
import { expect, it } from 'vitest'
import { ONE_PIECE_BYTES, uploadFile, type FileApi, type SendBytes } from './upload-file.ts'

const PART = 8
/** Three parts. */
const BIG = 20
const wait = async () => undefined

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

it('has the limit of the contract', () => {
  expect(ONE_PIECE_BYTES).toBe(files.MAX_ATTACHMENT_BYTES)
})

it('sends a picture in one piece and waits until it is ready', async () => {
  const { api, send, kept } = store({ polls: 3 })
  const seen: number[] = []
  const file = new File(['12345678'], 'a.jpg', { type: 'image/jpeg' })
  const answer = await uploadFile({ api, send, wait, report: (percent) => seen.push(percent) }, file, 'image')
  expect([answer, kept.get('whole')?.size, seen]).toEqual([{ id: 'f1' }, 8, [100, 100]])
})

it('says why a file was turned down', async () => {
  const { api, send } = store({ state: 'rejected' })
  const file = new File(['1'], 'a.jpg', { type: 'image/jpeg' })
  await expect(uploadFile({ api, send, wait, report: () => undefined }, file, 'image')).rejects.toThrow('文件含有病毒')
})

it('goes on after a cut connection with the parts that are missing', async () => {
  const { api, send, log } = store({ cutBefore: [2] })
  const file = bigFile('x')
  await uploadFile({ api, send, wait, report: () => undefined }, file, 'attachment')
  expect(log).toEqual(['part1', 'part2', 'part2', 'part3'])
})

it('gives up when the connection never holds', async () => {
  const { api } = store()
  const send: SendBytes = async () => {
    throw new Error('cut')
  }
  await expect(uploadFile({ api, send, wait, report: () => undefined }, bigFile('x'), 'attachment')).rejects.toThrow(
    'cut',
  )
})
