import { crc32, deflateSync } from 'node:zlib'
import { zipOf } from '@kms/testing'
import sharp from 'sharp'

/** Hostile files, made here: nothing is downloaded, and nothing of them harms who reads this. */
export const SCRIPT = '<script>alert(document.domain)</script>'
export const SVG = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`)
export const HTML = Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`)

export const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })

/** A GIF that is a Java archive too. */
export const gifar = async () =>
  Buffer.concat([await picture().gif().toBuffer(), zipOf({ name: 'Evil.class', content: Buffer.from('cafebabe') })])

/** A PNG with a page inside a comment and another behind its end. */
export async function pngWithHtml() {
  const png = await picture().png().toBuffer()
  const text = chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))
  const afterHeader = 8 + 25
  return Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader), HTML])
}

export const pdf = (inside: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')

/** 50 000 × 50 000 pixels in two hundred bytes. */
export function pngBomb(edge = 50_000) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header.writeUInt8(8, 8)
  header.writeUInt8(2, 9)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1024))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A photo that tells where it was taken, and by what; held upright. */
export const photoWithPlace = () =>
  picture(600, 400)
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'somebody', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
