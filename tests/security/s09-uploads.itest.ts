import { files } from '@kms/contract'
import { prepareStore } from '@kms/api/modules/files/index'
import { checked, createWorld, uploaded, zipOf, type World } from '@kms/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownDoor, type OwnDoor } from './own-door.ts'
import { gifar, HTML, pdf, photoWithPlace, picture, pngBomb, pngWithHtml, SVG } from './upload-payloads.ts'

const MIB = 1024 * 1024

let world: World
let door: OwnDoor
beforeAll(async () => {
  // Files as production serves them: through the door of their own origin.
  door = ownDoor()
  world = await createWorld({ env: { S3_BUCKET: 'kms-test-s09', FILES_ORIGIN: door.filesOrigin } })
  await prepareStore(world.deps)
})
afterAll(async () => {
  door.close()
  await world.close()
})

const image = (bytes: Buffer, fileName = 'a.png') => checked(world, bytes, { fileName, purpose: 'image' })
const attachment = (bytes: Buffer, fileName: string) => checked(world, bytes, { fileName })
const download = async (url: string | null) => Buffer.from(await (await fetch(url ?? '')).arrayBuffer())
const office = (...names: string[]) => zipOf(...['[Content_Types].xml', ...names].map((name) => ({ name })))

describe('before a byte is sent', () => {
  const ask = (fileName: string, contentType = 'application/octet-stream') =>
    world.call(files.presignUpload, { body: { fileName, contentType, size: 9, purpose: 'attachment' } }, 'customer')

  it.each(['a.svg', 'a.html', 'a.xhtml', 'a.js', 'a.exe', 'a.jar', 'a.php', 'a.pdf.html'])(
    'refuses %s',
    async (name) => {
      expect(await ask(name)).toMatchObject({ status: 400, error: 'file.type_refused' })
    },
  )

  it.each([
    '../a.txt',
    '..\\a.txt',
    '/etc/passwd.txt',
    'a\0.txt',
    'a\n.txt',
    'a\u202etxt.exe.txt',
    '.txt',
    '',
    `${'断'.repeat(84)}.txt`,
  ])('refuses the name %j', async (name) => {
    expect(await ask(name)).toMatchObject({ status: 400, error: 'request.invalid' })
  })

  it('takes 255 bytes of Chinese and gives them back', async () => {
    const name = `${'断'.repeat(83)}ab.txt`
    expect(Buffer.byteLength(name)).toBe(255)
    const { url, state } = await attachment(Buffer.from('x'), name)
    expect(state).toBe('ready')
    expect((await fetch(url ?? '')).headers.get('content-disposition')).toContain(encodeURIComponent(name))
  })

  it.each([
    ['a.png', 'image/svg+xml'],
    ['a.txt', 'text/html'],
  ])('refuses %s that calls itself %s', async (name, type) => {
    expect(await ask(name, type)).toMatchObject({ status: 400, error: 'file.type_refused' })
  })
})

describe('what is turned down by looking', () => {
  it.each([
    ['svg as png', async () => image(SVG), 'type'],
    ['html as jpg', async () => image(HTML, 'a.jpg'), 'type'],
    ['html as text', async () => attachment(HTML, 'a.txt'), 'active'],
    ['svg as csv', async () => attachment(SVG, 'a.csv'), 'active'],
    ['a page that begins late', async () => attachment(Buffer.from(`\ufeff \n\n${HTML.toString()}`), 'a.md'), 'active'],
    ['binary as text', async () => attachment(Buffer.from([1, 0, 2]), 'a.txt'), 'type'],
    ['a picture as pdf', async () => attachment(await picture().png().toBuffer(), 'a.pdf'), 'type'],
    ['a pdf as picture', async () => image(pdf('')), 'type'],
    ['GIFAR as archive', async () => attachment(await gifar(), 'a.zip'), 'type'],
    ['html as pdf', async () => attachment(HTML, 'a.pdf'), 'type'],
    ['pdf with a script', async () => attachment(pdf('/OpenAction << /S /JavaScript /JS (x) >>'), 'a.pdf'), 'active'],
    ['pdf with a hidden script', async () => attachment(pdf('/OpenAction << /S /J#61vaScript >>'), 'a.pdf'), 'active'],
    [
      'pdf that is an archive',
      async () => attachment(Buffer.concat([pdf(''), zipOf({ name: 'x' })]), 'a.pdf'),
      'mixed',
    ],
    ['50k × 50k png', async () => image(pngBomb()), 'pixels'],
    ['a broken picture', async () => image((await picture(300, 300).png().toBuffer()).subarray(0, 200)), 'image'],
    ['zip bomb', async () => attachment(zipOf({ name: 'a', unpacked: 3 * 1024 * MIB }), 'a.zip'), 'bomb'],
    ['zip slip', async () => attachment(zipOf({ name: '../../x' }), 'a.zip'), 'paths'],
    ['zip with a link', async () => attachment(zipOf({ name: 'x', mode: 0o120777 }), 'a.zip'), 'paths'],
    [
      'a page behind an archive',
      async () => attachment(Buffer.concat([zipOf({ name: 'x' }), HTML]), 'a.zip'),
      'archive',
    ],
    ['a spreadsheet as a document', async () => attachment(office('xl/workbook.xml'), 'a.docx'), 'type'],
    ['macros', async () => attachment(office('word/document.xml', 'word/vbaProject.bin'), 'a.docx'), 'macro'],
    ['a Java archive', async () => attachment(zipOf({ name: 'META-INF/MANIFEST.MF' }), 'a.zip'), 'type'],
  ] as const)('%s', async (_, send, why) => {
    const file = await send()
    expect(file).toMatchObject({ state: 'rejected', url: null, thumbnails: [] })
    expect(file.reason).toMatch(/\p{Script=Han}/u)
    const { reason, upload_key, key } = await world.deps.db
      .selectFrom('file')
      .select(['reason', 'upload_key', 'key'])
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow()
    expect(reason).toBe(why)
    for (const left of [upload_key, key, `${key}/full.png`])
      expect(await world.deps.store.head(left, AbortSignal.timeout(3000))).toBeUndefined()
  })
})

describe('what is written anew', () => {
  it.each([
    ['GIFAR', gifar, 'a.gif', ['PK', 'Evil.class']],
    ['PNG with HTML', pngWithHtml, 'b.png', ['<script', '<html']],
    ['PNG with HTML as an attachment', pngWithHtml, 'b.png', ['<script', '<html']],
  ] as const)('%s: nothing hidden survives', async (name, make, fileName, hidden) => {
    const bytes = await make()
    for (const each of hidden) expect(bytes.includes(each)).toBe(true)
    const file = await (name.endsWith('attachment') ? attachment(bytes, fileName) : image(bytes, fileName))
    expect(file.state).toBe('ready')
    for (const { url } of [file, ...file.thumbnails]) {
      const served = await download(url)
      for (const each of hidden) expect(served.includes(each)).toBe(false)
    }
  })

  it.each(['image', 'attachment'] as const)(
    'a photo sent as %s keeps neither place nor camera, and stands upright',
    async (purpose) => {
      const bytes = await photoWithPlace()
      expect(bytes.includes('SecretCamera')).toBe(true)
      const file = await checked(world, bytes, { fileName: 'p.jpg', purpose })
      expect([file.width, file.height]).toEqual([400, 600])
      for (const { url } of [file, ...file.thumbnails]) {
        const served = await download(url)
        expect(served.includes('SecretCamera')).toBe(false)
        const { exif, xmp, iptc, orientation } = await sharp(served).metadata()
        expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      }
    },
  )
})

describe('what is served', () => {
  it('comes from another origin, guesses no types, has no rights, and is a download unless we wrote it', async () => {
    const shown = await image(await picture().png().toBuffer())
    const kept = await attachment(pdf(''), 'a.pdf')
    expect(kept.state).toBe('ready')
    for (const [{ url }, disposition] of [
      [shown, null],
      [kept, 'attachment'],
    ] as const) {
      expect(new URL(url ?? '').origin).not.toBe(world.config.PUBLIC_ORIGIN)
      const { status, headers } = await fetch(url ?? '')
      expect(status).toBe(200)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('content-disposition')?.split(';')[0] ?? null).toBe(disposition)
    }
    expect((await fetch(kept.url ?? '')).headers.get('content-type')).toBe('application/octet-stream')
    // How it is served is signed too.
    const changed = new URL(kept.url ?? '')
    changed.searchParams.set('response-content-type', 'text/html')
    expect((await fetch(changed)).status).toBe(403)
    changed.searchParams.delete('response-content-type')
    expect((await fetch(changed)).status).toBe(403)
  })

  it('is not what was uploaded before its check', async () => {
    const id = await uploaded(world, await picture().png().toBuffer(), { fileName: 'a.png', purpose: 'image' })
    const { upload_key } = await world.deps.db
      .selectFrom('file')
      .select('upload_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await fetch(world.deps.store.publicAddress(upload_key))).status).toBe(403)
  })

  it('can not be listed, written or removed by anybody', async () => {
    const { url } = await image(await picture().png().toBuffer())
    const bucket = world.deps.store.publicAddress('')
    for (const [address, method] of [
      [bucket, 'GET'],
      [`${bucket}?list-type=2&prefix=public/`, 'GET'],
      [url ?? '', 'PUT'],
      [url ?? '', 'DELETE'],
      [url ?? '', 'POST'],
    ])
      expect((await fetch(address ?? '', { method: method ?? '' })).status).toBe(403)
  })
})

describe('memory', () => {
  it('grows by less than 200 MB for the largest picture, and hardly for what is refused', async () => {
    // As phones write them: lying on the side.
    const blank = () => sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#789' } })
    const largest = await blank().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const inPasses = await blank().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    const peak = await growthOf(async () => {
      expect((await image(largest, 'big.jpg')).state).toBe('ready')
      expect((await image(inPasses, 'heavy.jpg')).state).toBe('rejected')
      expect((await image(pngBomb())).state).toBe('rejected')
    })
    console.log(`peak memory while checking: +${Math.round(peak / MIB)} MB`)
    expect(peak).toBeLessThan(200 * MIB)
  })
})

/** The most that the process grew by while something ran. */
async function growthOf(action: () => Promise<void>) {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  try {
    await action()
  } finally {
    clearInterval(watch)
  }
  return most - before
}
