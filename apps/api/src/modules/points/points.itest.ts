import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminPoints, answers, questions, score } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'
import { checkLedger } from './check-ledger.ts'
import { payForAdoption, payForAnswer, payForComment, payForMark, payForQuestion, payForReading } from './index.ts'
import { tidyPoints } from './tidy-points.ts'

const CLOCK = join(tmpdir(), `kms-clock-${randomUUID()}`)
const DAY = 24 * 3600

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { CLOCK_OFFSET_FILE: CLOCK } })
})
afterAll(async () => {
  rmSync(CLOCK, { force: true })
  await world.close()
})

const onDay = (day: number) => writeFileSync(CLOCK, String(day * DAY))
const wallet = async (as: Role) => {
  const { data, body } = await world.call(score.getWallet, {}, as)
  expect(body.message).toBe('ok')
  return data
}
const bubblesOf = async (as: Role) => (await wallet(as)).bubbles.map(({ label, amount }) => [label, amount])
const takeAll = async (as: Role) => (await world.call(score.takeAllBubbles, {}, as)).data
const history = async (as: Role, query: object = {}) =>
  (await world.call(score.listScoreHistory, { query: query as never }, as)).data
const sign = async (as: Role) => (await world.call(score.signToday, {}, as)).data
const noDrift = async () => expect(await checkLedger(world.deps)).toEqual([])

describe('signing in', () => {
  it('counts once a day, goes on from yesterday, pays the seventh day and begins anew after a gap', async () => {
    onDay(0)
    expect((await wallet('customer')).sign).toMatchObject({ signedToday: false, streak: 0, worth: 5 })
    const [first] = await Promise.all([sign('customer'), sign('customer'), sign('customer')])
    expect(first).toMatchObject({ signedToday: true, streak: 1, worth: 5 })
    expect(await bubblesOf('customer')).toEqual([['签到', 5]])
    for (let day = 1; day < 7; day++) {
      onDay(day)
      expect(await sign('customer')).toMatchObject({ streak: day + 1 })
    }
    const { sign: state, bubbles } = await wallet('customer')
    expect(state).toMatchObject({ signedToday: true, streak: 7, worth: 25 })
    expect(state.days.map(({ day, signed }) => [day, signed]).at(-1)).toEqual([7, true])
    expect(bubbles.map(({ amount }) => amount)).toEqual([5, 5, 5, 5, 5, 5, 5, 20])
    onDay(7)
    expect((await wallet('customer')).sign).toMatchObject({ signedToday: false, streak: 7, worth: 5 })
    onDay(8)
    expect(await sign('customer')).toMatchObject({ streak: 1 })
    await noDrift()
  })

  it('takes the day of China', async () => {
    const { rows } = await sql<{ day: string }>`
      select max(day)::text as day from point_sign where user_id = ${world.accountOf('customer')}`.execute(
      world.deps.db,
    )
    const inChina = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
    expect(rows[0]?.day).toBe(inChina.format(Date.now() + 8 * DAY * 1000))
  })
})

describe('bubbles', () => {
  it('are taken one by one or all at once; the balance is the sum of the ledger', async () => {
    onDay(8)
    const { bubbles, waiting } = await wallet('customer')
    expect(waiting).toEqual({ count: 9, amount: 60 })
    const id = bubbles[0]?.id ?? ''
    const takes = await Promise.all([1, 2, 3].map(() => world.call(score.takeBubble, { params: { id } }, 'customer')))
    expect(takes.map(({ data }) => data.amount).sort()).toEqual([0, 0, 5])
    expect(await takeAll('customer')).toEqual({ count: 8, amount: 55, balance: 60 })
    expect(await takeAll('customer')).toEqual({ count: 0, amount: 0, balance: 60 })
    const first = await history('customer', { size: 4 })
    const second = await history('customer', { size: 50, cursor: first.nextCursor })
    expect([first.records.length, second.records.length, second.nextCursor]).toEqual([4, 5, null])
    expect(first.records[0]).toMatchObject({ name: '每日签到', amount: 5, note: '连续 1 天' })
    expect((await world.call(score.listScoreHistory, { query: { cursor: 'x' } }, 'customer')).status).toBe(400)
    await noDrift()
  })

  it("say of another's what they say of none", async () => {
    await sign('staff')
    const id = (await wallet('staff')).bubbles[0]?.id ?? ''
    const answered = await Promise.all(
      [id, '999999999'].map((target) => world.call(score.takeBubble, { params: { id: target } }, 'administrator')),
    )
    const [hidden, missing] = answered.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }))
    expect(hidden).toMatchObject({ status: 404, body: { error: 'score.not_found' } })
    expect(hidden).toEqual(missing)
    expect((await wallet('staff')).waiting.count).toBe(1)
  })

  it('burst after thirty days', async () => {
    const id = (await wallet('staff')).bubbles[0]?.id ?? ''
    onDay(8 + score.BUBBLE_DAYS)
    expect(await bubblesOf('staff')).toEqual([])
    expect(await world.call(score.takeBubble, { params: { id } }, 'staff')).toMatchObject({ error: 'score.expired' })
    await tidyPoints(world.deps)
    const { rows } = await sql`select 1 from point_entry where id = ${id} and state = 'expired'`.execute(world.deps.db)
    expect([rows.length, (await takeAll('staff')).balance]).toEqual([1, 0])
    onDay(8)
    await noDrift()
  })
})

describe('the ledger', () => {
  it.each([
    ['update point_entry set amount = 999', 'append-only'],
    ["update point_entry set state = 'bubble', taken_at = null where state = 'taken'", 'append-only'],
    ["update point_entry set note = 'x', state = 'void' where state = 'bubble'", 'append-only'],
    ['delete from point_entry', 'append-only'],
  ])('refuses %s', async (statement, message) => {
    await sign('partner')
    await expect(sql.raw(statement).execute(world.deps.db)).rejects.toThrow(message)
  })

  it('refuses a balance below zero, whoever writes it', async () => {
    await expect(sql`update point_balance set balance = -1`.execute(world.deps.db)).rejects.toThrow('check constraint')
  })

  it('is compared with every balance; a difference is found and audited', async () => {
    const id = world.accountOf('customer')
    await sql`update point_balance set balance = balance + 7 where user_id = ${id}`.execute(world.deps.db)
    expect(await checkLedger(world.deps)).toEqual([expect.objectContaining({ userId: id, balance: 67, ledger: 60 })])
    const { rows } = await sql`select 1 from audit_event where action = 'points.drift' and target_id = ${id}`.execute(
      world.deps.db,
    )
    expect(rows).toHaveLength(1)
    await sql`update point_balance set balance = balance - 7 where user_id = ${id}`.execute(world.deps.db)
    await noDrift()
  })
})

describe('writing', () => {
  it('is paid once: the question, the first one more, the answer; and nothing for one’s own or a short one', async () => {
    const question = await publishedQuestion(world)
    const answer = await publishedAnswer(world, question, 'expert')
    const short = await publishedAnswer(world, question, 'moderator', { content: '<p>断电。</p>' })
    const own = await publishedAnswer(world, question, 'partner')
    for (let run = 0; run < 2; run++) {
      await payForQuestion(world.deps, { questionId: question })
      for (const answerId of [answer, short, own]) await payForAnswer(world.deps, { answerId })
    }
    expect(await bubblesOf('expert')).toEqual([['回答', 10]])
    expect(await bubblesOf('moderator')).toEqual([])
    expect((await bubblesOf('partner')).filter(([label]) => label !== '签到')).toEqual([
      ['提问', 5],
      ['首次提问', 10],
    ])
    expect((await wallet('expert')).reputation).toBe(10)
  })

  it('stops at the cap of the day and goes on tomorrow', async () => {
    onDay(9)
    for (let i = 0; i < 5; i++) {
      const questionId = await publishedQuestion(world, { title: `第 ${i} 个同一天的问题标题` }, 'operator')
      await payForQuestion(world.deps, { questionId })
    }
    const asked = async () => (await bubblesOf('operator')).filter(([label]) => label === '提问').length
    expect(await asked()).toBe(3)
    expect((await wallet('operator')).today.earned).toBe(25)
    onDay(10)
    const questionId = await publishedQuestion(world, { title: '第二天的问题标题在这里' }, 'operator')
    await payForQuestion(world.deps, { questionId })
    expect([await asked(), (await wallet('operator')).today.earned]).toEqual([4, 5])
    onDay(8)
  })

  it('pays the best answer, and takes it back when another is adopted instead; adopted again, it is paid again', async () => {
    const question = await publishedQuestion(world, { title: '最佳答案换来换去的问题' })
    const [one, two] = [
      await publishedAnswer(world, question, 'staff'),
      await publishedAnswer(world, question, 'expert'),
    ]
    const adopt = async (id: string) => {
      await world.call(answers.setBestAnswer, { params: { id } }, 'partner')
      for (let run = 0; run < 2; run++) await payForAdoption(world.deps, { answerId: id })
    }
    const best = async (as: Role) => (await bubblesOf(as)).filter(([label]) => label === '最佳答案').length
    await adopt(one)
    expect([await best('staff'), await best('expert')]).toEqual([1, 0])
    await adopt(two)
    expect([await best('staff'), await best('expert')]).toEqual([0, 1])
    await adopt(one)
    expect([await best('staff'), await best('expert')]).toEqual([1, 0])
    expect((await bubblesOf('partner')).filter(([label]) => label === '采纳')).toHaveLength(1)
    await noDrift()
  })

  it('takes back what was taken, but never more than there is', async () => {
    const question = await publishedQuestion(world, { title: '已收取的最佳答案又被换掉' })
    const [one, two] = [
      await publishedAnswer(world, question, 'administrator'),
      await publishedAnswer(world, question, 'expert'),
    ]
    const [id, before] = [world.accountOf('administrator'), await takeAll('administrator')]
    expect(before.balance).toBe(0)
    await world.call(answers.setBestAnswer, { params: { id: one } }, 'partner')
    await payForAdoption(world.deps, { answerId: one })
    expect(await takeAll('administrator')).toMatchObject({ amount: 30, balance: 30 })
    const spend = { userId: id, amount: -18, reason: '测试中先花掉一些' }
    await world.call(adminPoints.adminCorrectPoints, { body: spend }, 'operator')
    await world.call(answers.setBestAnswer, { params: { id: two } }, 'partner')
    await payForAdoption(world.deps, { answerId: two })
    expect(await wallet('administrator')).toMatchObject({ balance: 0, reputation: 0 })
    expect((await history('administrator')).records[0]).toMatchObject({ name: '积分扣回', amount: -12 })
    await noDrift()
  })

  it('follows a like and its withdrawal; the same reader counts once', async () => {
    const question = await publishedQuestion(world, { title: '被点赞又被取消的问题' }, 'operator')
    const follow = () =>
      payForMark(world.deps, {
        ...{ target: 'question', targetId: question, mark: 'like', userId: world.accountOf('customer') },
      })
    const liked = async () => (await bubblesOf('operator')).filter(([label]) => label === '获赞').length
    await world.call(questions.likeQuestion, { params: { id: question } }, 'customer')
    await follow()
    await follow()
    expect(await liked()).toBe(1)
    await world.call(questions.unlikeQuestion, { params: { id: question } }, 'customer')
    await follow()
    expect(await liked()).toBe(0)
    await world.call(questions.likeQuestion, { params: { id: question } }, 'customer')
    await follow()
    expect(await liked()).toBe(0)
    await world.call(questions.likeQuestion, { params: { id: question } }, 'operator')
    await payForMark(world.deps, {
      ...{ target: 'question', targetId: question, mark: 'like', userId: world.accountOf('operator') },
    })
    expect(await liked()).toBe(0)
    await noDrift()
  })

  it('gives back what a removed piece earned; one that a moderator removed costs more', async () => {
    const removed = await publishedQuestion(world, { title: '会被版主删除的问题标题' }, 'staff')
    await payForQuestion(world.deps, { questionId: removed })
    await takeAll('staff')
    const before = (await wallet('staff')).balance
    expect(before).toBeGreaterThan(35)
    await world.call(questions.deleteQuestion, { params: { id: removed } }, 'moderator')
    for (let run = 0; run < 2; run++) await payForQuestion(world.deps, { questionId: removed })
    // Asking 5, asking for the first time 10, and the violation 20.
    expect((await wallet('staff')).balance).toBe(before - 35)
    await noDrift()
  })

  it('pays reading and sharing once each, and no comment of a word', async () => {
    const id = await publishedQuestion(world, { title: '被分享和评论的问题标题' })
    const act = { userId: world.accountOf('moderator'), rule: 'share', source: 'question', id } as const
    await payForReading(world.deps, act)
    await payForReading(world.deps, act)
    await payForReading(world.deps, { ...act, id: '999999999' })
    const answerId = await publishedAnswer(world, id)
    for (const content of ['好', '确实如此，照做之后恢复正常']) {
      const { rows } = await sql<{ id: string }>`
        insert into answer_comment (answer_id, question_id, author_id, status, content)
        values (${answerId}, ${id}, ${act.userId}, 'published', ${content}) returning id`.execute(world.deps.db)
      await payForComment(world.deps, { commentId: rows[0]?.id ?? '' })
    }
    expect(await bubblesOf('moderator')).toEqual([
      ['分享', 2],
      ['评论', 1],
    ])
  })
})

describe('the console', () => {
  it('changes a rule for what comes after, with revision and audit', async () => {
    const rules = (await world.call(adminPoints.adminListPointRules, { body: {} }, 'operator')).data
    const { code, reputation, dailyCap, revision } = rules.find((rule) => rule.code === 'share') ?? rules[0]!
    const edit = { code, reputation, dailyCap, revision, amount: 4, enabled: true }
    const save = (body: typeof edit) => world.call(adminPoints.adminSavePointRule, { body }, 'operator')
    expect((await save(edit)).data).toMatchObject({ amount: 4, revision: revision + 1 })
    expect((await save(edit)).error).toBe('point_rule.changed_elsewhere')
    expect((await save({ ...edit, revision: revision + 1, amount: -4 })).error).toBe('request.invalid')
    expect((await wallet('partner')).rules.find((rule) => rule.code === 'share')?.amount).toBe(4)
  })

  it('corrects a balance with a reason, once for each request, never below zero', async () => {
    const userId = world.accountOf('customer')
    const correct = (amount: number, key: string) =>
      world.call(adminPoints.adminCorrectPoints, { body: { userId, amount, reason: '活动补发积分' } }, 'operator', {
        'idempotency-key': key,
      })
    const key = randomUUID()
    const { data } = await correct(100, key)
    expect((await correct(100, key)).data).toEqual(data)
    expect((await correct(-100_000, randomUUID())).error).toBe('score.not_enough')
    const ledger = (await world.call(adminPoints.adminGetLedger, { body: { userId } }, 'operator')).data
    expect(ledger).toMatchObject({ balance: data.balance, user: { id: userId } })
    expect(ledger.records[0]).toMatchObject({ name: '人工调整', amount: 100, note: '活动补发积分', state: 'taken' })
    expect((await world.call(adminPoints.adminGetLedger, { body: { userId } }, 'moderator')).status).toBe(403)
    await noDrift()
  })
})

describe('reading', () => {
  it('takes one statement each', async () => {
    await wallet('customer')
    for (const call of [
      () => wallet('customer'),
      () => history('customer'),
      () => world.call(score.listExchanges, { query: {} }, 'customer'),
      () => world.call(score.listScorePlatforms, {}, 'customer'),
    ])
      expect(await world.statementsOf(call)).toHaveLength(1)
  })
})
