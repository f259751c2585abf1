import { createObjectStore } from '@kms/api/adapters/object-store'
import { signAddress } from '@kms/api/adapters/sign-address'
import { prepareStore } from '@kms/api/modules/files/index'
import { files, type Endpoint, type Input } from '@kms/contract'
import { checked, createWorld, uploaded, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const TEXT = Buffer.from('额定电流')
const NO_FILE = '00000000-0000-0000-0000-000000000000'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { S3_BUCKET: 'kms-test-s10' } })
  await prepareStore(world.deps)
})
afterAll(() => world.close())

async function presigned(over: Partial<Input<typeof files.presignUpload>['body']> = {}) {
  const body = {
    fileName: 'a.txt',
    contentType: 'text/plain',
    size: TEXT.length,
    purpose: 'attachment' as const,
    ...over,
  }
  return (await world.call(files.presignUpload, { body }, 'customer')).data
}
const put = async (url: string | URL, headers: Record<string, string>, body: Buffer = TEXT) =>
  (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status
const keyOf = (url: string) => new URL(url).pathname.split('/').slice(2).join('/')
const rowOf = (id: string) =>
  world.deps.db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the address of an upload', () => {
  it('is chosen by the server, below the prefix of its owner, and can not be guessed', async () => {
    const [one, two] = [await presigned(), await presigned({ fileName: 'u_9_other.txt' })]
    const owner = world.accountOf('customer')
    for (const { url } of [one, two]) expect(keyOf(url)).toMatch(new RegExp(`^u/${owner}/[0-9a-f]{32}$`))
    expect(keyOf(one.url)).not.toBe(keyOf(two.url))
    // Keys that a caller sends are nothing to us.
    const body = {
      fileName: 'a.txt',
      contentType: 'text/plain',
      size: 1,
      purpose: 'attachment',
      key: 'u/9/x',
      ownerId: '9',
    }
    const { data } = await world.call(files.presignUpload, { body: body as never }, 'customer')
    expect(keyOf(data.url)).toContain(`u/${owner}/`)
    expect((await rowOf(data.id)).owner_id).toBe(owner)
  })

  it('ends after ten minutes, and longer can not be asked for', async () => {
    const { url, headers, expiresAt } = await presigned()
    const address = new URL(url)
    expect(address.searchParams.get('X-Amz-Expires')).toBe('600')
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(600_000)
    address.searchParams.set('X-Amz-Expires', '604800')
    expect(await put(address, headers)).toBe(403)
    // One that was good eleven minutes ago, with a true signature.
    const { S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = world.config
    const { origin, pathname: path } = address
    const bound = { ...headers, 'content-length': String(TEXT.length) }
    const signed = (minutesAgo: number) =>
      signAddress({
        ...{ method: 'PUT', origin, path, headers: bound, seconds: 600, region, accessKey, secretKey },
        at: new Date(Date.now() - minutesAgo * 60_000),
      })
    expect(await put(signed(11), headers)).toBe(403)
    expect(await put(signed(9), headers)).toBe(200)
  })

  it('is good for no other key, prefix or bucket', async () => {
    const { url, headers } = await presigned()
    const own = keyOf(url)
    const others = [
      `${own}x`,
      own.replace(/^u\/\d+/, 'u/9'),
      `public/${own.split('/')[2]}/full.png`,
      'private/1/x',
      `${own}/../../9/x`,
    ]
    for (const key of others) {
      const address = url.replace(own, key)
      expect(await put(address, headers)).toBe(403)
    }
    expect(await put(url.replace(`/${world.config.S3_BUCKET}/`, '/other-bucket/'), headers)).toBe(403)
  })

  it('is good for no other method', async () => {
    const { url, headers } = await presigned()
    for (const method of ['GET', 'HEAD', 'DELETE', 'POST'])
      expect((await fetch(url, { method })).status).toBe(method === 'POST' ? 405 : 403)
    expect(await put(url, headers)).toBe(200)
    for (const method of ['GET', 'DELETE']) expect((await fetch(url, { method })).status).toBe(403)
  })

  it('binds length and type', async () => {
    const { url, headers } = await presigned()
    expect(await put(url, headers, Buffer.concat([TEXT, Buffer.from('!')]))).toBe(403)
    expect(await put(url, headers, TEXT.subarray(1))).toBe(403)
    expect(await put(url, { ...headers, 'content-type': 'text/html' })).toBe(403)
    expect(await put(url, headers)).toBe(200)
  })

  it('writes once: nothing can be put in place of what is there', async () => {
    const { id, url, headers } = await presigned()
    expect(await put(url, headers)).toBe(200)
    const other = Buffer.from(TEXT).fill('x')
    expect(await put(url, headers, other)).toBe(412)
    expect(await put(url, { 'content-type': 'text/plain' }, other)).toBe(403)
    await world.call(files.getFileProgress, { params: { x: id } }, 'customer')
    await world.drain()
    // The upload's place is free again; what readers get lies elsewhere.
    expect(await put(url, headers, other)).toBe(200)
    const { data } = await world.call(files.getFileProgress, { params: { x: id } }, 'customer')
    expect(Buffer.from(await (await fetch(data.url ?? '')).arrayBuffer()).equals(TEXT)).toBe(true)
    expect((await rowOf(id)).key).not.toBe(keyOf(url))
  })

  it.each([
    ['0', 0, 'request.invalid'],
    ['-1', -1, 'request.invalid'],
    ['1.5', 1.5, 'request.invalid'],
    ['over the limit', files.MAX_ATTACHMENT_BYTES + 1, 'file.too_large'],
    ['huge', Number.MAX_SAFE_INTEGER, 'file.too_large'],
  ])('is not given for a size of %s', async (_, size, error) => {
    const body = { fileName: 'a.txt', contentType: 'text/plain', size, purpose: 'attachment' as const }
    expect(await world.call(files.presignUpload, { body }, 'customer')).toMatchObject({ error })
  })
})

describe('the address of a part', () => {
  it('is good for that part of that upload alone', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    const body = { fileName: 'a.zip', contentType: 'application/zip', size: files.PART_BYTES + 3 }
    const { parts } = (await world.call(files.uploadBigFile, { params: { x }, body }, 'customer')).data
    const last = parts[1]!
    const three = Buffer.from('abc')
    for (const [name, value] of [
      ['partNumber', '1'],
      ['partNumber', '3'],
      ['uploadId', NO_FILE],
      ['X-Amz-Expires', '604800'],
    ] as const) {
      const address = new URL(last.url)
      address.searchParams.set(name, value)
      expect(await put(address, {}, three)).toBe(403)
    }
    expect(await put(last.url, {}, Buffer.from('abcd'))).toBe(403)
    expect(await put(last.url.split('?')[0] ?? '', {}, three)).toBe(403)
    expect(await put(last.url, {}, three)).toBe(200)
  })
})

describe("another's upload", () => {
  const others = ['expert', 'moderator', 'administrator'] as const
  const calls = (id: string): [Endpoint, object][] => [
    [files.getFileProgress, { params: { x: id } }],
    [files.removeFile, { body: { id } }],
    [files.uploadBigFile, { params: { x: id }, body: { fileName: 'a.zip', contentType: 'application/zip', size: 9 } }],
  ]

  it.each(others)('is to %s as unknown as one that does not exist, and stays as it is', async (other) => {
    const pending = (await world.call(files.getRandomCode, {}, 'customer')).data
    const ready = (await checked(world, TEXT, { fileName: 'a.txt' })).id
    const before = await Promise.all([pending, ready].map(rowOf))
    for (const id of [pending, ready]) {
      for (const [index, [endpoint, input]] of calls(id).entries()) {
        const missing = calls(NO_FILE)[index]?.[1] as Input<Endpoint>
        const answers = [
          await world.call(endpoint, input as Input<Endpoint>, other),
          await world.call(endpoint, missing, other),
        ]
        const [hidden, none] = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }))
        expect(hidden).toMatchObject({ status: 404, body: { error: 'file.not_found' } })
        expect(hidden).toEqual(none)
      }
    }
    expect(await Promise.all([pending, ready].map(rowOf))).toEqual(before)
  })

  it.each(['1', '../1', '%2e%2e%2f1', 'x'.repeat(36), `${NO_FILE}'--`])('has no name like %s', async (x) => {
    const response = await world.app.inject({
      url: `/api/comm/file/getProgressBar/${x}`,
      headers: { authorization: `Bearer ${await world.tokenOf('customer')}` },
    })
    expect([400, 404]).toContain(response.statusCode)
  })

  it('has 128 random bits', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await world.call(files.getRandomCode, {}, 'staff')).data),
    )
    const hex = ids.map((id) => id.replaceAll('-', ''))
    expect(new Set(hex.map((each) => each.slice(0, 8))).size).toBe(20)
    // No bits with a meaning, as a UUID has.
    expect(new Set(hex.map((each) => each[12])).size).toBeGreaterThan(1)
    expect(hex.every((each) => each.length === 32)).toBe(true)
  })
})

describe('the console', () => {
  it('alone has the larger limit', async () => {
    const x = (await world.call(files.getRandomCode, {}, 'customer')).data
    const body = { fileName: 'a.zip', contentType: 'application/zip', size: files.MAX_BIG_FILE_BYTES + 1 }
    expect(await world.call(files.uploadBigFile, { params: { x }, body }, 'customer')).toMatchObject({ status: 413 })
    expect(await world.call(files.uploadBigFileAdmin, { params: { x }, body }, 'customer')).toMatchObject({
      status: 403,
    })
  })
})

describe('a page that sends to the store', () => {
  const OTHER_SITE = 'https://other-site.example'
  const FURTHER = 'https://further.example'
  const mayFrom = async (origin: string) => {
    const { url } = await presigned()
    const asked = {
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type,if-none-match',
    }
    const { headers } = await fetch(url, { method: 'OPTIONS', headers: { origin, ...asked } })
    return headers.get('access-control-allow-origin') === origin
  }
  /** Another deployment that shares the bucket. */
  const startOf = (PUBLIC_ORIGIN: string, UPLOAD_ORIGINS: string[] = []) =>
    prepareStore({ store: createObjectStore({ ...world.config, PUBLIC_ORIGIN, UPLOAD_ORIGINS }) })

  it('is one of ours', async () => {
    expect(await mayFrom(world.config.PUBLIC_ORIGIN)).toBe(true)
    expect(await mayFrom('https://evil.example')).toBe(false)
  })

  it('may be of any listed origin, and sites that share the bucket do not take it from each other', async () => {
    const { PUBLIC_ORIGIN } = world.config
    await startOf(PUBLIC_ORIGIN, [FURTHER])
    await startOf(OTHER_SITE)
    for (const origin of [PUBLIC_ORIGIN, FURTHER, OTHER_SITE]) expect(await mayFrom(origin)).toBe(true)
    // What a site no longer lists is gone with its next start; the others keep theirs.
    await startOf(PUBLIC_ORIGIN)
    expect(await mayFrom(FURTHER)).toBe(false)
    for (const origin of [PUBLIC_ORIGIN, OTHER_SITE]) expect(await mayFrom(origin)).toBe(true)
    expect(await mayFrom('https://evil.example')).toBe(false)
  })
})

it('a file that is being checked belongs to its owner like any other', async () => {
  const id = await uploaded(world, TEXT, { fileName: 'a.txt' })
  expect((await world.call(files.getFileProgress, { params: { x: id } }, 'expert')).status).toBe(404)
})
