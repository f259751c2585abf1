import { adminDictionary, search } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const draft = { kind: 'synonym' as const, words: ['软起动器'], oneWay: [], misspelt: [], pinyin: [] }

describe('synonyms', () => {
  beforeEach(async () => {
    await sql`truncate search_synonym`.execute(world.deps.db)
    world.deps.cache.invalidateAll()
  })
  const add = (body: object) => world.call(adminDictionary.adminAddSynonym, { body: { ...draft, ...body } }, 'operator')
  const save = ({ id, revision }: { id: string; revision: string }, body: object) =>
    world.call(adminDictionary.adminSaveSynonym, { params: { id }, body: { ...draft, revision, ...body } }, 'operator')
  const list = async (body: object = {}) =>
    (await world.call(adminDictionary.adminListSynonyms, { body }, 'operator')).data
  const tried = async (keyword: string) =>
    (await world.call(adminDictionary.adminTryQuery, { body: { keyword } }, 'operator')).data

  it('take effect without a restart: on trying, on searching, and off again', async () => {
    const faq = await publishedFaq(world, { title: '凝露控制器怎样设定回差' })
    await world.drain()
    const found = async () => {
      const { data } = await world.call(search.searchAll, { body: { keyword: '防潮小卫士' } })
      return data.records.map(({ id }) => id)
    }
    expect(await found()).not.toContain(faq)
    const { data: saved } = await add({ words: ['凝露控制器', '防潮小卫士'] })
    expect((await tried('防潮小卫士怎么设')).known).toEqual([{ word: '防潮小卫士', finds: ['凝露控制器'] }])
    await expect.poll(found).toContain(faq)
    await save(saved, { words: ['凝露控制器', '防潮小卫士'], enabled: false })
    expect((await tried('防潮小卫士怎么设')).known).toEqual([])
    expect(await found()).not.toContain(faq)
  })

  it('are listed, found by any of their words, and narrowed, with one statement', async () => {
    await add({ words: ['软起动器', '软启动器'], misspelt: ['软起动噐'] })
    await add({ kind: 'code_alias', words: ['LC1D09', '接触器9A'] })
    const first = async (body: object) => (await list(body)).records.map(({ words }) => words[0])
    expect((await first({})).slice(0, 2)).toEqual(['LC1D09', '软起动器'])
    expect(await first({ keyword: '起动噐' })).toEqual(['软起动器'])
    expect(await first({ kind: 'code_alias' })).toEqual(['LC1D09'])
    expect((await list({ enabled: false })).total).toBe(0)
    expect(await world.statementsOf(() => list({ keyword: '软' }))).toHaveLength(1)
  })

  it('are not overwritten by who saw an older one', async () => {
    const { data: saved } = await add({})
    expect((await save(saved, { words: ['软起动器', 'ATS48'] })).status).toBe(200)
    expect((await save(saved, { words: ['软起动器'] })).error).toBe('synonym.changed_elsewhere')
    expect((await save({ id: '999999', revision: '1' }, {})).error).toBe('synonym.not_found')
    expect((await add({ words: [] })).error).toBe('request.invalid')
  })
})

describe('the catalogue', () => {
  beforeEach(async () => {
    await sql`truncate catalogue_item`.execute(world.deps.db)
    await sql`
      insert into catalogue_item (code, code_key, series, description) values
        ('LC1D09M7C', '1C1D09M7C', 'TeSys D', '接触器 9A 220V'), ('LC1D12M7C', '1C1D12M7C', 'TeSys D', '接触器 12A 220V'),
        ('NSX250F', 'NSX250F', 'NSX', '塑壳断路器')`.execute(world.deps.db)
    world.deps.cache.invalidateAll()
  })
  const list = async (body: object = {}) =>
    (await world.call(adminDictionary.adminListCatalogue, { body }, 'operator')).data
  const codes = async (body?: object) => (await list(body)).records.map(({ code }) => code)
  const save = (body: object) =>
    world.call(adminDictionary.adminSaveCatalogueItem, { body: body as adminDictionary.CatalogueDraft }, 'operator')
  const card = async (keyword: string) =>
    (await world.call(adminDictionary.adminTryQuery, { body: { keyword } }, 'operator')).data.catalogue

  it('is found by any spelling, by words and by state, with one statement', async () => {
    expect(await codes()).toEqual(['LC1D09M7C', 'LC1D12M7C', 'NSX250F'])
    expect(await codes({ keyword: 'lc1-d09' })).toEqual(['LC1D09M7C'])
    expect(await codes({ keyword: '塑壳' })).toEqual(['NSX250F'])
    expect(await codes({ status: 'discontinued' })).toEqual([])
    expect(await world.statementsOf(() => list({ keyword: 'LC1D' }))).toHaveLength(1)
  })

  it('gives numbers a successor and predecessors; what a search is told follows at once', async () => {
    expect((await card('LC1D09M7C'))?.successor).toBeNull()
    await save({ code: 'LC1D09M7C', status: 'discontinued', description: '已停产', successor: 'LC1D12M7C' })
    expect(await card('lc1 d09 m7c')).toEqual({ code: 'LC1D09M7C', description: '已停产', successor: 'LC1D12M7C' })
    const { data } = await save({ code: 'LC1D12M7C', description: '接触器 12A', predecessors: ['NSX250F'] })
    expect(data.predecessors).toEqual(['NSX250F'])
    expect((await list({ keyword: 'LC1D09' })).records[0]?.successor).toBeNull()
    expect((await card('NSX250F'))?.successor).toBe('LC1D12M7C')
  })

  it('takes new numbers, in one spelling each', async () => {
    expect((await save({ code: 'ATS480D17Y', description: '软起动器' })).data.code).toBe('ATS480D17Y')
    await save({ code: 'ats480-d17y', description: '软起动器 17A' })
    expect((await list({ keyword: 'ATS480' })).records).toMatchObject([
      { code: 'ATS480D17Y', description: '软起动器 17A' },
    ])
  })

  it.each([
    [{ code: '——' }, 'code'],
    [{ code: 'NSX250F', successor: 'nsx-250f' }, 'successor'],
    [{ code: 'NSX250F', predecessors: ['没有的 X9'] }, 'predecessors'],
    [{ code: 'NSX250F', successor: 'LC1D09M7C', predecessors: ['LC1D09M7C'] }, 'predecessors'],
  ])('refuses %j', async (body, field) => {
    const answer = await save(body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
  })
})
