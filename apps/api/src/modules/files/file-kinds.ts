import { files } from '@kms/contract'
import { AppError } from '../../kernel/app-error.ts'

/** How the real content of a kind is looked into, beyond its first bytes. */
export type Inspection = 'image' | 'pdf' | 'zip' | 'office' | 'text' | 'none'
export type FileKind = {
  /** What the first bytes must say; text has none. */
  types: readonly string[]
  inspection: Inspection
  /** A folder that the archive must contain. */
  folder?: string
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const office = (type: string, folder: string): FileKind => ({
  types: ['application/zip', OFFICE + type],
  inspection: 'office',
  folder,
})
const plain = (...types: string[]): FileKind => ({ types, inspection: 'none' })
const image = (...types: string[]): FileKind => ({ types, inspection: 'image' })
const text: FileKind = { types: [], inspection: 'text' }
const oldOffice = plain('application/x-cfb')

/** What sharp reads and we show. A picture under another picture's name is no harm: we write it anew. */
export const IMAGE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
  'image/avif',
]

/** What may be uploaded, by the ending of its name. Everything else is refused before a byte is sent. */
const KINDS: Readonly<Record<string, FileKind>> = {
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  png: image('image/png', 'image/apng'),
  gif: image('image/gif'),
  webp: image('image/webp'),
  avif: image('image/avif'),
  pdf: { types: ['application/pdf'], inspection: 'pdf' },
  docx: office('wordprocessingml.document', 'word/'),
  xlsx: office('spreadsheetml.sheet', 'xl/'),
  pptx: office('presentationml.presentation', 'ppt/'),
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  zip: { types: ['application/zip'], inspection: 'zip' },
  '7z': plain('application/x-7z-compressed'),
  rar: plain('application/x-rar-compressed'),
  txt: text,
  csv: text,
  md: text,
  log: text,
  dxf: text,
  step: text,
  stp: text,
  dwg: plain('image/vnd.dwg'),
  mp4: plain('video/mp4', 'video/x-m4v'),
  mov: plain('video/quicktime'),
  mp3: plain('audio/mpeg'),
  m4a: plain('audio/x-m4a', 'audio/mp4'),
  wav: plain('audio/wav'),
}

export const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

export function kindOf(name: string): FileKind | undefined {
  const extension = extensionOf(name)
  return Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined
}

type Described = { fileName: string; contentType: string; size: number; purpose: files.FilePurpose }

/**
 * What may be known before a byte is sent. Pictures are always treated as pictures, also when sent as an attachment: so
 * none of them carries its place and camera on. Returns the purpose.
 */
export function admit({ fileName, contentType, size, purpose }: Described, largest: number): files.FilePurpose {
  const kind = kindOf(fileName)
  const isImage = kind?.inspection === 'image'
  if (!kind || (purpose === 'image' && !isImage)) throw new AppError('file.type_refused')
  // A page or a drawing that calls itself a picture or document is turned away whatever its name.
  if (/html|svg|xml$|script/i.test(contentType) && !contentType.startsWith('application/vnd.'))
    throw new AppError('file.type_refused')
  if (isImage && !/^(image\/|application\/octet-stream$)/i.test(contentType)) throw new AppError('file.type_refused')
  const limit = isImage ? files.MAX_IMAGE_BYTES : largest
  if (size > limit) throw new AppError('file.too_large', { fields: { size: `最大 ${inWords(limit)}` } })
  return isImage ? 'image' : 'attachment'
}

const MIB = 1024 * 1024
const GIB = 1024 * MIB

/** A size as people read it. */
export function inWords(bytes: number): string {
  if (bytes >= GIB) return `${Number((bytes / GIB).toFixed(1))} GB`
  if (bytes >= MIB) return `${Number((bytes / MIB).toFixed(1))} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
