import { adminFaq, faq } from '@kms/contract'
import { createWorld, faqDraft, publishedFaq, type World } from '@kms/testing'
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

describe('PostgreSQL is killed', () => {
  it('what is in the cache is still read, and everything works again after the restart', async () => {
    engine = ownEngine('postgres')
    engine.start()
    const url = `postgres://${process.env['POSTGRES_USER']}:${process.env['POSTGRES_PASSWORD']}@127.0.0.1:${engine.port}/postgres`
    world = await createWorld({ databaseServer: url, env: { CACHE_SECONDS: '60' } })
    const id = await publishedFaq(world)
    const read = () => world!.call(faq.getFaq, { params: { id } })
    expect((await read()).status).toBe(200)

    await engine.kill()
    expect((await timed(read)).status).toBe(200)
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
