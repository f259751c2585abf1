import { IMAGE_TYPES, kindOf, type FileKind } from './file-kinds.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { inspectZip } from './inspect-zip.ts'
import { Refusal } from './refusal.ts'

/** A file in the store, as whoever looks into it sees it. */
export type Looked = {
  name: string
  size: number
  piece(from: number, length: number): Promise<Buffer>
  stream(): Promise<AsyncIterable<Buffer>>
}

/** Enough for every signature, and to see whether text is text. */
const SAMPLE_BYTES = 64 * 1024

/** What the file really is; throws a Refusal when that is not what its name says, or harmful. Never holds more than a few megabytes. */
export async function inspectFile(file: Looked): Promise<{ type: string; isImage: boolean }> {
  const kind = kindOf(file.name)
  if (!kind) throw new Refusal('type')
  const sample = await file.piece(0, Math.min(file.size, SAMPLE_BYTES))
  // Only workers look into files: the library is loaded by the first one.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(sample))?.mime as string | undefined
  if (kind.inspection === 'image') {
    if (type === undefined || !IMAGE_TYPES.includes(type)) throw new Refusal('type')
    return { type, isImage: true }
  }
  return { type: await inspectAttachment(file, kind, type, sample), isImage: false }
}

async function inspectAttachment(
  file: Looked,
  kind: FileKind,
  type: string | undefined,
  sample: Buffer,
): Promise<string> {
  if (kind.inspection === 'text') {
    if (type !== undefined || sample.includes(0)) throw new Refusal('type')
    if (looksLikeMarkup(sample)) throw new Refusal('active')
    return 'text/plain'
  }
  // An archive is told from an office document by its directory, below: the first bytes may not reach far enough.
  if (type === undefined || !(kind.types.includes(type) || (kind.inspection === 'zip' && isArchive(type))))
    throw new Refusal('type')
  if (kind.inspection === 'pdf') await inspectPdf(await file.stream())
  if (kind.inspection === 'zip' || kind.inspection === 'office') {
    const names = await inspectZip(file.size, file.piece)
    if (kind.folder && !names.some((name) => name.startsWith(kind.folder ?? ''))) throw new Refusal('type')
    if (kind.inspection === 'office' && names.some((name) => /vbaProject\.bin$/i.test(name))) throw new Refusal('macro')
  }
  return kind.types.at(-1) ?? type
}

/** Documents are archives too, and may be sent as such; programs (jar, apk, xpi) may not. */
const isArchive = (type: string) => /openxmlformats|opendocument/.test(type)

const looksLikeMarkup = (sample: Buffer) =>
  /^[\ufeff\s]*<(!doctype|!--|\?xml|html|head|body|script|svg|iframe|img|a\s)/i.test(sample.toString('utf8', 0, 1024))
