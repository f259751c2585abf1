import { answers, comments, dynamics, faq, focus, home, interactions, profiles, questions } from '@kms/contract'
import { createWorld, publishedAnswer, publishedFaq, publishedQuestion, readyPicture, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())
beforeEach(async () => {
  const { db } = world.deps
  for (const table of ['user_focus', 'user_tally', 'dynamic', 'user_badge', 'badge', 'message'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  for (const kind of ['faq', 'question', 'answer']) await sql`delete from ${sql.table(`${kind}_collect`)}`.execute(db)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`update app_user set shows_collects = true, shows_follows = true, shows_dynamics = true, shows_in_hot = true`.execute(
    world.deps.db,
  )
})

/** Counting waits a little, so it is due only the second time. */
async function settle() {
  await world.drain()
  await world.drain()
}
const idOf = (role: Role) => world.accountOf(role)
const follow = (whom: Role, as: Role) => world.call(focus.addUserFocus, { body: { userId: idOf(whom) } }, as)
const unfollow = (whom: Role, as: Role) => world.call(focus.cancelUserFocus, { params: { id: idOf(whom) } }, as)
const profile = async (whom: Role, as: Role) =>
  (await world.call(profiles.getProfile, { params: { id: idOf(whom) } }, as)).data
const update = (body: object, as: Role) => world.call(profiles.updateMine, { body }, as)
const names = (page: { records: { nickname: string }[] }) => page.records.map(({ nickname }) => nickname)
const nicknameOf = async (role: Role) => (await profile(role, role)).nickname

describe('following', () => {
  it('counts each pair once, however often it is asked for, and both ways at once', async () => {
    expect((await follow('expert', 'customer')).data).toEqual({ focused: true, followerCount: 1 })
    expect((await follow('expert', 'customer')).data).toEqual({ focused: true, followerCount: 1 })
    await Promise.all([
      ...Array.from({ length: 5 }, () => follow('expert', 'partner')),
      ...Array.from({ length: 5 }, () => follow('partner', 'expert')),
    ])
    expect((await profile('expert', 'customer')).counts).toMatchObject({ followers: 2, following: 1 })
    expect(await profile('expert', 'partner')).toMatchObject({ focused: true, followsMe: true })
    await Promise.all([unfollow('expert', 'partner'), unfollow('partner', 'expert'), unfollow('expert', 'partner')])
    expect((await unfollow('expert', 'customer')).data).toEqual({ focused: false, followerCount: 0 })
    expect((await unfollow('expert', 'customer')).data).toEqual({ focused: false, followerCount: 0 })
    expect((await profile('expert', 'customer')).counts).toMatchObject({ followers: 0, following: 0 })
  })

  it('refuses oneself, who is not there and who is banned', async () => {
    expect((await follow('customer', 'customer')).error).toBe('focus.own')
    expect((await follow('banned', 'customer')).error).toBe('user.not_found')
    const missing = await world.call(focus.addUserFocus, { body: { userId: '999999' } }, 'customer')
    expect([missing.status, missing.error]).toEqual([404, 'user.not_found'])
  })

  it('is bounded', async () => {
    const { db } = world.deps
    await sql`insert into app_user (id, nickname) select 50000 + i, 'n' || i from generate_series(1, ${focus.MAX_FOLLOWING}) i
      on conflict do nothing`.execute(db)
    await sql`insert into user_focus (follower_id, followee_id) select ${idOf('customer')}, id from app_user where id > 50000`.execute(
      db,
    )
    await sql`insert into user_tally (user_id, following_count) values (${idOf('customer')}, ${focus.MAX_FOLLOWING})`.execute(
      db,
    )
    expect((await follow('expert', 'customer')).error).toBe('focus.too_many')
    expect((await profile('expert', 'customer')).counts.followers).toBe(0)
  })

  it('lists by cursor, newest first, at most two statements', async () => {
    for (const role of ['staff', 'expert', 'moderator'] as const) await follow(role, 'customer')
    await follow('customer', 'expert')
    const mine = (cursor?: string) =>
      world.call(focus.listMyFocus, { query: { size: 2, ...(cursor && { cursor }) } }, 'customer')
    const first = (await mine()).data
    expect([first.total, names(first)]).toEqual([3, [await nicknameOf('moderator'), await nicknameOf('expert')]])
    const second = (await mine(first.nextCursor ?? '')).data
    expect([names(second), second.nextCursor]).toEqual([[await nicknameOf('staff')], null])
    const others = () => world.call(focus.listFollowersOf, { params: { id: idOf('customer') }, query: {} }, 'partner')
    expect(names((await others()).data)).toEqual([await nicknameOf('expert')])
    expect(await world.statementsOf(others)).toHaveLength(2)
    expect(await world.statementsOf(() => mine())).toHaveLength(1)
  })

  it('tells the person, once', async () => {
    for (let round = 0; round < 2; round++) {
      await follow('expert', 'customer')
      await settle()
      await unfollow('expert', 'customer')
    }
    const told = await world.deps.db.selectFrom('message').select(['user_id', 'kind']).execute()
    expect(told).toEqual([{ user_id: idOf('expert'), kind: 'followed' }])
  })
})

describe('a profile', () => {
  it('counts what readers see, and is one statement', async () => {
    const before = (await profile('expert', 'customer')).counts
    const questionId = await publishedQuestion(world, {}, 'partner')
    await publishedAnswer(world, questionId, 'expert')
    await settle()
    expect((await profile('expert', 'customer')).counts.answers).toBeGreaterThanOrEqual(1)
    const counts = (await profile('expert', 'customer')).counts
    await world.call(questions.deleteQuestion, { params: { id: questionId } }, 'partner')
    await settle()
    expect((await profile('expert', 'customer')).counts.answers).toBe(counts.answers - 1)
    expect(before.bestAnswers).toBe(0)
    const read = () => profile('customer', 'customer')
    await read()
    expect(await world.statementsOf(read)).toHaveLength(1)
  })

  it('is changed by its owner, checked, and never for another', async () => {
    const { data } = await update(
      {
        nickname: ' 配电\n小匠 ',
        title: '技术主管',
        company: '某成套厂',
        bio: '装柜二十年',
        id: idOf('expert'),
        roles: ['administrator'],
      },
      'customer',
    )
    expect(data).toMatchObject({ id: idOf('customer'), nickname: '配电 小匠', title: '技术主管', company: '某成套厂' })
    expect((await profile('expert', 'customer')).nickname).not.toBe('配电 小匠')
    const { rows } = await sql<{ roles: string[] }>`select roles from app_user where id = ${idOf('customer')}`.execute(
      world.deps.db,
    )
    expect(rows[0]?.roles).toEqual(['customer'])
    for (const body of [{ nickname: '  ' }, { nickname: '长'.repeat(21) }, { bio: '\u202e倒' }])
      expect((await update(body, 'customer')).status).toBe(400)
    await sql`insert into sensitive_word (word, level, category) values ('刷单兼职', 'block', 'x') on conflict do nothing`.execute(
      world.deps.db,
    )
    world.deps.cache.invalidateAll()
    expect((await update({ bio: '刷单兼职' }, 'customer')).error).toBe('content.refused')
    expect((await profile('customer', 'customer')).bio).toBe('装柜二十年')
  })

  it('tells the search index', async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(world.deps.db)
    await update({ title: '总工' }, 'customer')
    const { rows } = await sql<{ payload: unknown }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'search.index'`.execute(world.deps.db)
    expect(rows).toEqual([{ payload: { source: 'user', id: idOf('customer') } }])
  })

  it("has a picture of the owner's own, and no other", async () => {
    const picture = await readyPicture(world, 'customer')
    expect((await update({ avatarFileId: picture }, 'partner')).error).toBe('file.not_found')
    expect((await update({ avatarFileId: picture }, 'customer')).data.avatarUrl).toMatch(/full\.png$/)
    expect((await profile('customer', 'partner')).avatarUrl).toMatch(/full\.png$/)
    expect((await update({ avatarFileId: null }, 'customer')).data.avatarUrl).toBeNull()
  })

  it('shows others exactly these fields: nothing private leaves', async () => {
    await sql`insert into user_identity (provider, subject, user_id) values ('wechat', 'open-id-of-expert', ${idOf('expert')}) on conflict do nothing`.execute(
      world.deps.db,
    )
    const seen = await profile('expert', 'customer')
    expect(Object.keys(seen).sort()).toEqual(
      [
        ...['avatarUrl', 'badges', 'bio', 'company', 'companyType', 'counts', 'focused', 'followsMe', 'id', 'isBigV'],
        ...['isMe', 'isOfficial', 'joinedAt', 'mine', 'nickname', 'reputation', 'shows', 'skills', 'title'],
      ].sort(),
    )
    expect(seen.mine).toBeNull()
    expect(JSON.stringify(seen)).not.toMatch(/open-id|phone|email|trust|roles|subject/)
    expect((await profile('expert', 'expert')).mine?.privacy).toEqual({
      ...{ showCollects: true, showFollows: true, showDynamics: true, showInHot: true },
    })
  })

  it('of a banned account is as good as missing', async () => {
    for (const id of [idOf('banned'), '999999']) {
      const { status, error } = await world.call(profiles.getProfile, { params: { id } }, 'administrator')
      expect([status, error]).toEqual([404, 'user.not_found'])
    }
  })
})

describe('favourites', () => {
  it('of every kind in the order of collecting; what is gone is left out', async () => {
    const [questionId, gone, faqId] = [
      await publishedQuestion(world, { title: '收藏的问题' }),
      await publishedQuestion(world, { title: '会删除的问题' }),
      await publishedFaq(world),
    ]
    const answerId = await publishedAnswer(world, questionId)
    const keep = (type: 'question' | 'answer', id: string) =>
      world.call(interactions.collectByType, { params: { type, id } }, 'customer')
    await world.call(faq.collectFaq, { params: { id: faqId } }, 'customer')
    await keep('question', questionId)
    await keep('question', gone)
    await keep('answer', answerId)
    await world.call(questions.deleteQuestion, { params: { id: gone } }, 'partner')
    const mine = (cursor?: string) =>
      world.call(profiles.listMyCollects, { query: { size: 2, ...(cursor && { cursor }) } }, 'customer')
    const first = (await mine()).data
    expect([first.total, first.records.map(({ type, refId }) => [type, refId])]).toEqual([
      3,
      [
        ['ANSWER', questionId],
        ['QUESTION', questionId],
      ],
    ])
    const rest = (await mine(first.nextCursor ?? '')).data
    expect([rest.records.map(({ type, author }) => [type, author]), rest.nextCursor]).toEqual([[['FAQ', null]], null])
    expect(await world.statementsOf(() => mine())).toHaveLength(1)
    expect((await profile('customer', 'customer')).mine?.collectCount).toBe(4)
  })

  it('of one moment are neither lost nor shown twice between pages', async () => {
    const ids = [await publishedQuestion(world), await publishedQuestion(world)]
    const faqId = await publishedFaq(world)
    for (const id of ids) await world.call(questions.collectQuestion, { params: { id } }, 'customer')
    await world.call(faq.collectFaq, { params: { id: faqId } }, 'customer')
    for (const table of ['question_collect', 'faq_collect'])
      await sql`update ${sql.table(table)} set created_at = '2026-01-01'`.execute(world.deps.db)
    const seen: string[] = []
    for (let cursor: string | undefined, round = 0; round < 5; round++) {
      const query = { size: 1, ...(cursor && { cursor }) }
      const { data } = await world.call(profiles.listMyCollects, { query }, 'customer')
      seen.push(...data.records.map(({ type, id }) => `${type}:${id}`))
      if (!data.nextCursor) break
      cursor = data.nextCursor
    }
    expect(seen).toEqual([`FAQ:${faqId}`, ...ids.toReversed().map((id) => `QUESTION:${id}`)])
  })
})

describe('privacy', () => {
  const LISTS = [
    ['showCollects', profiles.listCollectsOf],
    ['showFollows', focus.listFocusOf],
    ['showFollows', focus.listFollowersOf],
    ['showDynamics', dynamics.listDynamicsOf],
    ['showDynamics', dynamics.listPostsOf],
    ['showDynamics', dynamics.listRepliesOf],
  ] as const

  it.each(LISTS)('%s closes %o to everybody but the owner', async (field, endpoint) => {
    const questionId = await publishedQuestion(world, {}, 'partner')
    await publishedAnswer(world, questionId, 'partner')
    await world.call(questions.collectQuestion, { params: { id: questionId } }, 'partner')
    await follow('expert', 'partner')
    await follow('partner', 'expert')
    await settle()
    const ask = async (as: Role) =>
      (await world.call(endpoint, { params: { id: idOf('partner') }, query: {} }, as)).data as {
        hidden: boolean
        records: unknown[]
        total: number
      }
    expect((await ask('customer')).records.length).toBeGreaterThan(0)
    await update({ privacy: { [field]: false } }, 'partner')
    for (const role of ['customer', 'administrator'] as const)
      expect(await ask(role)).toMatchObject({ hidden: true, records: [], total: 0 })
    expect(await ask('partner')).toMatchObject({ hidden: false })
    expect((await profile('partner', 'customer')).shows).toEqual({
      collects: field !== 'showCollects',
      follows: field !== 'showFollows',
      dynamics: field !== 'showDynamics',
    })
  })

  it('keeps who wants so out of the ranks', async () => {
    await sql`insert into point_balance (user_id, reputation) values (${idOf('expert')}, 9) on conflict (user_id) do update set reputation = 9`.execute(
      world.deps.db,
    )
    await sql`insert into point_day (user_id, day, source, reputation) values (${idOf('expert')}, now(), 'answer', 9)
      on conflict do nothing`.execute(world.deps.db)
    const ranked = async () => {
      await sql`delete from graphile_worker._private_jobs`.execute(world.deps.db)
      await update(
        { privacy: { showInHot: (await profile('expert', 'expert')).mine?.privacy.showInHot ?? true } },
        'expert',
      )
      await settle()
      world.deps.cache.invalidateAll()
      return (await world.call(home.listHotUsers, { query: {} })).data.map(({ user }) => user.id)
    }
    expect(await ranked()).toContain(idOf('expert'))
    await update({ privacy: { showInHot: false } }, 'expert')
    expect(await ranked()).not.toContain(idOf('expert'))
  })
})

describe('dynamics', () => {
  const mine = async (as: Role, query: object = {}) => (await world.call(dynamics.listMyDynamics, { query }, as)).data
  const kinds = (page: { records: { kind: string }[] }) => page.records.map(({ kind }) => kind)

  it('come from what is published, each once, and go with it', async () => {
    const questionId = await publishedQuestion(world, {}, 'partner')
    const answerId = await publishedAnswer(world, questionId, 'partner')
    const body = { answerId, commentType: 'QUESTION' as const, content: '补充一点' }
    await world.call(comments.createComment, { body }, 'partner')
    await settle()
    expect(kinds(await mine('partner'))).toEqual(['COMMENT', 'ANSWER', 'QUESTION'])
    const of = async (endpoint: typeof dynamics.listPostsOf | typeof dynamics.listRepliesOf) =>
      kinds((await world.call(endpoint, { params: { id: idOf('partner') }, query: {} }, 'customer')).data)
    expect(await of(dynamics.listPostsOf)).toEqual(['QUESTION'])
    expect(await of(dynamics.listRepliesOf)).toEqual(['COMMENT', 'ANSWER'])
    const [comment] = (await mine('partner')).records
    expect(comment).toMatchObject({ questionId, answerId, excerpt: '补充一点' })
    // At once, before any job has run.
    await world.call(questions.deleteQuestion, { params: { id: questionId } }, 'partner')
    expect(kinds(await mine('partner'))).toEqual([])
    await settle()
    const left = await world.deps.db.selectFrom('dynamic').select('id').where('visible', '=', true).execute()
    expect(left).toEqual([])
  })

  it('an answer that is taken away is not shown, though its question is', async () => {
    const questionId = await publishedQuestion(world, {}, 'partner')
    const answerId = await publishedAnswer(world, questionId, 'expert')
    await settle()
    await follow('expert', 'customer')
    expect(kinds(await mine('customer', { of: 'followed' }))).toEqual(['ANSWER'])
    await sql`update answer set status = 'deleted' where id = ${answerId}`.execute(world.deps.db)
    expect(kinds(await mine('customer', { of: 'followed' }))).toEqual([])
  })

  it('of those who are followed are merged, newest first, by cursor, in one statement', async () => {
    const asked = await publishedQuestion(world, { title: '甲' }, 'partner')
    await publishedAnswer(world, asked, 'expert')
    await publishedQuestion(world, { title: '乙' }, 'expert')
    await publishedQuestion(world, { title: '不关注' }, 'staff')
    await settle()
    await follow('expert', 'customer')
    await follow('partner', 'customer')
    const first = await mine('customer', { of: 'followed', size: 2 })
    expect(first.records.map(({ kind, title }) => [kind, title])).toEqual([
      ['QUESTION', '乙'],
      ['ANSWER', '甲'],
    ])
    const rest = await mine('customer', { of: 'followed', size: 2, cursor: first.nextCursor ?? '' })
    expect([rest.records.map(({ kind, title }) => [kind, title]), rest.nextCursor]).toEqual([
      [['QUESTION', '甲']],
      null,
    ])
    expect(await world.statementsOf(() => mine('customer', { of: 'followed' }))).toHaveLength(1)
    await update({ privacy: { showDynamics: false } }, 'expert')
    expect(kinds(await mine('customer', { of: 'followed' }))).toEqual(['QUESTION'])
    const deep = await world.call(dynamics.listMyDynamics, { query: { of: 'followed', current: 2 } }, 'customer')
    expect(deep.error).toBe('request.too_deep')
  })
})

describe('badges', () => {
  it('are given by rule, once, and stay', async () => {
    const { mccb, root } = world.taxonomy
    await sql`insert into badge (key, name, condition, metric, threshold, section_ids, sort) values
      ('first', '初次回答', '回答 1 次', 'answer', 1, '{}', 1), ('many', '热心回答', '回答 5000 次', 'answer', 5000, '{}', 2),
      ('here', '断路器高手', '最佳 1 次', 'sectionBest', 1, array[${root}::bigint], 3), ('hand', '手工', '运营授予', '', 1, '{}', 4)`.execute(
      world.deps.db,
    )
    const questionId = await publishedQuestion(world, { sectionId: mccb }, 'partner')
    const answerId = await publishedAnswer(world, questionId, 'expert')
    await settle()
    const keys = async () => (await profile('expert', 'customer')).badges.map(({ key }) => key)
    expect(await keys()).toEqual(['first'])
    await world.call(answers.setBestAnswer, { params: { id: answerId } }, 'partner')
    await settle()
    expect(await keys()).toEqual(['first', 'here'])
    await world.call(questions.deleteQuestion, { params: { id: questionId } }, 'partner')
    await settle()
    expect(await keys()).toEqual(['first', 'here'])
  })
})
