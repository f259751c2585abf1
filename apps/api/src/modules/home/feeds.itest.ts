import { focus, mySections, questions } from '@kms/contract'
import { createWorld, publishedAnswer, publishedFaq, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const { db, cache } = world.deps
  await sql`truncate recommendation, user_section, user_tag, user_focus, question, faq cascade`.execute(db)
  await sql`update app_user set skill_tag_ids = '{}'`.execute(db)
  cache.invalidateAll()
})

type Feed = 'recommended' | 'followed'
const page = async (feed: Feed, as?: Role, over: { size?: number; cursor?: string } = {}) => {
  const answer = await world.call(questions.listQuestions, { body: { feed, ...over } }, as)
  expect(answer.status, answer.body.message).toBe(200)
  return answer.data
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const reasonsOf = ({ records }: Awaited<ReturnType<typeof page>>) =>
  Object.fromEntries(records.map(({ id, reason }) => [id, reason]))
const follow = (sectionId: string, as: Role = 'customer') =>
  world.call(mySections.subscribeSection, { body: { sectionId } }, as)
const setHeat = (id: string, heat: number) =>
  sql`with q as (update question set heat = ${heat} where id = ${id}), s as (update question_section set heat = ${heat} where question_id = ${id})
    update question_tag set heat = ${heat} where question_id = ${id}`.execute(world.deps.db)

/** Who looks for the first time sees everybody's list and is made one of his own; nobody waits for that, so a test does. */
async function letItBeMade(as: Role) {
  await page('recommended', as)
  const asked = sql`select 1 from graphile_worker.jobs where task_identifier = 'home.recommend'`
  await expect.poll(async () => (await asked.execute(world.deps.db)).rows.length).toBe(1)
  await world.drain()
}

describe('推荐', () => {
  it('shows a visitor what is read most, with an official FAQ among it, and says why', async () => {
    const cold = await publishedQuestion(world, { title: '冷门问题一个' })
    const hot = await publishedQuestion(world, { title: '热门问题一个' })
    await setHeat(cold, 1)
    await setHeat(hot, 2)
    const faq = await publishedFaq(world)
    const { records, faqs } = await page('recommended')
    expect(idsOf(records)).toEqual([hot, cold])
    expect(records[0]?.reason).toEqual({ kind: 'hot', name: '' })
    expect(faqs?.map(({ id, after, reason }) => [id, after, reason.kind])).toEqual([[faq, 1, 'official']])
  })

  it('lifts what a member follows, at once after he follows it, and names the section', async () => {
    const { mcb } = world.taxonomy
    const others = await publishedQuestion(world, { title: '别的板块更热一点' })
    const mine = await publishedQuestion(world, { title: '微断板块的问题', sectionId: mcb, tagIds: [] })
    await setHeat(others, 100.3)
    await setHeat(mine, 100)
    expect(idsOf((await page('recommended', 'customer')).records)).toEqual([others, mine])
    await follow(mcb)
    await world.drain()
    const after = await page('recommended', 'customer')
    expect(idsOf(after.records)).toEqual([mine, others])
    expect(reasonsOf(after)[mine]).toEqual({ kind: 'section', name: '微型断路器' })
    // Somebody else's list is untouched.
    expect(idsOf((await page('recommended', 'staff')).records)).toEqual([others, mine])
  })

  it('learns from what a member marked, and never offers his own', async () => {
    const { mcb } = world.taxonomy
    const read = await publishedQuestion(world, { title: '收藏过的微断问题', sectionId: mcb })
    const near = await publishedQuestion(world, { title: '同一板块的另一个', sectionId: mcb, tagIds: [] })
    const own = await publishedQuestion(world, { title: '自己提的问题在这里' }, 'staff')
    await world.call(questions.collectQuestion, { params: { id: read } }, 'staff')
    await letItBeMade('staff')
    const list = await page('recommended', 'staff')
    expect(reasonsOf(list)[near]).toEqual({ kind: 'similar', name: '微型断路器' })
    expect(idsOf(list.records)).not.toContain(own)
  })

  it('brings what waits for an answer to who knows about it', async () => {
    const { tripping } = world.taxonomy
    const waiting = await publishedQuestion(world, { title: '没人回答的跳闸问题' })
    const answered = await publishedQuestion(world, { title: '有人回答的跳闸问题' })
    await publishedAnswer(world, answered, 'staff')
    await sql`update app_user set skill_tag_ids = array[${tripping}::bigint] where id = ${world.accountOf('expert')}`.execute(
      world.deps.db,
    )
    await letItBeMade('expert')
    expect(reasonsOf(await page('recommended', 'expert'))).toMatchObject({
      [waiting]: { kind: 'skill', name: '跳闸' },
      [answered]: { kind: 'hot' },
    })
  })

  it('is followed by cursor to its end, each once', async () => {
    for (let i = 0; i < 5; i++) await publishedQuestion(world, { title: `第 ${i} 个问题的标题` })
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const next = await page('recommended', undefined, { size: 2, ...(cursor && { cursor }) })
      seen.push(...idsOf(next.records))
      cursor = next.nextCursor
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([5, 5])
  })

  it('does not show what was taken away since it was made', async () => {
    const gone = await publishedQuestion(world, { title: '很快就删掉的问题' })
    expect(idsOf((await page('recommended', 'customer')).records)).toEqual([gone])
    await world.call(questions.deleteQuestion, { params: { id: gone } }, 'partner')
    expect((await page('recommended', 'customer')).records).toEqual([])
    expect((await page('recommended')).records).toEqual([])
  })

  it('costs two statements for a member and none for a visitor whom it was shown before', async () => {
    await publishedQuestion(world)
    await publishedFaq(world)
    await letItBeMade('customer')
    await page('recommended', 'customer')
    expect(await world.statementsOf(() => page('recommended', 'customer'))).toHaveLength(2)
    await page('recommended')
    expect(await world.statementsOf(() => page('recommended'))).toHaveLength(0)
  })
})

describe('关注', () => {
  it('is what is new in the sections and tags that a member follows, each once', async () => {
    const { mccb, mcb, root, wiring } = world.taxonomy
    const first = await publishedQuestion(world, { sectionId: mccb, tagIds: [wiring] })
    const second = await publishedQuestion(world, { sectionId: mcb, title: '另一个板块的新问题', tagIds: [] })
    expect((await page('followed', 'customer')).records).toEqual([])
    await follow(mccb)
    await world.call(mySections.saveMyTags, { body: { tagIds: [wiring] } }, 'customer')
    expect(idsOf((await page('followed', 'customer')).records)).toEqual([first])
    await follow(root)
    const all = await page('followed', 'customer')
    expect(idsOf(all.records)).toEqual([second, first])
    expect(reasonsOf(all)[second]).toEqual({ kind: 'section', name: '低压配电' })
    await world.call(mySections.unsubscribeSection, { params: { id: root } }, 'customer')
    expect(idsOf((await page('followed', 'customer')).records)).toEqual([first])
  })

  it('holds what the people publish whom a member follows, and says so', async () => {
    const { mccb, mcb } = world.taxonomy
    const followed = await publishedQuestion(world, { sectionId: mcb, tagIds: [] }, 'expert')
    const both = await publishedQuestion(world, { sectionId: mccb, title: '也在关注的板块里' }, 'expert')
    await publishedQuestion(world, { sectionId: mcb, title: '别人的问题不在里面', tagIds: [] }, 'staff')
    await follow(mccb)
    await world.call(focus.addUserFocus, { body: { userId: world.accountOf('expert') } }, 'customer')
    const list = await page('followed', 'customer')
    expect(idsOf(list.records)).toEqual([both, followed])
    const name = list.records[0]?.author.nickname
    expect(reasonsOf(list)).toEqual({
      [both]: { kind: 'author', name },
      [followed]: { kind: 'author', name },
    })
    const first = await page('followed', 'customer', { size: 1 })
    const next = await page('followed', 'customer', { size: 1, cursor: String(first.nextCursor) })
    expect([idsOf(first.records), idsOf(next.records), next.nextCursor]).toEqual([[both], [followed], null])
    await world.call(focus.cancelUserFocus, { params: { id: world.accountOf('expert') } }, 'customer')
    expect(idsOf((await page('followed', 'customer')).records)).toEqual([both])
  })

  it('is followed by cursor', async () => {
    const { mccb, root } = world.taxonomy
    await follow(mccb)
    await follow(root)
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift(await publishedQuestion(world, { title: `第 ${i} 个问题的标题` }))
    const one = await page('followed', 'customer', { size: 3 })
    const two = await page('followed', 'customer', { size: 3, cursor: String(one.nextCursor) })
    expect([idsOf(one.records), idsOf(two.records), two.nextCursor]).toEqual([ids.slice(0, 3), ids.slice(3), null])
  })

  it('costs one statement, and is for members', async () => {
    await follow(world.taxonomy.mccb)
    await publishedQuestion(world)
    await page('followed', 'customer')
    expect(await world.statementsOf(() => page('followed', 'customer'))).toHaveLength(1)
    const refused = await world.call(questions.listQuestions, { body: { feed: 'followed' } })
    expect([refused.status, refused.error]).toEqual([401, 'auth.required'])
  })

  it('refuses a cursor that is none of its own', async () => {
    const answer = await world.call(
      questions.listQuestions,
      { body: { feed: 'followed', cursor: 'bm9uc2Vuc2U' } },
      'customer',
    )
    expect([answer.status, answer.error]).toEqual([400, 'request.invalid'])
  })
})
