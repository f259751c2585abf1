import { answers, questions, search } from '@kms/contract'
import { createWorld, publishedAnswer, publishedFaq, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'
import { searchAlias } from './indexing/search-index.ts'
import { indexDocument } from './index.ts'

let world: World
let faq: string
let solved: string
let open: string
let article: string

const find = async (body: Record<string, unknown>, as?: Role) => {
  const answer = await world.call(search.searchAll, { body }, as)
  expect([answer.status, answer.data.degraded]).toEqual([200, false])
  return answer.data
}
const found = async (body: Record<string, unknown>) =>
  (await find(body)).records.map(({ type, id }) => `${type} ${id}`).toSorted()

async function settle() {
  await world.drain()
  await world.deps.search.client.indices.refresh({ index: searchAlias(world.config.SEARCH_PREFIX) })
}

beforeAll(async () => {
  world = await createWorld({ search: true })
  const { mccb, mcb, tripping, wiring } = world.taxonomy
  await sql`insert into catalogue_item (code, code_key, series, description, status, successor_key) values
    ('NSX250F', 'NSX250F', 'NSX', '塑壳断路器，250 A 壳架', 'active', null),
    ('NSX250N', 'NSX250N', 'NSX', '塑壳断路器，N 级分断', 'active', null),
    ('NS250F', 'NS250F', 'NS', '老款塑壳断路器', 'discontinued', 'NSX250F')`.execute(world.deps.db)
  faq = await publishedFaq(world, {
    title: '塑壳断路器脱扣后怎样复位',
    conclusion: '先断电验电，再把手柄压到复位位置。',
    catalogueCodes: ['NSX250F'],
    sectionId: mccb,
    tagIds: [tripping],
  })
  solved = await publishedQuestion(world, {
    title: '断路器脱扣以后手柄在中间推不上去',
    catalogueCodes: [],
    sectionId: mccb,
  })
  const best = await publishedAnswer(world, solved, 'expert', { content: '<p>压到复位位置再合，脱扣是过载。</p>' })
  await world.call(answers.setBestAnswer, { params: { id: best } }, 'partner')
  open = await publishedQuestion(world, {
    title: '断路器脱扣指示灯 <b>不亮</b>',
    content: '<p>脱扣之后指示灯没有反应。</p>',
    catalogueCodes: [],
    sectionId: mcb,
    tagIds: [wiring],
  })
  article = await publishedQuestion(world, {
    questionType: 1,
    title: '断路器脱扣原因复盘',
    content: '<p>一次脱扣的前因后果。</p>',
    catalogueCodes: [],
    sectionId: mccb,
  })
  for (const id of [world.accountOf('expert'), world.accountOf('banned')]) {
    await sql`update app_user set nickname = '继保老炮' || ${id}, is_big_v = true where id = ${id}`.execute(
      world.deps.db,
    )
    await indexDocument(world.deps, { source: 'user', id })
  }
  await settle()
})
afterAll(() => world?.close())

describe('POST /api/f/es/searchByCondition', () => {
  it('finds what there is of every type, and each type alone', async () => {
    const all = [`FAQ ${faq}`, `QUESTION ${solved}`, `QUESTION ${open}`, `TOPIC ${article}`].toSorted()
    expect(await found({ keyword: '断路器脱扣' })).toEqual(all)
    expect(await found({ keyword: '断路器脱扣', type: 'TOPIC' })).toEqual([`TOPIC ${article}`])
    expect(await found({ keyword: '断路器脱扣', type: 'RT' })).toEqual([])
    const { facets } = await find({ keyword: '断路器脱扣', type: 'FAQ' })
    expect(facets?.types).toEqual({ ALL: 4, FAQ: 1, QUESTION: 2, TOPIC: 1, USER: 0, RT: 0 })
  })

  it.each([
    [{ solved: true }, () => [`FAQ ${faq}`, `QUESTION ${solved}`]],
    [{ answered: false }, () => [`QUESTION ${open}`, `TOPIC ${article}`]],
    [{ series: 'NSX' }, () => [`FAQ ${faq}`]],
    [{ hasAttachment: true }, () => []],
    [{ within: 'week', type: 'TOPIC' }, () => [`TOPIC ${article}`]],
  ])('narrows by %j', async (filter, expected) => {
    expect(await found({ keyword: '断路器脱扣', ...filter })).toEqual(expected().toSorted())
  })

  it('narrows by section and tag and says what is left of each', async () => {
    const { mcb, wiring } = world.taxonomy
    expect(await found({ keyword: '断路器脱扣', sectionId: mcb })).toEqual([`QUESTION ${open}`])
    expect(await found({ keyword: '断路器脱扣', tagId: wiring })).toEqual([`QUESTION ${open}`])
    const { facets } = await find({ keyword: '断路器脱扣' })
    expect(facets?.sections).toContainEqual(expect.objectContaining({ id: mcb, count: 1 }))
    expect(facets).toMatchObject({ solved: 2, series: [{ name: 'NSX', count: 1 }], periods: { week: 4 } })
  })

  it('shows the answer rather than the preamble, and no markup of the text', async () => {
    const { records } = await find({ keyword: '断路器脱扣 推不上去 指示灯' })
    const hit = (id: string) => records.find((record) => record.id === id && record.type === 'QUESTION')
    expect(hit(solved)).toMatchObject({ solved: true, answerCount: 1, excerpt: '压到复位位置再合，脱扣是过载。' })
    expect(hit(open)?.title).toBe('断路器脱扣指示灯 <b>不亮</b>')
    expect(hit(open)?.highlight.title.replace(/<\/?em>/g, '')).not.toMatch(/[<>]/)
    expect(hit(open)?.highlight.title).toContain('<em>')
  })

  it('says that the first hit answers the question', async () => {
    const { answered, records } = await find({ keyword: '塑壳断路器脱扣怎样复位' })
    expect([answered, records[0]?.type, records[0]?.id]).toEqual([true, 'FAQ', faq])
    expect((await find({ keyword: '断路器' })).answered).toBe(false)
  })

  it('shows the catalogue entry of a number, its successor and what it replaced', async () => {
    expect((await find({ keyword: 'nsx 25O-f' })).catalogue).toMatchObject({
      code: 'NSX250F',
      discontinued: false,
      successor: null,
      predecessors: [{ code: 'NS250F' }],
    })
    const old = await find({ keyword: 'NS250F' })
    expect(old.catalogue).toMatchObject({ discontinued: true, successor: { code: 'NSX250F' } })
    // What is written about the successor helps too.
    expect(old.records.map(({ id }) => id)).toContain(faq)
  })

  it('asks back when it sounds like a word or is one slip away from a number', async () => {
    expect((await find({ keyword: '断陆器脱扣' })).correction).toBe('断路器脱扣')
    expect((await find({ keyword: 'NSX250Q' })).correction).toBe('NSX250F')
    expect((await find({ keyword: '断路器脱扣' })).correction).toBeNull()
  })

  it('answers from one statement for each kind that it shows', async () => {
    await find({ keyword: '断路器脱扣' })
    const statements = await world.statementsOf(() => find({ keyword: '断路器脱扣' }))
    // The log is written beside it, when its time has come.
    expect(statements.filter(({ sql: text }) => !text.includes('search_event'))).toHaveLength(2)
  })

  it('offers numbers that begin so, and others of the series beside the one that was typed whole', async () => {
    const part = await find({ keyword: 'nsx 25' })
    expect([part.catalogue, part.codes.map(({ code }) => code)]).toEqual([null, ['NSX250F', 'NSX250N']])
    expect((await find({ keyword: 'nsx 25 跳闸' })).codes).toEqual([])
    const whole = await find({ keyword: 'nsx250f' })
    expect(whole.codes).toEqual([])
    expect(whole.catalogue?.siblings.map(({ code }) => code)).toEqual(['NSX250N'])
  })

  it('suggests while typing: numbers, words, titles', async () => {
    const suggestions = async (keyword: string) => (await find({ keyword, purpose: 'suggest' })).suggestions
    expect(await suggestions('nsx2')).toMatchObject([
      { kind: 'code', text: 'NSX250F' },
      { kind: 'code', text: 'NSX250N' },
    ])
    expect((await suggestions('jiechu')).map(({ text }) => text)).toContain('接触器')
    expect(await suggestions('塑壳断路器脱扣')).toContainEqual(
      expect.objectContaining({ kind: 'title', type: 'FAQ', id: faq, text: '塑壳断路器脱扣后怎样复位' }),
    )
    expect(await suggestions('')).toEqual([])
  })

  it('lists likely duplicates of a title, FAQs first, and nothing that is merely near', async () => {
    const duplicates = async (keyword: string) => (await find({ keyword, purpose: 'duplicates' })).records
    const likely = await duplicates('断路器脱扣后手柄怎么复位')
    expect(likely[0]).toMatchObject({ type: 'FAQ', id: faq, excerpt: '先断电验电，再把手柄压到复位位置。' })
    expect(likely.length).toBeLessThanOrEqual(3)
    expect(await duplicates('断路器出口到欧洲需要什么证书')).toEqual([])
  })
})

describe('POST /api/f/es/searchUserByCondition', () => {
  const people = async (body: Record<string, unknown>) => (await world.call(search.searchUsers, { body })).data.records

  it('knows who has answered about a number', async () => {
    const asked = await publishedQuestion(world, {
      title: '变频器一上电就报警',
      content: '<p>面板显示代码，电机不转。</p>',
      catalogueCodes: ['ATV310HU15N4A'],
      tagIds: [],
    })
    await publishedAnswer(world, asked, 'expert', { content: '<p>先查电机电缆的绝缘。</p>' })
    const id = world.accountOf('expert')
    await indexDocument(world.deps, { source: 'user', id })
    await settle()
    expect((await people({ keyword: 'atv 310 hu15', bigV: true })).map((person) => person.id)).toEqual([id])
  })

  it.each(['继保老炮', '继保老泡', 'jibaolaopao'])('finds people by %s, and nobody who is banned', async (keyword) => {
    expect((await people({ keyword })).map(({ id }) => id)).toEqual([world.accountOf('expert')])
  })

  it('narrows to the prominent ones', async () => {
    expect((await people({ keyword: '', bigV: true })).map(({ id }) => id)).toEqual([world.accountOf('expert')])
  })
})

describe('what readers may not see', () => {
  it('is not found: drafts, what waits for review, what was deleted', async () => {
    const draft = { questionType: 0 as const, title: '断路器脱扣草稿', content: '<p>断路器脱扣</p>' }
    await world.call(questions.createQuestionDraft, { body: draft }, 'partner')
    const gone = await publishedQuestion(world, { title: '断路器脱扣又一例', catalogueCodes: [] })
    await settle()
    expect(await found({ keyword: '断路器脱扣' })).toContain(`QUESTION ${gone}`)
    await world.call(questions.deleteQuestion, { params: { id: gone } }, 'partner')
    // Before the index has heard of it, and after.
    expect(await found({ keyword: '断路器脱扣' })).not.toContain(`QUESTION ${gone}`)
    await settle()
    const { records, total } = await find({ keyword: '断路器脱扣' })
    expect([records.length, total]).toEqual([4, 4])
  })

  it('follows a new best answer', async () => {
    const id = await publishedQuestion(world, { title: '母线槽绝缘偏低', content: '<p>求助</p>', catalogueCodes: [] })
    const answer = await publishedAnswer(world, id, 'expert', { content: '<p>先用热风烘干再测。</p>' })
    await settle()
    expect(await found({ keyword: '母线槽绝缘', solved: true })).toEqual([])
    await world.call(answers.setBestAnswer, { params: { id: answer } }, 'partner')
    await settle()
    expect(await found({ keyword: '母线槽绝缘', solved: true })).toEqual([`QUESTION ${id}`])
    expect(await found({ keyword: '热风烘干' })).toEqual([`QUESTION ${id}`])
  })
})
