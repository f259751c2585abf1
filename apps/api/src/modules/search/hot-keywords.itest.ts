import { faq, hotKeywords } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'
import { today } from '../../kernel/clock.ts'
import { countSearch, dayKey, KEPT_PER_DAY, ONCE_IN_SECONDS, STILL_TYPING_SECONDS } from './hot-keywords-count.ts'
import { HOT_KEYWORDS_TAG, HOT_SECONDS } from './hot-keywords.ts'
import { writeSearches } from './log/write-searches.ts'

const DAY_MS = 86_400_000
const PEOPLE: Role[] = ['customer', 'partner', 'staff', 'expert']

async function hot(world: World, x = 5) {
  world.deps.cache.invalidate([HOT_KEYWORDS_TAG])
  const { status, data } = await world.call(hotKeywords.listHotKeywords, { params: { x } }, 'customer')
  expect(status).toBe(200)
  return data.map(({ keyword }) => keyword)
}
const search = (world: World, keyword: string, as?: Role) => world.call(faq.searchFaqs, { body: { keyword } }, as)

describe('hot keywords', () => {
  let world: World
  /** Nobody waits for the count of a search, so a test polls. */
  const counts = async () => {
    const flat = await world.deps.redis.zrange(dayKey(world.deps, today()), '0', '-1', 'WITHSCORES')
    return Object.fromEntries(flat.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(flat[i + 1])]] : [])))
  }

  beforeAll(async () => {
    world = await createWorld()
    await publishedFaq(world, { title: 'NSX250F 跳闸后怎样复位' })
  })
  afterAll(() => world?.close())
  beforeEach(async () => {
    const { redis, config, db } = world.deps
    const keys = await redis.keys(`${config.REDIS_PREFIX}:hot:*`)
    if (keys.length > 0) await redis.del(keys)
    await db.deleteFrom('hot_keyword').execute()
  })

  it('keeps the numbers that were decided', () => {
    expect([ONCE_IN_SECONDS, STILL_TYPING_SECONDS, HOT_SECONDS, KEPT_PER_DAY]).toEqual([3600, 60, 60, 10_000])
  })

  it('are what several people searched for and found', async () => {
    for (const person of PEOPLE) await search(world, 'NSX250F 跳闸', person)
    await search(world, 'nsx250f跳闸')
    for (const person of PEOPLE) expect((await search(world, '光纤熔接机', person)).data.total).toBe(0)
    await expect.poll(counts).toEqual({ 'NSX250F 跳闸': 4, nsx250f跳闸: 1 })
    expect(await hot(world)).toEqual(['NSX250F 跳闸'])
  })

  it('count once for one caller, however often and however written', async () => {
    for (const keyword of ['NSX250F', 'nsx250f', ' NSX250F ', '复位']) await search(world, keyword, 'customer')
    await expect.poll(counts).toEqual({ NSX250F: 1, 复位: 1 })
  })

  it('count what somebody meant, not the beginnings of it', async () => {
    for (const keyword of ['NSX250', 'NSX250F', '跳闸', '跳闸后怎样复位'])
      expect((await search(world, keyword, 'customer')).data.total).toBe(1)
    await expect.poll(counts).toEqual({ NSX250F: 1, 跳闸后怎样复位: 1 })
  })

  it('put pins first and leave blocked ones out, with one statement', async () => {
    await world.deps.db
      .insertInto('hot_keyword')
      .values([
        { keyword: '浪涌保护器', pinned_rank: 2 },
        { keyword: 'LC1D09M7C', pinned_rank: 1 },
        { keyword: '复位', blocked: true },
      ])
      .execute()
    for (const person of PEOPLE) for (const word of ['复位', 'NSX250F']) await search(world, word, person)
    await expect.poll(counts).toEqual({ 复位: 4, NSX250F: 4 })
    const statements = await world.statementsOf(() => hot(world))
    expect(statements.filter(({ sql }) => sql.includes('hot_keyword'))).toHaveLength(1)
    expect(await hot(world)).toEqual(['LC1D09M7C', '浪涌保护器', 'NSX250F'])
    expect(await hot(world, 2)).toEqual(['LC1D09M7C', '浪涌保护器'])
  })

  it('are made once a minute, not once a request', async () => {
    await hot(world)
    const again = () => world.call(hotKeywords.listHotKeywords, { params: { x: 20 } }, 'partner')
    const statements = await world.statementsOf(again)
    expect(statements.filter(({ sql }) => sql.includes('hot_keyword'))).toEqual([])
  })

  it('forget what is a week old, in the list and in Redis', async () => {
    const { redis } = world.deps
    const day = (age: number) => dayKey(world.deps, today(new Date(Date.now() - age * DAY_MS)))
    await redis.zadd(day(6), 9, '六天前')
    await redis.zadd(day(7), 99, '七天前')
    expect(await hot(world)).toEqual(['六天前'])
    await search(world, 'NSX250F', 'customer')
    await expect.poll(() => redis.ttl(day(0))).toBeGreaterThan(7 * 86_400)
  })

  it('take up no more than is allowed, the rarest going first', async () => {
    const { redis } = world.deps
    const many = Array.from({ length: KEPT_PER_DAY }, (_, i) => [2, `word ${i}`]).flat()
    await redis.zadd(dayKey(world.deps, today()), ...many)
    countSearch(world.deps, { actor: { kind: 'visitor', id: null }, ip: '192.0.2.1' }, '新的词')
    await expect.poll(() => redis.keys(`${world.config.REDIS_PREFIX}:hot:once:*`)).toHaveLength(1)
    expect(await redis.zcard(dayKey(world.deps, today()))).toBe(KEPT_PER_DAY)
  })

  it('keep nobody who searched in the clear', async () => {
    countSearch(world.deps, { actor: { kind: 'visitor', id: null }, ip: '192.0.2.1' }, '跳闸')
    await expect.poll(counts).toEqual({ 跳闸: 1 })
    const keys = await world.deps.redis.keys(`${world.config.REDIS_PREFIX}:hot:*`)
    expect(keys.join(' ')).not.toContain('192.0.2.1')
  })

  it('come back from the log when Redis has lost them', async () => {
    const log = (caller: number, keyword: string, at: Date) =>
      writeSearches(world.deps.db, [
        {
          ...{ id: randomUUID(), at, keyword, shown: [], purpose: 'search', type: 'ALL', filters: [] },
          ...{ page: 1, total: 1, tookMs: 1, degraded: false, caller: Buffer.alloc(16, caller) },
        },
      ])
    const yesterday = new Date(Date.now() - DAY_MS)
    for (const caller of [1, 2, 3]) {
      await log(caller, '环网', new Date(yesterday.getTime() - 30_000))
      await log(caller, '环网柜', yesterday)
      await log(caller, '环网柜', yesterday)
    }
    for (const caller of [1, 2, 3, 4]) await log(caller, '除湿装置', new Date())
    for (const caller of [1, 2]) await log(caller, '我的小事', new Date())
    expect(await hot(world)).toEqual(['除湿装置', '环网柜'])
    // They are counted on from there.
    await world.deps.redis.zincrby(dayKey(world.deps, today()), 1, '我的小事')
    expect(await hot(world)).toEqual(['除湿装置', '我的小事', '环网柜'])
    await sql`delete from search_event`.execute(world.deps.db)
    expect(await hot(world)).toEqual(['除湿装置', '我的小事', '环网柜'])
  })

  it.each([0, 21, 'x'])('refuse to give %s of them', async (x) => {
    const answer = await world.call(hotKeywords.listHotKeywords, { params: { x } }, 'customer')
    expect([answer.status, answer.error]).toEqual([400, 'request.invalid'])
  })
})

describe('without Redis', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ env: { REDIS_URL: 'redis://127.0.0.1:9' } })
    await publishedFaq(world, { title: 'NSX250F 跳闸后怎样复位' })
    await world.deps.db.insertInto('hot_keyword').values({ keyword: '浪涌保护器', pinned_rank: 1 }).execute()
  })
  afterAll(() => world?.close())

  it('the pins are shown and searching goes on', async () => {
    expect((await search(world, 'NSX250F', 'customer')).data.total).toBe(1)
    expect(await hot(world)).toEqual(['浪涌保护器'])
  })
})
