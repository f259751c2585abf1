import { behaviour, faq, questions, search } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchAlias } from '../indexing/search-index.ts'
import { KEPT_DAYS, keepSearchPartitions } from './search-partitions.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0' }

let world: World
let id: string
beforeAll(async () => {
  world = await createWorld({ search: true })
  id = await publishedFaq(world, { title: '塑壳断路器怎样复位' })
  await world.drain()
  await world.deps.search.client.indices.refresh({ index: searchAlias(world.config.SEARCH_PREFIX) })
})
afterAll(() => world?.close())

type Logged = { id: string; keyword: string; total: number; filters: string[]; caller: Buffer; type: string }
const logged = async () =>
  (
    await sql<Logged>`select id, keyword, total, filters, caller, type from search_event order by at`.execute(
      world.deps.db,
    )
  ).rows
const find = async (body: Record<string, unknown>) => (await world.call(search.searchAll, { body }, 'customer')).data

it('keeps what was searched, what it found, which place was opened, and nobody in the clear', async () => {
  const { searchId } = await find({ keyword: '断路器 复位', solved: true })
  await find({ keyword: '光纤熔接机' })
  await find({ keyword: '光纤 熔接机' })
  await find({ keyword: '13800138000 的电话' })
  await find({ keyword: '断', purpose: 'suggest' })
  await find({ keyword: '断路器怎样复位', purpose: 'duplicates' })
  await find({ keyword: '' })
  await expect.poll(logged, { timeout: 10_000 }).toHaveLength(5)
  const rows = await logged()
  expect(rows[0]).toMatchObject({
    id: searchId,
    keyword: '断路器 复位',
    total: 1,
    filters: ['solved=true', 'sort=relevance'],
  })
  expect(rows.map(({ keyword }) => keyword)).toEqual(['断路器 复位', '光纤熔接机', '光纤 熔接机', '', '断路器怎样复位'])
  expect(rows[0]?.caller).toHaveLength(16)

  const { rows: missed } = await sql<{
    wording: string
    times: string
  }>`select wording, times from search_miss`.execute(world.deps.db)
  expect(missed).toHaveLength(1)
  expect(missed[0]?.wording).toMatch(/^光纤 ?熔接机$/)

  const read = (b: number) =>
    world.call(
      behaviour.readFaq,
      { params: { a: id, b }, query: { search: searchId, position: 1 } },
      'customer',
      BROWSER,
    )
  await read(0)
  await read(30)
  const clicks = async () =>
    (
      await sql`select search_id, source, object_id, position, solved from search_click order by solved`.execute(
        world.deps.db,
      )
    ).rows
  const click = { search_id: searchId, source: 'faq', object_id: id, position: 1, solved: false }
  await expect.poll(clicks, { timeout: 10_000 }).toEqual([click])

  const query = { search: searchId, position: 1, solved: 'true' }
  await world.call(behaviour.readFaq, { params: { a: id, b: 0 }, query }, 'customer', BROWSER)
  await expect.poll(clicks, { timeout: 10_000 }).toEqual([click, { ...click, solved: true }])
})

it('keeps what comes by the calls for FAQs and for questions, and not whom somebody looks for', async () => {
  const before = (await logged()).length
  const found = await world.call(faq.searchFaqs, { body: { keyword: '塑壳 复位' } }, 'customer')
  const none = await world.call(questions.searchQuestions, { body: { keyword: '塑壳 无此问题', unanswered: true } })
  await world.call(search.searchUsers, { body: { keyword: '王工' } })
  const own = async () => (await logged()).slice(before)
  await expect.poll(own, { timeout: 10_000 }).toHaveLength(2)
  expect(await own()).toMatchObject([
    { id: found.data.searchId, keyword: '塑壳 复位', total: 1, type: 'FAQ' },
    { id: none.data.searchId, total: 0, type: 'QUESTION', filters: ['answered=false', 'sort=relevance'] },
  ])
})

it('has a partition for every day to come and none older than what is kept', async () => {
  const names = async () =>
    (
      await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
        where inhparent in ('search_event'::regclass, 'search_click'::regclass)`.execute(world.deps.db)
    ).rows.map(({ name }) => name)
  const start = new Date('2030-01-01T12:00:00Z')
  await keepSearchPartitions(world.deps, start)
  expect(await names()).toEqual(expect.arrayContaining(['search_event_d20300101', 'search_click_d20300108']))
  await keepSearchPartitions(world.deps, new Date(start.getTime() + (KEPT_DAYS + 3) * 86_400_000))
  expect(await names()).not.toContain('search_event_d20300101')
})
