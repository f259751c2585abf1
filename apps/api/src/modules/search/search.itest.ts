import { faq, adminFaq } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentId } from './documents/index.ts'
import { searchAlias } from './indexing/search-index.ts'

let world: World
let nsx: string
let contactor: string
let markup: string

const search = async (body: Record<string, unknown>) => {
  const answer = await world.call(faq.searchFaqs, { body })
  expect(answer.status).toBe(200)
  return answer.data
}
const idsFor = async (keyword: string, more: Record<string, unknown> = {}) =>
  (await search({ keyword, ...more })).records.map((record) => record.id)

/** Jobs first, then the engine is asked to show what it took in; no waiting for its own rhythm. */
async function settle() {
  await world.drain()
  await world.deps.search.client.indices.refresh({ index: searchAlias(world.config.SEARCH_PREFIX) })
}

beforeAll(async () => {
  world = await createWorld({ search: true })
  const { mccb, mcb, wiring, tripping } = world.taxonomy
  nsx = await publishedFaq(world, {
    title: '塑壳断路器脱扣后怎样复位',
    conclusion: '先断电验电，再把手柄压到复位位置。',
    content: '<p>手柄停在中间是脱扣位，常见于过载。</p>',
    catalogueCodes: ['NSX250F'],
    sectionId: mccb,
    tagIds: [tripping],
  })
  contactor = await publishedFaq(world, {
    title: 'LC1D09M7C 接触器嗡嗡响',
    conclusion: '检查线圈电压与铁芯端面。',
    content: '<p>线圈为 220V，电动机 1.5kW。</p>',
    catalogueCodes: [],
    sectionId: mcb,
    tagIds: [wiring],
  })
  markup = await publishedFaq(world, {
    title: '参数 <b>Ir</b> & "Isd" 整定',
    conclusion: '若 a<b 则 <script>alert(1)</script> 不会执行。',
    content: '<p>普通正文</p>',
    catalogueCodes: [],
    sectionId: mccb,
    tagIds: [tripping, wiring],
  })
  await settle()
})
afterAll(() => world?.close())

describe('POST /api/f/faq/searchByCondition', () => {
  it.each(['nsx250', 'NSX 250-F', 'ＮＳＸ２５０Ｆ', 'NSX25OF', '250F', 'nsx250f'])(
    'finds a catalogue number typed as %s',
    async (keyword) => {
      expect(await idsFor(keyword)).toEqual([nsx])
    },
  )

  it.each(['LC1D09', 'lc1 d09 m7', 'LClDO9M7C', 'd09m7'])(
    'finds the catalogue number of a title typed as %s',
    async (keyword) => {
      expect(await idsFor(keyword)).toEqual([contactor])
    },
  )

  it.each(['MCCB 复位', '塑殼斷路器 復位', '塑克断路器 复位', 'suke fuwei'])('understands %s', async (keyword) => {
    expect((await idsFor(keyword))[0]).toBe(nsx)
  })

  it('compares quantities by value', async () => {
    expect((await idsFor('1500W 接触器'))[0]).toBe(contactor)
  })

  it('finds what only the body says', async () => {
    expect(await idsFor('铁芯端面')).toEqual([contactor])
    expect(await idsFor('手柄停在中间')).toEqual([nsx])
  })

  it.each(['光纤熔接机', 'NSX9999Z', '股票 行情'])('finds nothing for %s rather than anything', async (keyword) => {
    expect(await search({ keyword })).toMatchObject({ records: [], total: 0, pages: 0, degraded: false })
  })

  it('marks what matched, and no markup of the text survives', async () => {
    const [hit] = (await search({ keyword: 'Isd 整定' })).records
    expect(hit).toMatchObject({ id: markup, type: 'FAQ', title: '参数 <b>Ir</b> & "Isd" 整定' })
    expect(hit?.highlight.title).toContain('<em>整定</em>')
    expect(`${hit?.highlight.title}${hit?.highlight.content}`.replace(/<\/?em>/g, '')).not.toMatch(/[<>]/)
  })

  it('narrows by section, the sections above it, and tag', async () => {
    const { root, mccb, mcb, wiring } = world.taxonomy
    expect((await idsFor('', { sectionId: root })).toSorted()).toEqual([nsx, contactor, markup].toSorted())
    expect((await idsFor('', { sectionId: mccb })).toSorted()).toEqual([nsx, markup].toSorted())
    expect(await idsFor('接触器', { sectionId: mccb })).toEqual([])
    expect(await idsFor('', { sectionId: mccb, tagId: wiring })).toEqual([markup])
    expect(await idsFor('接触器', { sectionId: mcb })).toEqual([contactor])
  })

  it('sorts by time and pages without repeating', async () => {
    expect(await idsFor('', { sort: 'time' })).toEqual([markup, contactor, nsx])
    expect(await search({ keyword: '', sort: 'time', current: 2, size: 2 })).toMatchObject({
      records: [{ id: nsx }],
      total: 3,
      pages: 2,
      current: 2,
      size: 2,
    })
  })

  it('refuses pages beyond the depth', async () => {
    const answer = await world.call(faq.searchFaqs, { body: { keyword: '断路器', current: 201, size: 50 } })
    expect([answer.status, answer.error]).toEqual([400, 'request.too_deep'])
  })

  it('takes one statement: the cards of the page', async () => {
    await search({ keyword: '断路器' })
    expect(await world.statementsOf(() => search({ keyword: '断路器' }))).toHaveLength(1)
  })
})

describe('the index follows the database', () => {
  it('shows a FAQ after publishing and not after withdrawing, whatever order the jobs run in', async () => {
    const id = await publishedFaq(world, { title: '母线槽绝缘电阻偏低', catalogueCodes: [] })
    await settle()
    expect(await idsFor('母线槽')).toEqual([id])

    await world.call(adminFaq.adminWithdrawFaq, { params: { id } }, 'operator')
    expect(await idsFor('母线槽')).toEqual([])
    await settle()
    expect(await search({ keyword: '母线槽' })).toMatchObject({ total: 0 })

    // A copy of the older version that was on its way all the time must not bring it back.
    const stale = world.deps.search.client.index({
      index: searchAlias(world.config.SEARCH_PREFIX),
      id: documentId('faq', id),
      version: 1,
      version_type: 'external_gte',
      body: { id: Number(id), title: '母线槽绝缘电阻偏低' },
    })
    await expect(stale).rejects.toMatchObject({ statusCode: 409 })
  })
})
