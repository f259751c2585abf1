import { answers, home, mySections, score } from '@kms/contract'
import { createWorld, publishedAnswer, publishedFaq, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'
import { refreshHome } from './home.jobs.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`truncate banner, notice, member_rank, bigshot_standing, question, faq cascade`.execute(world.deps.db)
  await sql`update app_user set is_big_v = false, skill_tag_ids = '{}'`.execute(world.deps.db)
  world.deps.cache.invalidateAll()
})

const board = async (x: 'pc' | 'mobile' = 'pc', as?: Role, notices?: 'full') => {
  const answer = await world.call(home.getHomeBoard, { params: { x }, query: { ...(notices && { notices }) } }, as)
  expect(answer.status, answer.body.message).toBe(200)
  return answer.data
}
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)

it('names what the hottest pieces are about, most often first', async () => {
  const { tripping, wiring } = world.taxonomy
  await publishedFaq(world, { tagIds: [tripping] })
  await publishedQuestion(world, { tagIds: [wiring, tripping] })
  await publishedQuestion(world, { questionType: 1, tagIds: [tripping] })
  world.deps.cache.invalidateAll()
  expect((await board()).tags.map(({ id }) => id)).toEqual([tripping, wiring])
})

describe('banners and notices', () => {
  const banner = { kind: 'link', action: '查看', target: '/detail/faq', theme: 'green', is_published: true }
  const hour = (hours: number) => new Date(Date.now() + hours * 3600_000)

  it('are those that are published, for this site and now, in their order', async () => {
    await world.deps.db
      .insertInto('banner')
      .values([
        { ...banner, title: '第二', sort: 2 },
        { ...banner, title: '第一', sort: 1, starts_at: hour(-1), ends_at: hour(1) },
        { ...banner, title: '手机', sites: ['mobile'] },
        { ...banner, title: '草稿', is_published: false },
        { ...banner, title: '还没开始', starts_at: hour(1) },
        { ...banner, title: '已经结束', ends_at: hour(-1) },
      ])
      .execute()
    expect(titles((await board('pc')).banners)).toEqual(['第一', '第二'])
    expect(titles((await board('mobile')).banners)).toEqual(['手机', '第一', '第二'])
  })

  it('come pinned first and then the newest; their text only when it is asked for', async () => {
    const notice = { content_html: '<p>全文</p>', is_published: true }
    await world.deps.db
      .insertInto('notice')
      .values([
        { ...notice, title: '旧', published_at: hour(-3) },
        { ...notice, title: '置顶', published_at: hour(-9), is_pinned: true },
        { ...notice, title: '新', published_at: hour(-1) },
        { ...notice, title: '明天', published_at: hour(24) },
        { ...notice, title: '草稿', is_published: false },
      ])
      .execute()
    const short = (await board()).notices
    expect([titles(short), short[0]?.content]).toEqual([['置顶', '新', '旧'], ''])
    expect((await board('pc', undefined, 'full')).notices[0]?.content).toBe('<p>全文</p>')
  })
})

describe('people', () => {
  const makeBigshots = (...roles: Role[]) =>
    sql`update app_user set is_big_v = true where id = any(${roles.map(world.accountOf)}::bigint[])`.execute(
      world.deps.db,
    )

  it('who helped most are ranked: adopted answers weigh more', async () => {
    const [one, two] = [await publishedQuestion(world), await publishedQuestion(world, { title: '另一个问题的标题' })]
    const best = await publishedAnswer(world, one, 'expert')
    await publishedAnswer(world, one, 'staff')
    await publishedAnswer(world, two, 'staff')
    await world.call(answers.setBestAnswer, { params: { id: best } }, 'partner')
    await world.drain()
    await refreshHome(world.deps)
    const { ranking } = await board()
    expect(ranking.week.map(({ place, user, score }) => [place, user.id, score])).toEqual([
      [1, world.accountOf('expert'), 40],
      [2, world.accountOf('staff'), 20],
      [3, world.accountOf('partner'), 4],
    ])
    for (const period of ['month', 'all'] as const) {
      const { data } = await world.call(home.listHotUsers, { query: { period } })
      expect(data).toEqual(ranking.month)
    }
  })

  it('who are 大咖: visitors see who helped most, a member first those who know what he follows', async () => {
    const { tripping, wiring } = world.taxonomy
    await makeBigshots('expert', 'staff', 'operator', 'moderator')
    await sql`update app_user set skill_tag_ids = array[${wiring}::bigint] where id = ${world.accountOf('moderator')}`.execute(
      world.deps.db,
    )
    await publishedAnswer(world, await publishedQuestion(world), 'expert')
    await refreshHome(world.deps)
    expect((await board()).bigshots[0]).toMatchObject({ id: world.accountOf('expert'), answerCount: 1, isBigV: true })
    await world.call(mySections.saveMyTags, { body: { tagIds: [tripping, wiring] } }, 'customer')
    const forMe = await board('pc', 'customer')
    expect(forMe.bigshots[0]).toMatchObject({
      id: world.accountOf('moderator'),
      skills: [{ id: wiring, name: '接线' }],
    })
    const { data } = await world.call(home.pickBigshots, { params: { n: 2 } }, 'customer')
    expect([data.length, data[0]?.id]).toEqual([2, world.accountOf('moderator')])
    const all = await world.call(home.listBigshots, { query: { size: 3 } })
    expect([all.data.total, all.data.records.length, all.data.records[0]?.id]).toEqual([
      4,
      3,
      world.accountOf('expert'),
    ])
  })

  it('who are banned are in neither', async () => {
    await makeBigshots('banned')
    const id = world.accountOf('banned')
    await sql`insert into point_balance (user_id, reputation) values (${id}, 9)`.execute(world.deps.db)
    await sql`insert into point_day (user_id, day, source, reputation) values (${id}, now(), 'answer', 9)`.execute(
      world.deps.db,
    )
    await refreshHome(world.deps)
    const { bigshots, ranking } = await board()
    expect([bigshots, ranking.week.filter(({ user }) => user.id === id)]).toEqual([[], []])
  })
})

describe('the board', () => {
  it('has sections, hot FAQs with their numbers, how many questions wait, and what is the member’s own', async () => {
    const faq = await publishedFaq(world)
    await publishedQuestion(world)
    await world.call(mySections.subscribeSection, { body: { sectionId: world.taxonomy.mcb } }, 'customer')
    const mine = await board('pc', 'customer')
    expect(mine.sections.map(({ name }) => name)).toEqual(['低压配电'])
    expect([mine.hotFaqs[0]?.id, mine.codes, mine.unansweredCount]).toEqual([faq, ['NSX250F'], 1])
    expect(mine.mine?.sections.map(({ name }) => name)).toEqual(['微型断路器'])
    expect(mine.mine?.points).toMatchObject({ balance: 0, sign: { signedToday: false, streak: 0 } })
    await world.call(score.signToday, {}, 'customer')
    const { waiting, sign } = (await board('pc', 'customer')).mine?.points ?? {}
    expect([waiting?.count, sign?.signedToday, sign?.streak]).toEqual([1, true, 1])
    expect((await board()).mine).toBeNull()
  })

  it('costs a visitor nothing while it is kept, and a member two statements', async () => {
    await board('pc', 'customer')
    expect(await world.statementsOf(() => board())).toHaveLength(0)
    expect(await world.statementsOf(() => board('pc', 'customer'))).toHaveLength(2)
    world.deps.cache.invalidateAll()
    // The trees, and the rest in one.
    expect((await world.statementsOf(() => board())).length).toBeLessThanOrEqual(2)
  })

  it('is made for no other site', async () => {
    const answer = await world.call(home.getHomeBoard, { params: { x: 'tv' as 'pc' }, query: {} })
    expect([answer.status, answer.error]).toEqual([400, 'request.invalid'])
  })
})
