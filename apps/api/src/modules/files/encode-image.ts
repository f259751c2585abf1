import type { Metadata, Sharp } from 'sharp'
import { Refusal } from './refusal.ts'

export const THUMBNAIL_WIDTHS = [320, 800, 1600] as const
/** 50 megapixels: the largest phones of the day. */
export const MAX_PIXELS = 50_000_000
/** What has to be held at once, where a format can't be read line by line; a worker must not grow by more than 200 MB. */
export const MAX_HELD_BYTES = 120_000_000
/** Enough for a screen at double density; half of what cameras write, so that most of it need never be decoded. */
export const MAX_WIDTH = 2560
/** Long screenshots are long; WebP and AVIF end at 16383. */
export const MAX_HEIGHT = 16_000
/** AVIF takes ten times as long as WebP: long screenshots go without. */
export const MAX_AVIF_PIXELS = 4_000_000
const QUALITY = { jpeg: 86, webp: 80, avif: 55 }

export type EncodedImage = { name: string; type: string; bytes: Buffer; width: number; height: number }

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/**
 * A picture written anew: what was hidden in the file, behind it or in its notes (place, camera) does not survive. First the
 * picture itself, then its thumbnails, one at a time so that memory stays small.
 */
export async function* encodeImage(bytes: Buffer): AsyncGenerator<EncodedImage> {
  // The library is large and only workers need it.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const open = (animated = false) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated })

  const about = await refusing(() => open().metadata())
  const { format, width, height, pages = 1 } = about
  if (!FORMATS.has(format)) throw new Refusal('image')
  if (width * height > MAX_PIXELS || heldBytes(about) > MAX_HELD_BYTES) throw new Refusal('pixels')

  const full = fitted(open(pages > 1), MAX_WIDTH)
  yield await refusing(() => written('full', inOwnFormat(full, format, pages)))

  // Thumbnails come from one small intermediate picture, not from the whole one each time.
  const base = await refusing(() =>
    fitted(open(), THUMBNAIL_WIDTHS.at(-1) ?? MAX_WIDTH)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { info } = base
  const widths = THUMBNAIL_WIDTHS.filter((each) => each < info.width)
  if (widths.length < THUMBNAIL_WIDTHS.length) widths.push(info.width as (typeof widths)[number])
  for (const each of widths) {
    const small = () =>
      sharp(base.data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
        width: each,
      })
    const webp = await written(String(each), small().webp({ quality: QUALITY.webp }), 'webp')
    yield webp
    if (webp.width * webp.height > MAX_AVIF_PIXELS) continue
    yield await written(String(each), small().avif({ quality: QUALITY.avif, effort: 2 }), 'avif')
  }
}

/** Measured: line by line costs little; in passes, moving, or in blocks of its own, the whole picture is in memory. */
export function heldBytes(
  about: Pick<
    Metadata,
    'format' | 'width' | 'height' | 'pages' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
  >,
) {
  const { format, width, height, pages = 1 } = about
  const inPasses = about.isProgressive === true
  if (format === 'jpeg') return inPasses ? width * height * (about.chromaSubsampling === '4:2:0' ? 3 : 6) : 0
  if (format === 'png' && pages === 1 && !inPasses) return 0
  return width * height * pages * (about.channels ?? 4) * (about.depth === 'ushort' ? 2 : 1)
}

/** Turned as the camera was held, in the colours of the web, small enough. */
const fitted = (image: Sharp, width: number) =>
  image
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })

/** Screenshots stay sharp as PNG, photos stay JPEG; what moves, and what old browsers don't know, becomes WebP. */
function inOwnFormat(image: Sharp, format: Metadata['format'], pages: number): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: QUALITY.jpeg })
  if (format === 'png' && pages === 1) return image.png({ compressionLevel: 9 })
  return image.webp({ quality: QUALITY.webp })
}

async function written(name: string, image: Sharp, extension?: string): Promise<EncodedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const kind = extension ?? info.format
  const height = info.pageHeight ?? info.height
  return {
    name: `${name}.${kind === 'jpeg' ? 'jpg' : kind}`,
    type: `image/${kind}`,
    bytes: data,
    width: info.width,
    height,
  }
}

/** What the library can't read is no picture of ours. */
async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    throw new Refusal(/pixel limit/i.test(String(cause)) ? 'pixels' : 'image', cause)
  }
}
