import { z } from 'zod'
import { defineEndpoint, Id } from './http/endpoint.ts'

const MIB = 1024 * 1024
export const MAX_IMAGE_BYTES = 20 * MIB
/** In one piece; what is larger goes up in parts. */
export const MAX_ATTACHMENT_BYTES = 64 * MIB
export const MAX_BIG_FILE_BYTES = 2 * 1024 * MIB
/** From the console. */
export const MAX_ADMIN_FILE_BYTES = 10 * 1024 * MIB
export const PART_BYTES = 8 * MIB
/** Parts that one call hands out addresses for; the next call goes on. */
export const PARTS_PER_CALL = 16
/** Through the API itself, for networks that reach nothing but the site. */
export const MAX_TINY_BYTES = 512 * 1024
/** As file systems count: bytes of UTF-8. */
export const MAX_NAME_BYTES = 255

/** Named by the server and by nobody else: 128 random bits. Content refers to a file as `file:{id}`. */
export const FileId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '文件编号有误')

/** image: shown in the text, re-encoded by us · attachment: downloaded, never shown. */
export const FilePurpose = z.enum(['image', 'attachment'])
export type FilePurpose = z.infer<typeof FilePurpose>

/** pending: on its way up · uploaded: being checked · ready · rejected: `reason` says why. */
export const FileState = z.enum(['pending', 'uploaded', 'ready', 'rejected'])
export type FileState = z.infer<typeof FileState>

const utf8Length = (text: string) => new TextEncoder().encode(text).length

/** A name, not a path: no separators, no control characters, nothing that turns the reading direction round. */
const FileName = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => name !== '' && utf8Length(name) <= MAX_NAME_BYTES, '文件名过长或为空')
  .refine((name) => !/[\p{Cc}/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name), '文件名含有不允许的字符')
  .refine((name) => name.isWellFormed() && !/^\.|\.$/.test(name), '文件名有误')
const ContentType = z.string().regex(/^[a-z0-9][\w.+-]{0,60}\/[a-z0-9][\w.+-]{0,80}$/i, '文件类型有误')

const described = { fileName: FileName, contentType: ContentType }

const FileThumbnail = z.object({
  width: z.number().int(),
  type: z.string(),
  url: z.string(),
})

export const FileView = z
  .object({
    id: FileId,
    state: FileState,
    /** Of the bytes that are in the store. */
    percent: z.number().int().min(0).max(100),
    name: z.string(),
    size: z.number().int(),
    /** What it really is, found out by looking; null before. */
    type: z.string().nullable(),
    /** When ready: an image's lasting address, or a download that ends after a day. */
    url: z.string().nullable(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    thumbnails: z.array(FileThumbnail),
    /** Why it was turned down, in words for its owner. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'FileView' })
export type FileView = z.infer<typeof FileView>

const base = { access: 'member', rate: 'write' } as const

export const presignUpload = defineEndpoint({
  ...base,
  id: 'presignUpload',
  method: 'POST',
  path: '/api/comm/file/generatePresignedUrl/',
  summary: 'An address to which exactly this file may be sent once, straight to the object store',
  body: z.object({ ...described, size: z.number().int().min(1, '文件是空的'), purpose: FilePurpose }),
  result: z
    .object({
      id: FileId,
      url: z.string(),
      /** Send these with the bytes, letter by letter: they are signed. The length is signed too. */
      method: z.literal('PUT'),
      headers: z.record(z.string(), z.string()),
      expiresAt: z.iso.datetime(),
    })
    .meta({ id: 'PresignedUpload' }),
})

export const getRandomCode = defineEndpoint({
  ...base,
  id: 'getRandomCode',
  method: 'GET',
  path: '/api/comm/file/getRandomCode',
  summary: 'A new upload id of the caller, for a big file',
  result: FileId,
})

const XParams = z.object({ x: FileId })

const BigFile = z.object({ ...described, size: z.number().int().min(1, '文件是空的').max(MAX_ADMIN_FILE_BYTES) })

export const BigUpload = z
  .object({
    id: FileId,
    state: FileState,
    percent: z.number().int().min(0).max(100),
    partSize: z.number().int(),
    partCount: z.number().int(),
    /** Already in the store; whoever resumes skips them. */
    uploaded: z.array(z.number().int()),
    /** The next ones: PUT exactly these bytes there. Empty when all are there. */
    parts: z.array(
      z.object({ number: z.number().int(), from: z.number().int(), size: z.number().int(), url: z.string() }),
    ),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'BigUpload' })
export type BigUpload = z.infer<typeof BigUpload>

export const uploadBigFile = defineEndpoint({
  ...base,
  id: 'uploadBigFile',
  method: 'POST',
  path: '/api/comm/file/uploadBigFileSync/question/{x}',
  // Asked again and again while a file goes up.
  rate: 'poll',
  summary: 'Begin or go on with a big file: what is there, where the next parts go; completes it when all are there',
  params: XParams,
  body: BigFile,
  result: BigUpload,
})

export const uploadBigFileAdmin = defineEndpoint({
  ...base,
  id: 'uploadBigFileAdmin',
  method: 'POST',
  path: '/api/comm/file/uploadBigFileSyncAdmin/question/{x}',
  access: 'admin',
  rate: 'poll',
  summary: 'The same for the console, with a larger limit',
  params: XParams,
  body: BigFile,
  result: BigUpload,
})

export const getFileProgress = defineEndpoint({
  ...base,
  id: 'getFileProgress',
  method: 'GET',
  path: '/api/comm/file/getProgressBar/{x}',
  rate: 'poll',
  summary: "How far one of the caller's files is; asking moves a finished upload on to its check",
  params: XParams,
  result: FileView,
})

export const removeFile = defineEndpoint({
  ...base,
  id: 'removeFile',
  method: 'POST',
  path: '/api/comm/file/removeBigFile/',
  summary: "Give up or delete one of the caller's files that nothing uses",
  body: z.object({ id: FileId }),
  result: z.object({ removed: z.literal(true) }),
})

/** Base64 of the largest tiny file. */
const MAX_TINY_TEXT = Math.ceil(MAX_TINY_BYTES / 3) * 4

export const uploadTiny = defineEndpoint({
  ...base,
  id: 'uploadTiny',
  method: 'POST',
  path: '/api/comm/file/upload/question',
  summary: 'A tiny file as base64 through the API, where the object store can not be reached',
  body: z.object({
    ...described,
    purpose: FilePurpose,
    content: z.base64('内容不是 base64').min(1).max(MAX_TINY_TEXT, '文件过大'),
  }),
  result: FileView,
})

export const sendFileByWx = defineEndpoint({
  ...base,
  id: 'sendFileByWx',
  method: 'POST',
  path: '/api/f/question/sendFileByWx',
  summary: "Send the link of a question's attachment to the caller's own WeChat",
  body: z.object({ questionId: Id, fileId: FileId }),
  result: z.object({ sent: z.literal(true) }),
})

export const fileEndpoints = {
  presignUpload,
  getRandomCode,
  uploadBigFile,
  uploadBigFileAdmin,
  getFileProgress,
  removeFile,
  uploadTiny,
  sendFileByWx,
}
