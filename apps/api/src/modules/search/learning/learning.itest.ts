import { search } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { indexDocuments } from '../indexing/index-documents.ts'
import { searchAlias } from '../indexing/search-index.ts'
import { keywordKey } from '../hot-keywords-wording.ts'
import { HOT_KEYWORDS_TAG } from '../hot-keywords.ts'
import { writeClicks, writeSearches } from '../log/write-searches.ts'
import { learnAppeal } from './learn-appeal.ts'
import { learnRelated } from './learn-related.ts'

const DAY_MS = 86_400_000

let world: World
let first: string
let second: string
let better: string
beforeAll(async () => {
  world = await createWorld({ search: true, env: { SEARCH_TIMEOUT_MS: '20000' } })
  first = await publishedFaq(world, { title: '环网柜凝露如何处理', conclusion: '加装除湿装置' })
  second = await publishedFaq(world, { title: '环网柜凝露如何处理', conclusion: '加装除湿装置' })
  better = await publishedFaq(world, { title: '环网柜凝露除湿装置怎样选型', conclusion: '按柜体容积选择' })
  await world.drain()
})
afterAll(() => world?.close())
beforeEach(async () => {
  const { db } = world.deps
  for (const table of ['search_event', 'search_click', 'search_appeal', 'search_related'] as const)
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update faq set view_count = 0, like_count = 0, review_by = current_date + 365, published_at = now()`.execute(
    db,
  )
  await refresh()
})

async function refresh() {
  await indexDocuments(world.deps, 'faq', [first, second, better])
  await world.deps.search.client.indices.refresh({ index: searchAlias(world.config.SEARCH_PREFIX) })
}
const find = async (keyword: string) => {
  const { data } = await world.call(search.searchAll, { body: { keyword } }, 'customer')
  expect(data.degraded).toBe(false)
  return data
}
const found = async (keyword: string) => (await find(keyword)).records.map(({ id }) => id)

type Seen = { caller: number; keyword: string; shown?: string[]; opened?: string; position?: number; at?: Date }
/** A search as the log has it. */
async function log({ caller, keyword, shown = [], opened, position = 1, at = new Date() }: Seen) {
  const id = randomUUID()
  const hash = Buffer.alloc(16, caller)
  const common = { type: 'ALL' as const, filters: [] as string[], page: 1, total: 3, tookMs: 1, degraded: false }
  await writeSearches(world.deps.db, [{ id, at, keyword, shown, caller: hash, purpose: 'search', ...common }])
  if (opened) {
    const click = { searchId: id, at, source: 'faq' as const, objectId: opened, position, solved: false }
    await writeClicks(world.deps.db, [click])
  }
}
const names = () => [first, second].map((id) => `faq-${id}`)
const learn = async () => {
  const learnt = await learnAppeal(world.deps)
  await world.deps.search.client.indices.refresh({ index: searchAlias(world.config.SEARCH_PREFIX) })
  return learnt
}

it('logs what stood on the first page, and under which words', async () => {
  await find('环网柜 凝露')
  const rows = async () =>
    (await sql<{ shown: string[]; term_key: string }>`select shown, term_key from search_event`.execute(world.deps.db))
      .rows
  await expect.poll(rows, { timeout: 10_000 }).toHaveLength(1)
  const [row] = await rows()
  expect(row?.term_key).toBe(keywordKey('环网柜 凝露'))
  expect(row?.shown.toSorted()).toEqual([...names(), `faq-${better}`].toSorted())
})

it('puts first what is opened although it stood second, once enough people did', async () => {
  const order = await found('环网柜凝露如何处理')
  const [upper, lower] = order as [string, string]
  const shown = [`faq-${upper}`, `faq-${lower}`]
  await log({ caller: 1, keyword: '环网柜凝露', shown, opened: lower, position: 2 })
  await learn()
  // One person proves nothing, however often.
  for (let n = 0; n < 20; n++) await log({ caller: 1, keyword: '环网柜凝露', shown, opened: lower, position: 2 })
  await learn()
  expect(await found('环网柜凝露如何处理')).toEqual(order)
  for (let caller = 2; caller < 30; caller++)
    await log({ caller, keyword: '环网柜凝露', shown, opened: lower, position: 2 })
  expect(await learn()).toEqual({ changed: 2 })
  expect((await found('环网柜凝露如何处理')).slice(0, 2)).toEqual([lower, upper])
  // Nothing new, nothing written; what is forgotten counts as before.
  expect(await learn()).toEqual({ changed: 0 })
  await sql`delete from search_event`.execute(world.deps.db)
  expect(await learn()).toEqual({ changed: 2 })
})

it('never lets what readers do outweigh what was asked', async () => {
  await sql`insert into search_appeal (source, object_id, appeal) values ('faq', ${first}, 2), ('faq', ${better}, 0.5)`.execute(
    world.deps.db,
  )
  await sql`update faq set view_count = 1000000, like_count = 100000 where id = ${first}`.execute(world.deps.db)
  await sql`update faq set published_at = now() - interval '10 years', review_by = current_date - 1 where id = ${better}`.execute(
    world.deps.db,
  )
  await refresh()
  expect((await found('除湿装置怎样选型'))[0]).toBe(better)
})

it.each([
  ['what readers value', sql`like_count = 40, view_count = 900`],
  ['what staff looked at again in time', null],
  ['what is newer', null],
] as const)('prefers %s, of two that say the same', async (what, change) => {
  const [upper, lower] = (await found('环网柜凝露如何处理')) as [string, string]
  if (change) await sql`update faq set ${change} where id = ${lower}`.execute(world.deps.db)
  else if (what.includes('newer'))
    await sql`update faq set published_at = now() - interval '3 years' where id = ${upper}`.execute(world.deps.db)
  else await sql`update faq set review_by = current_date - 2 where id = ${upper}`.execute(world.deps.db)
  await refresh()
  expect((await found('环网柜凝露如何处理')).slice(0, 2)).toEqual([lower, upper])
})

it('names what several people searched for next, and nothing that fewer did', async () => {
  const at = (minutes: number, days = 0) => new Date(Date.now() - days * DAY_MS - 3_600_000 + minutes * 60_000)
  for (const caller of [1, 2, 3]) {
    await log({ caller, keyword: '环网柜凝露', at: at(0) })
    await log({ caller, keyword: '除湿装置', at: at(2) })
    await log({ caller, keyword: '屏蔽词', at: at(4) })
    // Much later it is another errand.
    await log({ caller, keyword: '变频器', at: at(40) })
  }
  // Three days of one person look like three people.
  for (const day of [1, 2, 3]) {
    await log({ caller: 9, keyword: '环网柜凝露', at: at(0, day) })
    await log({ caller: 9, keyword: '我家的地址', at: at(1, day) })
  }
  for (const caller of [4, 5]) {
    await log({ caller, keyword: '环网柜 凝露', at: at(0) })
    await log({ caller, keyword: '变频器', at: at(1) })
  }
  await learnRelated(world.deps)
  expect((await find('环网柜凝露')).related).toEqual(['除湿装置'])
  expect((await find('环网柜 凝露')).related).toEqual(['除湿装置'])
  expect((await find('除湿装置')).related).toEqual(['屏蔽词'])

  await world.deps.db.insertInto('hot_keyword').values({ keyword: '屏蔽词', blocked: true }).execute()
  await world.deps.invalidation.publish([HOT_KEYWORDS_TAG])
  expect((await find('除湿装置')).related).toEqual([])
  await sql`delete from search_event`.execute(world.deps.db)
  await learnRelated(world.deps)
  expect((await find('环网柜凝露')).related).toEqual([])
})

it('names words that lead several people to the same piece', async () => {
  for (const caller of [1, 2, 3]) await log({ caller, keyword: '环网柜凝露', opened: first })
  for (const caller of [4, 5, 6]) await log({ caller, keyword: '柜内结露', opened: first })
  for (const caller of [7, 8]) await log({ caller, keyword: '私事', opened: first })
  await learnRelated(world.deps)
  expect((await find('环网柜凝露')).related).toEqual(['柜内结露'])
})
