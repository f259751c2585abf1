import { mySections, sections, tags } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`truncate user_section, user_tag`.execute(world.deps.db)
  await sql`update app_user set first_choice_at = null`.execute(world.deps.db)
})

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const mine = async (as: 'customer' | 'partner' = 'customer') =>
  idsOf((await world.call(mySections.listMySections, {}, as)).data)
const subscribe = (sectionId: string, as: 'customer' | 'partner' = 'customer') =>
  world.call(mySections.subscribeSection, { body: { sectionId } }, as)

describe('sections', () => {
  it('are followed and left, each as often as one likes', async () => {
    const { mccb, mcb, root } = world.taxonomy
    for (const id of [mcb, mccb, mccb]) expect((await subscribe(id)).data).toEqual({ subscribed: true })
    expect(await mine()).toEqual([mccb, mcb])
    expect(await mine('partner')).toEqual([])
    expect(idsOf((await world.call(mySections.listOtherSections, {}, 'customer')).data)).toEqual([root])
    const leave = () => world.call(mySections.unsubscribeSection, { params: { id: mccb } }, 'customer')
    expect([(await leave()).data, (await leave()).data]).toEqual([{ subscribed: false }, { subscribed: false }])
    expect(await mine()).toEqual([mcb])
  })

  it('come as a tree that says which are followed', async () => {
    await subscribe(world.taxonomy.mcb)
    const { data } = await world.call(mySections.listAllSectionsForMe, {}, 'customer')
    expect(data.map(({ id, subscribed }) => [id, subscribed])).toEqual([['1', false]])
    expect(data[0]?.children.map(({ id, subscribed }) => [id, subscribed])).toEqual([
      ['2', false],
      ['3', true],
    ])
  })

  it('that do not exist, or are switched off, can not be followed', async () => {
    expect([(await subscribe('999')).status, (await subscribe('999')).error]).toEqual([404, 'section.not_found'])
  })

  it('each cost one statement to list', async () => {
    await mine()
    for (const endpoint of [
      mySections.listMySections,
      mySections.listOtherSections,
      mySections.listAllSectionsForMe,
      mySections.offerFirstChoice,
    ]) {
      expect(await world.statementsOf(() => world.call(endpoint, {}, 'customer')), endpoint.id).toHaveLength(1)
    }
  })

  it('are bounded', async () => {
    const { db } = world.deps
    await sql`insert into section (id, name) select 2000 + i, 's' || i from generate_series(1, ${mySections.MAX_MY_SECTIONS}) i`.execute(
      db,
    )
    await sql`insert into user_section (user_id, section_id) select 1, id from section where id > 2000`.execute(db)
    expect((await subscribe(world.taxonomy.mcb)).error).toBe('section.too_many')
    expect((await world.deps.db.selectFrom('user_section').selectAll().execute()).length).toBe(
      mySections.MAX_MY_SECTIONS,
    )
    await sql`delete from user_section; delete from section where id > 2000`.execute(db)
    world.deps.cache.invalidateAll()
  })
})

describe('tags', () => {
  const save = (tagIds: string[]) => world.call(mySections.saveMyTags, { body: { tagIds } }, 'customer')

  it("are added to and taken from the caller's own", async () => {
    const { tripping, wiring } = world.taxonomy
    expect(idsOf((await save([tripping])).data)).toEqual([tripping])
    expect(idsOf((await save([wiring, tripping])).data)).toEqual([tripping, wiring])
    const left = await world.call(mySections.deleteMyTag, { params: { id: tripping } }, 'customer')
    expect(idsOf(left.data)).toEqual([wiring])
  })

  it('must be there', async () => {
    expect((await save(['999'])).error).toBe('tag.not_found')
    expect((await save([])).status).toBe(400)
  })

  it('are recommended as operators ranked them, then by what there is to read; pictures only where there is one', async () => {
    await publishedFaq(world)
    const recommended = async () => {
      world.deps.cache.invalidateAll()
      return idsOf((await world.call(tags.listRecommendedTags, {})).data)
    }
    expect(await recommended()).toEqual(['1', '2'])
    expect((await world.call(tags.listIconTags, {})).data).toEqual([])
    await sql`update tag set recommend_rank = 1, icon_key = 'wiring' where id = 2`.execute(world.deps.db)
    expect(await recommended()).toEqual(['2', '1'])
    expect((await world.call(tags.listIconTags, {})).data).toEqual([{ id: '2', name: '接线', iconKey: 'wiring' }])
  })
})

describe('the first-run page', () => {
  const offer = async () => (await world.call(mySections.offerFirstChoice, {}, 'customer')).data

  it('offers what is not followed yet, and remembers that it was answered', async () => {
    const before = await offer()
    expect(before).toMatchObject({ chosenBefore: false, mine: { sections: [], tags: [] } })
    expect(idsOf(before.sections).toSorted()).toEqual(['2', '3'])
    const chosen = await world.call(
      mySections.saveFirstChoice,
      { body: { sectionIds: [world.taxonomy.mccb], tagIds: [world.taxonomy.wiring] } },
      'customer',
    )
    expect([idsOf(chosen.data.sections), idsOf(chosen.data.tags)]).toEqual([['2'], ['2']])
    const after = await offer()
    expect(after.chosenBefore).toBe(true)
    expect([idsOf(after.sections), idsOf(after.tags), idsOf(after.mine.sections)]).toEqual([['3'], ['1'], ['2']])
  })

  it('takes nothing away, and may be skipped', async () => {
    await subscribe(world.taxonomy.mcb)
    const skipped = await world.call(mySections.saveFirstChoice, { body: {} }, 'customer')
    expect(idsOf(skipped.data.sections)).toEqual(['3'])
    expect((await offer()).chosenBefore).toBe(true)
  })
})

it('gives the data centre whole addresses of sections that have something to read', async () => {
  await publishedFaq(world)
  await world.drain()
  world.deps.cache.invalidateAll()
  const { data } = await world.call(sections.getSectionTreeForDc, {})
  expect(data.map(({ id }) => id)).toEqual(['1'])
  expect(data[0]?.children).toMatchObject([
    { id: '2', url: `${world.config.PUBLIC_ORIGIN}/kms/pc/detail/faq?section=2` },
  ])
})
