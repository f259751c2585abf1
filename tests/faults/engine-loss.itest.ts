import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { adminFaq, comments, faq, files, questions, sections } from '@kms/contract'
import {
  createWorld,
  faqDraft,
  publishedAnswer,
  publishedFaq,
  publishedQuestion,
  uploaded,
  type World,
} from '@kms/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { ownEngine, type OwnEngine } from './own-engine.ts'

/** Readers notice nothing slower than this while an engine is away. */
const PATIENCE_MS = 1_500

let world: World | undefined
let engine: OwnEngine | undefined
afterEach(async () => {
  // The engine is back for the clean-up of the index that the world made.
  engine?.start()
  await world?.close()
  engine?.stop()
  world = engine = undefined
})

const search = (keyword: string) => (world as World).call(faq.searchFaqs, { body: { keyword } })
const found = async (keyword: string) => (await search(keyword)).data.records.map((record) => record.id)

async function timed<T>(action: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await action()
  expect(performance.now() - start).toBeLessThan(PATIENCE_MS)
  return result
}

/** Everything a reader does, each within its time; three rounds, so that breakers and time-outs are all met. */
async function expectReadingToWork(id: string) {
  for (let round = 0; round < 3; round++) {
    world?.deps.cache.invalidateAll()
    expect((await timed(() => world!.call(faq.getFaq, { params: { id } }))).data.id).toBe(id)
    expect(
      (await timed(() => world!.call(faq.listFaqs, { body: {} }))).data.records.map((record) => record.id),
    ).toContain(id)
    expect((await timed(() => search('NSX250F 复位'))).data.records.map((record) => record.id)).toContain(id)
    expect((await timed(() => world!.call(faq.likeFaq, { params: { id } }, 'customer'))).status).toBe(200)
  }
}

describe('OpenSearch is killed', () => {
  it('PostgreSQL answers searches; what is published meanwhile is in the index soon after it is back', async () => {
    engine = ownEngine('opensearch')
    engine.start()
    world = await createWorld({ search: true, env: { OPENSEARCH_URL: `http://127.0.0.1:${engine.port}` } })
    const id = await publishedFaq(world)
    await world.drain()
    await world.deps.search.client.indices.refresh()
    expect((await search('NSX250F 复位')).data).toMatchObject({ degraded: false, records: [{ id }] })

    await engine.kill()
    await expectReadingToWork(id)
    expect((await search('复位')).data.degraded).toBe(true)
    const meanwhile = await publishedFaq(world, { title: '停机期间发布的浪涌保护器说明' })
    expect(await found('浪涌保护器')).toEqual([meanwhile])
    const gone = await publishedFaq(world, { title: '停机期间撤回的说明' })
    await world.call(adminFaq.adminWithdrawFaq, { params: { id: gone } }, 'operator')
    await world.drain()

    engine.start()
    // The breaker lets a trial through after its rest; the jobs that waited are due.
    await expect.poll(async () => (await search('复位')).data.degraded, { timeout: 30_000, interval: 500 }).toBe(false)
    await world.drain()
    await world.deps.search.client.indices.refresh()
    expect(await found('浪涌保护器')).toEqual([meanwhile])
    expect(await found('停机期间撤回')).not.toContain(gone)
  })
})

describe('Redis is killed', () => {
  it('reading, searching and writing go on, limits still hold, and changes are seen at once in the process that made them', async () => {
    engine = ownEngine('redis')
    engine.start()
    world = await createWorld({ search: true, env: { REDIS_URL: `redis://127.0.0.1:${engine.port}` } })
    const id = await publishedFaq(world)
    await world.drain()
    await world.deps.search.client.indices.refresh()

    await engine.kill()
    await expectReadingToWork(id)
    const { data } = await world.call(
      adminFaq.adminSaveFaq,
      { params: { id }, body: { ...faqDraft(world, { title: '新标题' }), revision: 1 } },
      'operator',
    )
    await timed(() =>
      world!.call(adminFaq.adminPublishFaq, { params: { id }, body: { revision: data.revision } }, 'operator'),
    )
    expect((await world.call(faq.getFaq, { params: { id } })).data.title).toBe('新标题')
    expect((await world.app.inject('/readyz')).json()).toMatchObject({ status: 'ready', engines: { redis: 'down' } })
  })
})

describe('the S3 store is killed', () => {
  it('reading, searching and writing go on, and the loss is reported', async () => {
    engine = ownEngine('s3')
    engine.start()
    world = await createWorld({ search: true, env: { S3_ENDPOINT: `http://127.0.0.1:${engine.port}` } })
    const id = await publishedFaq(world)
    await world.drain()
    await world.deps.search.client.indices.refresh()
    expect((await world.app.inject('/readyz')).json()).toMatchObject({ engines: { store: 'up' } })

    await engine.kill()
    await expectReadingToWork(id)
    await expect
      .poll(async () => (await world!.app.inject('/readyz')).json(), { timeout: 5_000 })
      .toMatchObject({ status: 'ready', engines: { store: 'down' } })
  })
})

describe('the S3 store is killed while files go up', () => {
  /** Whoever uploads is told within this. */
  const TOLD_WITHIN_MS = 3_000
  const told = async (act: () => Promise<{ status: number; error: string | undefined; body: { message: string } }>) => {
    const start = performance.now()
    const { status, error, body } = await act()
    expect({ status, error }).toEqual({ status: 503, error: 'file.store_unavailable' })
    expect(body.message).toMatch(/文件服务暂时不可用/)
    expect(performance.now() - start).toBeLessThan(TOLD_WITHIN_MS)
  }

  /** Members write and read as ever: every single call. */
  async function expectTextsToWork() {
    const { call } = world as World
    for (let round = 0; round < 5; round++) {
      const id = await timed(() => publishedQuestion(world!, { title: `对象存储停机期间的第 ${round} 问` }))
      const answerId = await timed(() => publishedAnswer(world!, id))
      const body = { answerId, commentType: 'QUESTION' as const, content: '好' }
      expect((await timed(() => call(comments.createComment, { body }, 'customer'))).status).toBe(200)
      const { data } = await timed(() => call(questions.getQuestionDetail, { params: { id } }, 'customer'))
      expect(data.id).toBe(id)
      const { data: feed } = await timed(() => call(questions.listQuestions, { body: {} }))
      expect(feed.records.map((record) => record.id)).toContain(id)
    }
  }

  it('a store that takes calls and never answers is no different', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    world = await createWorld({ env: { S3_ENDPOINT: `http://127.0.0.1:${port}` } })
    const { call } = world
    const described = { fileName: 'a.txt', contentType: 'text/plain' }
    const x = (await call(files.getRandomCode, {}, 'customer')).data
    await Promise.all([
      told(() => call(files.presignUpload, { body: { ...described, size: 1, purpose: 'attachment' } }, 'customer')),
      told(() =>
        call(
          files.uploadTiny,
          { body: { ...described, purpose: 'image', fileName: 'a.png', contentType: 'image/png', content: 'YQ==' } },
          'customer',
        ),
      ),
      told(() => call(files.uploadBigFile, { params: { x }, body: { ...described, size: 9 } }, 'customer')),
    ])
    await expectTextsToWork()
    expect((await timed(() => call(faq.listFaqs, { body: {} }))).status).toBe(200)
    silent.closeAllConnections()
    silent.close()
  })

  it('uploads fail at once and in words; parts that were sent are still there afterwards', async () => {
    engine = ownEngine('s3')
    engine.start()
    world = await createWorld({ env: { S3_ENDPOINT: `http://127.0.0.1:${engine.port}` } })
    const { call } = world
    const x = (await call(files.getRandomCode, {}, 'customer')).data
    const body = { fileName: 'a.txt', contentType: 'text/plain', size: files.PART_BYTES + 3 }
    const big = () => call(files.uploadBigFile, { params: { x }, body }, 'customer')
    const send = ({ url, size }: files.BigUpload['parts'][number]) =>
      fetch(url, { method: 'PUT', body: new Uint8Array(size).fill(65) })
    await send((await big()).data.parts[0]!)
    const waiting = await uploaded(world, Buffer.from('a'), { fileName: 'b.txt' })

    await engine.kill()
    const described = { fileName: 'a.txt', contentType: 'text/plain', purpose: 'attachment' as const }
    await told(() => call(files.presignUpload, { body: { ...described, size: 1 } }, 'customer'))
    await told(() => call(files.uploadTiny, { body: { ...described, content: 'YQ==' } }, 'customer'))
    await told(() => call(files.getFileProgress, { params: { x } }, 'customer'))
    await told(big)
    await expectTextsToWork()
    // A check in the middle of it comes back by itself; giving up works all the same.
    await world.drain()
    expect((await call(files.getFileProgress, { params: { x: waiting } }, 'customer')).data.state).toBe('uploaded')
    const given = (await call(files.getRandomCode, {}, 'customer')).data
    expect((await call(files.removeFile, { body: { id: given } }, 'customer')).status).toBe(200)

    engine.start()
    const resumed = (await big()).data
    expect(resumed.uploaded).toEqual([1])
    await send(resumed.parts[0]!)
    expect((await big()).data.state).toBe('uploaded')
    await world.drain()
    for (const id of [x, waiting])
      expect((await call(files.getFileProgress, { params: { x: id } }, 'customer')).data.state).toBe('ready')
  })
})

describe('PostgreSQL is killed', () => {
  it('what is in the cache is still read, and everything works again after the restart', async () => {
    engine = ownEngine('postgres')
    engine.start()
    const url = `postgres://${process.env['POSTGRES_USER']}:${process.env['POSTGRES_PASSWORD']}@127.0.0.1:${engine.port}/postgres`
    world = await createWorld({ databaseServer: url, env: { CACHE_SECONDS: '60' } })
    const id = await publishedFaq(world)
    const read = () => world!.call(faq.getFaq, { params: { id } })
    expect((await read()).status).toBe(200)
    const tree = (as: 'partner' | 'staff') => world!.call(sections.getSectionTree, {}, as)
    expect([(await tree('partner')).status, (await tree('staff')).status]).toEqual([200, 200])
    // What was known of this one is out of date, and the truth is about to go.
    await world.deps.db
      .updateTable('app_user')
      .set({ roles: ['staff', 'expert'] })
      .where('id', '=', world.accountOf('staff'))
      .execute()

    await engine.kill()
    expect((await timed(read)).status).toBe(200)
    await expect.poll(async () => (await tree('staff')).status, { timeout: 5_000 }).toBe(503)
    expect((await tree('partner')).status).toBe(200)
    const uncached = async () => (await world!.call(faq.getFaq, { params: { id: '424242' } })).status
    await expect.poll(uncached, { timeout: 5_000 }).toBe(503)
    expect((await timed(read)).status).toBe(200)
    expect((await world.app.inject('/readyz')).statusCode).toBe(503)

    engine.start()
    world.deps.cache.invalidateAll()
    await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe(200)
    expect((await world.call(faq.likeFaq, { params: { id } }, 'customer')).data.likeCount).toBe(1)
  })
})
