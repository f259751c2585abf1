import { adminSearch, hotKeywords } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { today } from '../../../kernel/clock.ts'
import { dayKey } from '../hot-keywords-count.ts'
import { countSearchDays } from './search-days.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('hot words', () => {
  beforeEach(async () => {
    const { redis, db } = world.deps
    await db.deleteFrom('hot_keyword').execute()
    await redis.del(dayKey(world.deps, today()))
    await redis.zadd(dayKey(world.deps, today()), 9, '凝露', 5, 'NSX250F 跳闸', 1, '只有一个人搜')
    world.deps.cache.invalidateAll()
  })
  const list = async () => (await world.call(adminSearch.adminListHotKeywords, {}, 'operator')).data
  const set = (body: object) =>
    world.call(adminSearch.adminSetHotKeyword, { body: body as adminSearch.HotKeywordInput }, 'operator')
  const readers = async () => {
    const { data } = await world.call(hotKeywords.listHotKeywords, { params: { x: 10 } }, 'customer')
    return data.map(({ keyword }) => keyword)
  }

  it('are shown with counts and their place, also those that readers do not see', async () => {
    expect(await list()).toEqual([
      { keyword: '凝露', count: 9, pinnedRank: null, blocked: false, place: 1 },
      { keyword: 'NSX250F 跳闸', count: 5, pinnedRank: null, blocked: false, place: 2 },
      { keyword: '只有一个人搜', count: 1, pinnedRank: null, blocked: false, place: null },
    ])
    expect(await world.statementsOf(list)).toHaveLength(1)
  })

  it('are pinned, blocked, added and left alone again; readers follow at once', async () => {
    expect(await readers()).toEqual(['凝露', 'NSX250F 跳闸'])
    await set({ keyword: '浪涌保护器', pinnedRank: 1 })
    expect(await readers()).toEqual(['浪涌保护器', '凝露', 'NSX250F 跳闸'])
    await set({ keyword: 'nsx250f跳閘', blocked: true })
    expect(await readers()).toEqual(['浪涌保护器', '凝露'])
    const { data } = await set({ keyword: 'NSX250F 跳闸', pinnedRank: 2 })
    expect(await readers()).toEqual(['浪涌保护器', 'NSX250F 跳闸', '凝露'])
    expect(data.filter(({ keyword }) => /nsx/i.test(keyword))).toEqual([
      { keyword: 'NSX250F 跳闸', count: 5, pinnedRank: 2, blocked: false, place: 2 },
    ])
    await set({ keyword: '浪涌保护器' })
    expect(await readers()).toEqual(['NSX250F 跳闸', '凝露'])
  })

  it.each([
    { keyword: '词', pinnedRank: 1 },
    { keyword: '凝露', pinnedRank: 0 },
    { keyword: '凝露', pinnedRank: 1, blocked: true },
    { keyword: '联系 13800138000', pinnedRank: 1 },
  ])('refuse %j', async (body) => {
    expect((await set(body)).error).toBe('request.invalid')
  })
})

describe('searches without result', () => {
  beforeEach(async () => {
    await sql`truncate search_miss`.execute(world.deps.db)
    await sql`
      insert into search_miss (term_key, wording, times, first_at, last_at) values
        ('光纤熔接机', '光纤熔接机', 12, now() - interval '40 days', now() - interval '20 days'),
        ('plc编程线', 'PLC 编程线', 3, now() - interval '3 days', now() - interval '1 hour')`.execute(world.deps.db)
  })
  const list = async (body: object = {}) =>
    (await world.call(adminSearch.adminListSearchMisses, { body }, 'operator')).data
  const words = async (body?: object) => (await list(body)).records.map(({ wording }) => wording)
  const handle = (termKey: string, handled: boolean, note = '') =>
    world.call(adminSearch.adminHandleSearchMiss, { body: { termKey, handled, note } }, 'operator')

  it('are listed by how often, how lately, and by words, with one statement', async () => {
    expect(await words()).toEqual(['光纤熔接机', 'PLC 编程线'])
    expect(await words({ sort: 'recent' })).toEqual(['PLC 编程线', '光纤熔接机'])
    expect(await words({ within: 7 })).toEqual(['PLC 编程线'])
    expect(await words({ keyword: 'plc' })).toEqual(['PLC 编程线'])
    expect(await world.statementsOf(() => list({ sort: 'recent' }))).toHaveLength(1)
  })

  it('are handled with a note, count anew from then on, and can be opened again', async () => {
    await handle('plc编程线', true, '写了 FAQ 1101')
    expect([await words(), await words({ show: 'handled' })]).toEqual([['光纤熔接机'], ['PLC 编程线']])
    await sql`update search_miss set times = times + 2 where term_key = 'plc编程线'`.execute(world.deps.db)
    expect((await list({ show: 'handled' })).records[0]?.handled).toMatchObject({
      note: '写了 FAQ 1101',
      timesSince: 2,
    })
    expect((await handle('plc编程线', false)).data.handled).toBeNull()
    expect((await handle('没有这个词', true)).error).toBe('search_miss.not_found')
  })
})

describe('figures of the searches', () => {
  const ID = '00000000-0000-0000-0000-00000000000'
  beforeEach(async () => {
    await sql`truncate search_event, search_click, search_day`.execute(world.deps.db)
    const search = (n: number, total: number, over: { purpose?: string; page?: number } = {}) => sql`
      insert into search_event (id, at, keyword, purpose, type, page, total, took_ms, degraded, caller)
      values (${ID + n}, now(), '凝露', ${over.purpose ?? 'search'}, 'ALL', ${over.page ?? 1}, ${total}, 5, false, '\\x00')`
    for (const statement of [
      search(1, 7),
      search(2, 3),
      search(3, 0),
      search(4, 3),
      search(5, 9, { purpose: 'duplicates' }),
      search(6, 9, { page: 2 }),
    ])
      await statement.execute(world.deps.db)
    await sql`
      insert into search_click (search_id, at, source, object_id, position, solved) values
        (${`${ID}1`}, now(), 'faq', 1, 1, false), (${`${ID}1`}, now(), 'faq', 2, 4, false),
        (${`${ID}2`}, now(), 'question', 3, 4, false)`.execute(world.deps.db)
  })
  const insight = async (days = 3) =>
    (await world.call(adminSearch.adminGetSearchInsight, { query: { days } }, 'operator')).data

  it('are counted by day: searches, those in vain, clicks and their place', async () => {
    await countSearchDays(world.deps)
    await countSearchDays(world.deps)
    const [now, ...before] = await insight()
    expect(now).toEqual({ day: today(), searches: 4, misses: 1, clicked: 2, meanPosition: 3 })
    expect(before.map(({ searches, meanPosition }) => [searches, meanPosition])).toEqual([
      [0, null],
      [0, null],
    ])
  })

  it('outlive the searches themselves and take one statement', async () => {
    await countSearchDays(world.deps)
    await sql`update search_day set day = day - 5`.execute(world.deps.db)
    expect((await insight(14))[5]?.searches).toBe(4)
    expect(await world.statementsOf(() => insight(14))).toHaveLength(1)
    const answer = await world.call(adminSearch.adminGetSearchInsight, { query: { days: 91 } }, 'operator')
    expect(answer.status).toBe(400)
  })
})
