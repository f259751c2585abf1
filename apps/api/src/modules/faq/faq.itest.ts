import { adminFaq, faq, interactions } from '@kms/contract'
import { createWorld, faqDraft, publishedFaq, type World } from '@kms/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const listing = async (body: object = {}) => (await world.call(faq.listFaqs, { body })).data
const read = (id: string, as?: 'customer') => world.call(faq.getFaq, { params: { id } }, as)

describe('publishing a FAQ', () => {
  it('keeps a draft away from readers until it is published, then shows it in every list of its place', async () => {
    const { data: draft } = await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world) }, 'operator')
    expect((await read(draft.id)).error).toBe('faq.not_found')

    const before = await listing({ sectionId: world.taxonomy.root })
    await world.call(adminFaq.adminPublishFaq, { params: { id: draft.id }, body: { revision: 1 } }, 'operator')
    expect((await read(draft.id)).data).toMatchObject({
      id: draft.id,
      section: { name: '塑壳断路器' },
      path: [{ name: '低压配电' }, { name: '塑壳断路器' }],
      tags: [{ name: '跳闸' }],
      liked: false,
      reviewOverdue: false,
    })
    const { root, mccb, mcb, tripping } = world.taxonomy
    for (const filter of [
      {},
      { sectionId: root },
      { sectionId: mccb },
      { tagId: tripping },
      { sectionId: root, tagId: tripping },
    ]) {
      for (const sort of ['latest', 'hot']) {
        const ids = (await listing({ ...filter, sort })).records.map((record) => record.id)
        expect(ids, JSON.stringify({ ...filter, sort })).toContain(draft.id)
      }
    }
    expect((await listing({ sectionId: mcb })).records).toEqual([])
    expect((await listing({ sectionId: root })).total).toBe(before.total + 1)
  })

  it('gives readers the old text until an edit is published, and moves it with its section', async () => {
    const id = await publishedFaq(world)
    const edited = { ...faqDraft(world, { title: '新标题', sectionId: world.taxonomy.mcb, tagIds: [] }), revision: 1 }
    const saved = await world.call(adminFaq.adminSaveFaq, { params: { id }, body: edited }, 'operator')
    expect((await read(id)).data.title).not.toBe('新标题')
    await world.call(adminFaq.adminPublishFaq, { params: { id }, body: { revision: saved.data.revision } }, 'operator')
    expect((await read(id)).data).toMatchObject({ title: '新标题', section: { name: '微型断路器' }, tags: [] })
    expect((await listing({ sectionId: world.taxonomy.mccb })).records.map((r) => r.id)).not.toContain(id)
    expect((await listing({ sectionId: world.taxonomy.mcb })).records.map((r) => r.id)).toContain(id)
  })

  it('tells the second of two editors that the text has moved on', async () => {
    const id = await publishedFaq(world)
    const save = () =>
      world.call(adminFaq.adminSaveFaq, { params: { id }, body: { ...faqDraft(world), revision: 1 } }, 'operator')
    expect((await save()).status).toBe(200)
    expect((await save()).error).toBe('faq.changed_elsewhere')
  })

  it('takes a withdrawn FAQ from readers and lists, and brings it back with its likes', async () => {
    const id = await publishedFaq(world)
    await world.call(faq.likeFaq, { params: { id } }, 'customer')
    await world.call(adminFaq.adminWithdrawFaq, { params: { id } }, 'operator')
    expect((await read(id)).status).toBe(404)
    expect((await listing()).records.map((r) => r.id)).not.toContain(id)
    await world.call(adminFaq.adminPublishFaq, { params: { id }, body: { revision: 1 } }, 'operator')
    expect((await read(id)).data.likeCount).toBe(1)
  })

  it('stores what was sanitised, whatever the editor sent', async () => {
    const id = await publishedFaq(world, {
      content: '<p onclick="x()">好<script>alert(1)</script><a href="javascript:x">链</a></p>',
    })
    expect((await read(id)).data.content).toBe('<p>好<a rel="nofollow noopener ugc">链</a></p>')
  })

  it('names the fields of a draft that cannot be saved', async () => {
    const bad = faqDraft(world, { title: ' ', sectionId: '999' })
    const answer = await world.call(adminFaq.adminCreateFaq, { body: bad }, 'operator')
    expect([answer.status, answer.body.fields]).toEqual([400, { title: '请填写标题' }])
    const unknown = await world.call(
      adminFaq.adminCreateFaq,
      { body: faqDraft(world, { sectionId: '999' }) },
      'operator',
    )
    expect(unknown.body.fields).toEqual({ sectionId: '板块不存在' })
  })

  it('writes down who published and withdrew', async () => {
    const id = await publishedFaq(world)
    await world.call(adminFaq.adminWithdrawFaq, { params: { id } }, 'administrator')
    const events = await world.deps.db
      .selectFrom('audit_event')
      .selectAll()
      .where('target_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map((event) => [event.action, event.actor_id])).toEqual([
      ['faq.create', world.accountOf('operator')],
      ['faq.publish', world.accountOf('operator')],
      ['faq.withdraw', world.accountOf('administrator')],
    ])
  })
})

describe('likes and favourites', () => {
  it('counts each member once, however often and however fast they click', async () => {
    const id = await publishedFaq(world)
    const likes = Array.from({ length: 10 }, () => world.call(faq.likeFaq, { params: { id } }, 'customer'))
    await Promise.all([...likes, world.call(interactions.likeByType, { params: { type: 'faq', id } }, 'partner')])
    expect((await read(id, 'customer')).data).toMatchObject({ likeCount: 2, liked: true, collected: false })
    const gone = await Promise.all([1, 2].map(() => world.call(faq.unlikeFaq, { params: { id } }, 'customer')))
    expect(gone.map((answer) => answer.data.likeCount)).toEqual([1, 1])
    expect((await read(id)).data.likeCount).toBe(1)
  })

  it('refuses what is not published', async () => {
    const { data } = await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world) }, 'operator')
    expect((await world.call(faq.collectFaq, { params: { id: data.id } }, 'customer')).error).toBe('faq.not_found')
  })

  it('moves a FAQ up the hot list', async () => {
    const [quiet, liked] = [await publishedFaq(world), await publishedFaq(world)]
    await world.call(faq.likeFaq, { params: { id: quiet } }, 'customer')
    for (const role of ['customer', 'partner', 'staff'] as const)
      await world.call(faq.collectFaq, { params: { id: liked } }, role)
    await world.drain()
    const ids = (await listing({ sort: 'hot', size: 50 })).records.map((record) => record.id)
    expect(ids.indexOf(liked)).toBeLessThan(ids.indexOf(quiet))
  })
})

describe('paging', () => {
  it.each(['latest', 'hot'])('walks the whole %s list by cursor without gaps or repeats', async (sort) => {
    for (let i = 0; i < 5; i++) await publishedFaq(world)
    const all = (await listing({ sort, size: 50 })).records.map((record) => record.id)
    const walked: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listing>> = await listing({ sort, size: 2, ...(cursor && { cursor }) })
      walked.push(...page.records.map((record) => record.id))
      cursor = page.nextCursor
    } while (cursor)
    expect(walked).toEqual(all)
  })

  it.each([
    [{ size: 51 }, 'request.invalid'],
    [{ current: 0 }, 'request.invalid'],
    [{ current: 1001, size: 10 }, 'request.too_deep'],
    [{ cursor: 'nonsense' }, 'request.invalid'],
    [{ sectionId: '1; drop table faq' }, 'request.invalid'],
  ])('refuses %o', async (body, error) => {
    expect((await world.call(faq.listFaqs, { body: body as never })).error).toBe(error)
  })
})

describe('cost', () => {
  it('keeps to its number of SQL statements', async () => {
    const id = await publishedFaq(world)
    const cost = async (action: () => Promise<unknown>) => (await world.statementsOf(action)).length
    const fresh = () => world.deps.cache.invalidateAll()
    fresh()
    expect(await cost(() => listing({ size: 20 })), 'list').toBeLessThanOrEqual(2)
    expect(await cost(() => listing({ size: 20 })), 'list from cache').toBe(0)
    fresh()
    expect(await cost(() => read(id, 'customer')), 'detail of a member').toBeLessThanOrEqual(3)
    expect(await cost(() => read(id)), 'detail from cache').toBe(0)
    const { data } = await world.call(adminFaq.adminCreateFaq, { body: faqDraft(world) }, 'operator')
    const publish = () =>
      world.call(adminFaq.adminPublishFaq, { params: { id: data.id }, body: { revision: 1 } }, 'operator')
    expect(await cost(publish), 'publish').toBeLessThanOrEqual(8)
  })
})
