import { randomBytes } from 'node:crypto'
import { files } from '@kms/contract'
import { checked, createWorld, uploaded, type World } from '@kms/testing'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareStore } from './prepare-store.ts'
import { readFilesOf } from './read-files.ts'
import { MAX_UNFINISHED } from './reserve-file.ts'
import { sweepFiles } from './sweep-files.ts'
import { useFiles } from './use-files.ts'

const MIB = 1024 * 1024

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { S3_BUCKET: 'kms-test-files' } })
  await prepareStore(world.deps)
})
afterAll(() => world?.close())

const progress = async (x: string, as: 'customer' | 'expert' = 'customer') =>
  (await world.call(files.getFileProgress, { params: { x } }, as)).data
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer()
const rowOf = (id: string) => world.deps.db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
const use = (usedBy: string, fileIds: string[], over = {}) =>
  world.deps.db
    .transaction()
    .execute((tx) => useFiles(tx, { usedBy, authorId: world.accountOf('customer'), fileIds, visible: true, ...over }))
const inStore = async (key: string) => (await world.deps.store.head(key, AbortSignal.timeout(3000))) !== undefined

/** What the store has of the upload that an address leads to; nothing when it knows of none. */
function partsAt(address: string) {
  const url = new URL(address)
  const key = url.pathname.split('/').slice(2).join('/')
  return world.deps.store.listParts(key, url.searchParams.get('uploadId') ?? '', AbortSignal.timeout(3000))
}

describe('a picture', () => {
  it('goes straight to the store and comes back written anew, with thumbnails', async () => {
    const bytes = await photo(2000, 1000)
    const id = await uploaded(world, bytes, { fileName: '现场照片.jpg', contentType: 'image/jpeg', purpose: 'image' })
    expect(await progress(id)).toMatchObject({ state: 'uploaded', percent: 100, url: null })
    await world.drain()
    const ready = await progress(id)
    expect(ready).toMatchObject({ state: 'ready', type: 'image/jpeg', width: 2000, height: 1000, name: '现场照片.jpg' })
    expect(ready.thumbnails.map(({ width, type }) => `${width} ${type}`)).toEqual(
      [320, 800, 1600].flatMap((width) => [`${width} image/webp`, `${width} image/avif`]),
    )
    for (const { url, width, type } of [
      ...ready.thumbnails,
      { url: ready.url ?? '', width: 2000, type: 'image/jpeg' },
    ]) {
      const answer = await fetch(url)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const shown = await sharp(await answer.arrayBuffer()).metadata()
      expect(shown.width).toBe(width)
    }
    // The upload itself is gone.
    expect(await inStore((await rowOf(id))?.upload_key ?? '')).toBe(false)
  })

  it('smaller than every thumbnail has one of its own size; a long screenshot stays readable', async () => {
    const small = await checked(world, await photo(200, 50), { fileName: 'a.jpg', purpose: 'image' })
    expect(small.thumbnails.map(({ width }) => width)).toEqual([200, 200])
    const long = await checked(world, await photo(1080, 15_000), { fileName: 'b.jpg', purpose: 'image' })
    expect([long.width, long.height]).toEqual([1080, 15_000])
    expect(long.thumbnails.map(({ width, type }) => `${width} ${type}`)).toEqual([
      ...['320 image/webp', '320 image/avif', '800 image/webp', '1080 image/webp'],
    ])
  })
})

describe('an attachment', () => {
  it('is a download under its own name, whatever it is', async () => {
    const name = `${'断路器'.repeat(27)}选.txt`
    expect(Buffer.byteLength(name)).toBeGreaterThan(245)
    const ready = await checked(world, Buffer.from('额定电流 250 A\n'), { fileName: name, contentType: 'text/plain' })
    expect(ready).toMatchObject({ state: 'ready', name, type: 'text/plain' })
    const answer = await fetch(ready.url ?? '')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(await answer.text()).toBe('额定电流 250 A\n')
  })

  it('keeps one address for an hour', () => {
    const at = (time: string) => world.deps.store.downloadAddress('private/1/x', 'x.txt', new Date(time))
    expect(at('2026-11-15T05:00:01Z')).toBe(at('2026-11-15T05:59:59Z'))
    expect(at('2026-11-15T05:00:01Z')).not.toBe(at('2026-11-15T06:00:00Z'))
  })
})

describe('a big file', () => {
  // Random bytes could spell something that is refused: none of these is a character.
  const noise = randomBytes(18 * MIB).map((byte) => byte | 0x80)
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise, Buffer.from('\n%%EOF')])
  const body = { fileName: '样本手册.pdf', contentType: 'application/pdf', size: bytes.length }
  const call = (x: string, over = {}) =>
    world.call(files.uploadBigFile, { params: { x }, body: { ...body, ...over } }, 'customer')
  const send = async ({ url, from, size }: files.BigUpload['parts'][number], content = bytes) => {
    const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(content.subarray(from, from + size)) })
    return answer.status
  }

  it('goes up in parts, is resumed after a cut, and is whole in the end', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    expect(await progress(x)).toMatchObject({ state: 'pending', percent: 0 })
    const begun = (await call(x)).data
    expect(begun).toMatchObject({ state: 'pending', partSize: 8 * MIB, partCount: 3, uploaded: [], percent: 0 })
    expect(begun.parts.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(await send(begun.parts[1]!)).toBe(200)
    expect(await progress(x)).toMatchObject({ state: 'pending', percent: 44 })

    // Another browser, another day: the store knows what is there.
    const resumed = (await call(x)).data
    expect(resumed.uploaded).toEqual([2])
    expect(resumed.parts.map(({ number }) => number)).toEqual([1, 3])
    for (const part of resumed.parts) expect(await send(part)).toBe(200)

    expect((await call(x)).data).toMatchObject({ state: 'uploaded', percent: 100, parts: [], uploaded: [1, 2, 3] })
    await world.drain()
    expect((await call(x)).data).toMatchObject({ state: 'ready', parts: [] })
    const ready = await progress(x)
    expect(ready).toMatchObject({ state: 'ready', type: 'application/pdf', size: bytes.length })
    const answer = await fetch(ready.url ?? '')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    // No part can be sent any more.
    expect(await partsAt(resumed.parts[0]!.url)).toBeUndefined()
  })

  it('is the same file from beginning to end', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    await call(x)
    expect(await call(x, { size: 5 })).toMatchObject({ status: 409, error: 'file.changed' })
    expect(await call(x, { fileName: 'other.pdf' })).toMatchObject({ status: 409, error: 'file.changed' })
  })

  it('begun twice at once is one upload', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    const both = await Promise.all([call(x), call(x)])
    const uploads = both.map(({ data }) => new URL(data.parts[0]!.url).searchParams.get('uploadId'))
    expect(uploads[0]).toBe(uploads[1])
  })

  it('has its limits: 2 GiB, from the console 10', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'operator')).data
    const over = { ...body, fileName: 'a.zip', size: 2 * 1024 * MIB + 1 }
    const [ordinary, console] = [files.uploadBigFile, files.uploadBigFileAdmin]
    expect(await world.call(ordinary, { params: { x }, body: over }, 'operator')).toMatchObject({
      error: 'file.too_large',
    })
    expect(await world.call(console, { params: { x }, body: over }, 'operator')).toMatchObject({ status: 200 })
    const huge = { ...over, size: 10 * 1024 * MIB + 1 }
    expect(await world.call(console, { params: { x }, body: huge }, 'operator')).toMatchObject({
      error: 'request.invalid',
    })
  })

  it('given up, leaves nothing behind', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    const [part] = (await call(x)).data.parts
    await send(part!)
    const remove = () => world.call(files.removeFile, { body: { id: x } }, 'customer')
    expect((await remove()).data).toEqual({ removed: true })
    expect(await remove()).toMatchObject({ status: 404, error: 'file.not_found' })
    await world.drain()
    expect(await partsAt(part!.url)).toBeUndefined()
  })
})

describe('a tiny file', () => {
  const send = (content: Buffer, fileName = 'note.txt') =>
    world.call(
      files.uploadTiny,
      { body: { fileName, contentType: 'text/plain', purpose: 'attachment', content: content.toString('base64') } },
      'customer',
    )
  it('may pass through the API, up to half a megabyte', async () => {
    const { data } = await send(Buffer.alloc(files.MAX_TINY_BYTES, 'a'))
    expect(data).toMatchObject({ state: 'uploaded', size: 512 * 1024 })
    await world.drain()
    expect((await progress(data.id)).state).toBe('ready')
    expect(await send(Buffer.alloc(files.MAX_TINY_BYTES + 1, 'a'))).toMatchObject({
      status: 413,
      error: 'file.too_large',
    })
    expect((await send(Buffer.alloc(MIB, 'a'))).status).toBe(413)
  })
})

describe('content', () => {
  it('uses its own files, shows them, and frees what it no longer names', async () => {
    const ids = [
      await uploaded(world, Buffer.from('a'), { fileName: 'a.txt' }),
      await uploaded(world, Buffer.from('b'), { fileName: 'b.txt' }),
    ]
    const [a = '', b = ''] = ids
    await world.drain()
    await use('question:1', [a, b])
    await use('question:1', [a, b])
    await use('question:2', [b])
    const shown = await world.statementsOf(async () => {
      expect([...(await readFilesOf(world.deps, ['question:1'])).keys()].sort()).toEqual([a, b].sort())
    })
    expect(shown).toHaveLength(1)
    expect(await world.call(files.removeFile, { body: { id: a } }, 'customer')).toMatchObject({ error: 'file.in_use' })
    await use('question:1', [])
    expect((await rowOf(a))?.unused_since).not.toBeNull()
    expect((await rowOf(b))?.unused_since).toBeNull()
    await use('question:2', [])
    expect((await rowOf(b))?.unused_since).not.toBeNull()
  })

  it("can't name another's file, one that was refused, or none", async () => {
    const others = await uploaded(world, Buffer.from('x'), { fileName: 'x.txt' }, 'expert')
    const refused = (await checked(world, Buffer.from('<html>'), { fileName: 'y.txt' })).id
    for (const id of [others, refused, '00000000-0000-0000-0000-000000000000'])
      await expect(use('question:3', [id])).rejects.toMatchObject({ error: 'file.not_found' })
    // A moderator who corrects the text keeps the author's files.
    await use('question:4', [others], { authorId: world.accountOf('expert') })
    await use('question:4', [others], { authorId: world.accountOf('moderator') })
  })
})

describe('sweeping', () => {
  const age = (id: string, interval: string) =>
    sql`update file set unused_since = now() - ${interval}::interval where id = ${id}`.execute(world.deps.db)
  const sweep = async () => {
    await sweepFiles(world.deps)
    await world.drain()
  }

  it('takes uploads after a day and unused files after a week, with their bytes, and nothing that is used', async () => {
    const body = { fileName: 'a.png', contentType: 'image/png', size: 9, purpose: 'image' as const }
    const given = (await world.call(files.presignUpload, { body }, 'customer')).data.id
    const fresh = (await world.call(files.presignUpload, { body }, 'customer')).data.id
    const picture = await checked(world, await photo(400, 300), { fileName: 'p.jpg', purpose: 'image' })
    const young = await checked(world, Buffer.from('young'), { fileName: 'young.txt' })
    const used = await checked(world, Buffer.from('used'), { fileName: 'used.txt' })
    await use('question:9', [used.id])
    await age(given, '25 hours')
    await age(fresh, '23 hours')
    await age(picture.id, '8 days')
    await age(young.id, '6 days')
    await sweep()
    const left = await Promise.all(
      [given, fresh, picture.id, young.id, used.id].map(async (id) => Boolean(await rowOf(id))),
    )
    expect(left).toEqual([false, true, false, true, true])
    for (const url of [picture.url, ...picture.thumbnails.map((each) => each.url)])
      expect((await fetch(url ?? '')).status).not.toBe(200)
    expect((await fetch(young.url ?? '')).status).toBe(200)
  })

  it('ends big uploads that nobody finished', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    const body = { fileName: 'a.zip', contentType: 'application/zip', size: 9 * MIB }
    const { data } = await world.call(files.uploadBigFile, { params: { x }, body }, 'customer')
    expect(await partsAt(data.parts[0]!.url)).toEqual([])
    await age(x, '25 hours')
    await sweep()
    expect(await partsAt(data.parts[0]!.url)).toBeUndefined()
  })
})

describe('limits', () => {
  it('of unfinished uploads', async () => {
    await sql`insert into file (id, owner_id, purpose, name, declared_type, upload_key, key)
      select gen_random_uuid(), ${world.accountOf('partner')}, 'image', '', '', '', ''
      from generate_series(1, ${sql.lit(MAX_UNFINISHED - 1)})`.execute(world.deps.db)
    expect((await world.call(files.getRandomCode, {}, 'partner')).status).toBe(200)
    expect(await world.call(files.getRandomCode, {}, 'partner')).toMatchObject({ status: 429, error: 'file.too_many' })
  })

  it('of statements', async () => {
    const body = { fileName: 'a.txt', contentType: 'text/plain', size: 1, purpose: 'attachment' as const }
    const about = async (action: () => Promise<unknown>) =>
      (await world.statementsOf(action)).filter(({ sql }) => /\bfile\b/.test(sql)).length
    expect(await about(() => world.call(files.presignUpload, { body }, 'customer'))).toBe(1)
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    expect(await about(() => progress(x))).toBe(1)
  })
})
