import { faq } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A port where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9'

let world: World
let nsx: string
let contactor: string
beforeAll(async () => {
  world = await createWorld({ env: { OPENSEARCH_URL: NOWHERE } })
  nsx = await publishedFaq(world, { title: '塑壳断路器脱扣后怎样复位', catalogueCodes: ['NSX250F'] })
  contactor = await publishedFaq(world, {
    title: '接触器 <b>嗡嗡响</b>',
    conclusion: '检查线圈电压。',
    catalogueCodes: ['LC1D09M7C'],
    sectionId: world.taxonomy.mcb,
    tagIds: [world.taxonomy.wiring],
  })
})
afterAll(() => world?.close())

const search = async (body: Record<string, unknown>) => {
  const answer = await world.call(faq.searchFaqs, { body })
  expect([answer.status, answer.data.degraded]).toEqual([200, true])
  return answer.data
}
const idsFor = async (keyword: string, more = {}) =>
  (await search({ keyword, ...more })).records.map((record) => record.id)

it.each(['断路器 复位', 'MCCB', 'nsx250', 'NSX 250-F', 'ＮＳＸ２５０Ｆ', 'NSX25OF', '250F', '斷路器'])(
  'finds %s in the database',
  async (keyword) => {
    expect(await idsFor(keyword)).toEqual([nsx])
  },
)

it('finds nothing rather than anything', async () => {
  expect(await search({ keyword: '光纤熔接机怎么校准' })).toMatchObject({ records: [], total: 0 })
  expect(await search({ keyword: '怎么' })).toMatchObject({ records: [], total: 0 })
})

it('filters, sorts and pages as usual', async () => {
  expect(await idsFor('', { sectionId: world.taxonomy.mcb })).toEqual([contactor])
  expect(await idsFor('', { tagId: world.taxonomy.tripping })).toEqual([nsx])
  expect(await search({ keyword: '', sort: 'time', size: 1, current: 2 })).toMatchObject({
    records: [{ id: nsx }],
    total: 2,
    pages: 2,
  })
})

it('marks what matched and escapes the rest', async () => {
  const [hit] = (await search({ keyword: '嗡嗡响' })).records
  expect(hit?.highlight.title).toBe('接触器 &lt;b&gt;<em>嗡嗡响</em>&lt;/b&gt;')
})

it.each(["' | 'a", '\\', '!!(((', ':*', '<->'])('stands %s', async (keyword) => {
  expect((await search({ keyword })).records).toEqual([])
})

it('keeps the change for later when the index cannot be written', async () => {
  await world.drain()
  const { rows } = await sql<{ waiting: string }>`
    select count(*) as waiting from graphile_worker._private_jobs where run_at > now() + interval '1 second' and attempts = 0`.execute(
    world.deps.db,
  )
  expect(Number(rows[0]?.waiting)).toBe(2)
})
