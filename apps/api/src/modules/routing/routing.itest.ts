import { adminRouting, answers, messages, questions, routing, type Input } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, questionPost, type Answer, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'
import { expireOffers } from './expire-offers.ts'
import { MAX_ROUNDS } from './go-on.ts'

let world: World
/** Four who know of tripping: the roles' own accounts and two others. */
let expert: string
let staff: string
const BEYOND = new Date(Date.now() + 30 * 24 * 3600_000)

beforeAll(async () => {
  world = await createWorld()
  expert = world.accountOf('expert')
  staff = world.accountOf('staff')
})
afterAll(() => world?.close())

/** Everybody works always: the time of day at which tests run must not decide who is asked first. */
async function setSkills(skilled: readonly string[]) {
  const { db } = world.deps
  await sql`update app_user set skill_tag_ids = case when id = any(${skilled}::bigint[])
    then array[${world.taxonomy.tripping}]::bigint[] else '{}' end`.execute(db)
  await sql`insert into expert_setting (user_id, from_hour, to_hour, work_days)
    select id, 0, 24, '{1,2,3,4,5,6,7}' from app_user on conflict do nothing`.execute(db)
}
beforeEach(async () => {
  await sql`truncate question_offer, question_routing, message`.execute(world.deps.db)
  await sql`update question set unanswered = false`.execute(world.deps.db)
  await setSkills([expert, staff])
})

async function asked(over: object = {}) {
  const id = await publishedQuestion(world, over)
  await world.drain()
  return id
}
type State = { expert_id: string; state: string; round: number }
const statesOf = async (questionId: string) => {
  const { rows } = await sql<State>`
    select expert_id, state, round from question_offer where question_id = ${questionId} order by id`.execute(
    world.deps.db,
  )
  return rows.map((row) => `${row.expert_id} ${row.state} ${row.round}`)
}
const routingOf = async (questionId: string) =>
  (
    await sql<{ state: string }>`select state from question_routing where question_id = ${questionId}`.execute(
      world.deps.db,
    )
  ).rows[0]?.state
const open = async (as: Role) => (await world.call(routing.listOffers, { query: {} }, as)).data.records
const offerOf = async (as: Role) => (await open(as))[0]?.id ?? ''
const another = async (nickname: string) => {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (nickname, roles, skill_tag_ids) values (${nickname}, '{expert}', array[${world.taxonomy.tripping}]::bigint[])
    returning id`.execute(world.deps.db)
  return rows[0]?.id ?? ''
}
const accept = (id: string, as: Role) => world.call(routing.acceptOffer, { params: { id } }, as)
const decline = (id: string, as: Role) =>
  world.call(routing.declineOffer, { params: { id }, body: { reason: 'busy' } }, as)
const told = async (as: Role) =>
  (await world.call(messages.listMessages, { query: {} }, as)).data.records.map(({ title }) => title)

describe('a new question', () => {
  it('is offered to the two who fit best, who are told; never to its author, nor twice', async () => {
    await setSkills([expert, staff, world.accountOf('partner'), world.accountOf('customer')])
    const id = await asked()
    expect(await statesOf(id)).toEqual([`${staff} offered 1`, `${expert} offered 1`])
    expect(await told('expert')).toEqual(['有一个问题邀请您回答'])
    expect(await open('expert')).toEqual([
      expect.objectContaining({ questionId: id, state: 'offered', sentBy: null, title: questionPost(world).title }),
    ])
    const body = { ...questionPost(world, { title: '改过的标题，仍是同一个问题' }), revision: 1 }
    await world.call(questions.publishQuestionUpdate, { params: { id }, body }, 'partner')
    await world.drain()
    expect(await statesOf(id)).toHaveLength(2)
    expect(await told('expert')).toHaveLength(1)
  })

  it('is not offered when it is an article, nor to who does not want to be asked', async () => {
    expect(await statesOf(await asked({ questionType: 1 }))).toEqual([])
    const setting = { accepts: false, fromHour: 0, toHour: 24, workDays: [1, 2, 3, 4, 5, 6, 7] }
    expect((await world.call(routing.saveExpertSetting, { body: setting }, 'expert')).data).toEqual(setting)
    expect(await statesOf(await asked())).toEqual([`${staff} offered 1`])
    await world.call(routing.saveExpertSetting, { body: { ...setting, accepts: true } }, 'expert')
    expect((await world.call(routing.saveExpertSetting, { body: setting }, 'customer')).error).toBe('offer.not_expert')
  })

  it('that nobody fits waits for members, then comes before operators', async () => {
    await setSkills([])
    await sql`update answer set status = 'deleted'`.execute(world.deps.db)
    const id = await asked({ tagIds: [], catalogueCodes: [] })
    expect(await statesOf(id)).toEqual([])
    await expireOffers(world.deps)
    expect(await routingOf(id)).toBe('open')
    await expireOffers(world.deps, BEYOND)
    await expireOffers(world.deps, BEYOND)
    expect(await routingOf(id)).toBe('escalated')
    expect(await told('operator')).toEqual(['有问题无人接单，请人工安排'])
    expect(await told('moderator')).toHaveLength(1)
    expect(await told('administrator')).toEqual([])
  })
})

describe('accepting', () => {
  it('gives it to one of two who accept at the same moment', async () => {
    const id = await asked()
    const [one, other] = [await offerOf('expert'), await offerOf('staff')]
    const results = await Promise.all([accept(one, 'expert'), accept(other, 'staff')])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(results.map(({ error }) => error)).toContain('offer.taken')
    expect((await statesOf(id)).map((row) => row.split(' ')[1]).toSorted()).toEqual(['accepted', 'withdrawn'])
    expect(await routingOf(id)).toBe('taken')
  })

  it('twice is the same as once', async () => {
    await asked()
    const id = await offerOf('expert')
    const first = await accept(id, 'expert')
    expect((await accept(id, 'expert')).data).toEqual(first.data)
    expect(Date.parse(first.data.dueAt)).toBeGreaterThan(Date.now())
  })

  it('that is not kept in time goes on, to who was let off too', async () => {
    const id = await asked()
    await accept(await offerOf('expert'), 'expert')
    await expireOffers(world.deps, BEYOND)
    expect(await statesOf(id)).toEqual([`${staff} offered 2`, `${expert} expired 1`])
    expect(await routingOf(id)).toBe('open')
  })
})

describe('declining', () => {
  it('asks the next expert at once', async () => {
    const third = await another('第三位')
    const id = await asked()
    const offer = await offerOf('expert')
    expect((await decline(offer, 'expert')).status).toBe(200)
    expect((await decline(offer, 'expert')).status).toBe(200)
    expect(await statesOf(id)).toEqual([`${staff} offered 1`, `${expert} declined 1`, `${third} offered 2`])
    expect(await open('expert')).toEqual([])
    const done = await world.call(routing.listOffers, { query: { show: 'done' } }, 'expert')
    expect(done.data.records.map(({ state }) => state)).toEqual(['declined'])
    await sql`update app_user set roles = '{}' where id = ${third}`.execute(world.deps.db)
  })

  it('by the last one leaves it to operators', async () => {
    const id = await asked()
    await decline(await offerOf('expert'), 'expert')
    expect(await routingOf(id)).toBe('open')
    await decline(await offerOf('staff'), 'staff')
    expect(await routingOf(id)).toBe('escalated')
    expect(await told('operator')).toHaveLength(1)
  })
})

describe('the clock', () => {
  it('passes a question on until the rounds are over', async () => {
    const more = await Promise.all(['甲', '乙', '丙', '丁', '戊', '己'].map(another))
    const id = await asked()
    await expireOffers(world.deps)
    expect(await statesOf(id)).toHaveLength(2)
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      expect((await statesOf(id)).filter((row) => row.endsWith(` offered ${round}`))).toHaveLength(2)
      await expireOffers(world.deps, new Date(BEYOND.getTime() * round))
    }
    expect((await statesOf(id)).every((row) => row.includes('expired'))).toBe(true)
    expect(await statesOf(id)).toHaveLength(2 * MAX_ROUNDS)
    expect(await routingOf(id)).toBe('escalated')
    await sql`update app_user set roles = '{}' where id = any(${more}::bigint[])`.execute(world.deps.db)
  })
})

describe('handing on', () => {
  it('asks the colleague by name, with a word', async () => {
    const third = await another('被点名的')
    await setSkills([expert])
    const id = await asked()
    const offer = await offerOf('expert')
    const colleagues = await world.call(routing.listColleagues, { params: { id: offer } }, 'expert')
    expect(colleagues.data.records.map((one) => one.id)).toEqual(expect.arrayContaining([third, staff]))
    const handOn = (to: string) =>
      world.call(routing.handOnOffer, { params: { id: offer }, body: { to, note: '你更熟' } }, 'expert')
    expect((await handOn(world.accountOf('customer'))).error).toBe('offer.expert_refused')
    expect((await handOn(expert)).error).toBe('offer.expert_refused')
    expect((await handOn(staff)).status).toBe(200)
    expect(await statesOf(id)).toEqual([`${expert} handed_on 1`, `${staff} offered 1`])
    expect(await open('staff')).toEqual([
      expect.objectContaining({ note: '你更熟', sentBy: expect.objectContaining({ id: expert }) as object }),
    ])
    await sql`update app_user set roles = '{}' where id = ${third}`.execute(world.deps.db)
  })
})

describe('an answer', () => {
  it('closes every offer: kept by its author, let off for the rest', async () => {
    const id = await asked()
    await publishedAnswer(world, id, 'expert')
    expect(await open('staff')).toEqual([])
    await world.drain()
    expect(await statesOf(id)).toEqual([`${staff} withdrawn 1`, `${expert} answered 1`])
    expect(await routingOf(id)).toBe('closed')
    await expireOffers(world.deps, BEYOND)
    expect(await statesOf(id)).toHaveLength(2)
  })

  it('of who was not asked closes them as well', async () => {
    const id = await asked()
    const offer = await offerOf('expert')
    const body = { questionId: id, answerType: 'QUESTION' as const, content: '<p>先断电。</p>' }
    await world.call(answers.createAnswer, { body }, 'operator')
    expect((await accept(offer, 'expert')).error).toBe('offer.taken')
    await world.drain()
    expect(await statesOf(id)).toEqual([`${staff} withdrawn 1`, `${expert} withdrawn 1`])
  })

  it('is not waited for when the question is gone', async () => {
    const id = await asked()
    await world.call(questions.deleteQuestion, { params: { id } }, 'partner')
    expect(await open('expert')).toEqual([])
    await world.drain()
    expect(await routingOf(id)).toBe('closed')
  })
})

describe('the console', () => {
  it('shows how long questions wait, and assigns by hand', async () => {
    await setSkills([])
    await sql`update answer set status = 'deleted'`.execute(world.deps.db)
    const id = await asked({ tagIds: [], catalogueCodes: [] })
    await sql`update question set published_at = now() - interval '2 days' where id = ${id}`.execute(world.deps.db)
    const counts = await world.call(adminRouting.adminCountWaiting, {}, 'moderator')
    expect(counts.data).toEqual({ ages: { h4: 0, h24: 0, d3: 1, d7: 0, older: 0 }, escalated: 0 })
    const body = { expertId: staff, note: '请今天处理' }
    const assign = (as: Role) => world.call(adminRouting.adminAssignQuestion, { params: { id }, body }, as)
    expect((await assign('moderator')).status).toBe(403)
    expect((await assign('operator')).status).toBe(200)
    expect((await assign('operator')).error).toBe('offer.expert_refused')
    const list = await world.call(adminRouting.adminListWaiting, { body: { age: 'd3' } }, 'moderator')
    expect(list.data.records).toEqual([
      expect.objectContaining({
        id,
        routing: 'open',
        offers: [
          expect.objectContaining({ state: 'offered', expert: expect.objectContaining({ id: staff }) as object }),
        ],
      }),
    ])
    const experts = await world.call(adminRouting.adminListExperts, { query: {} }, 'moderator')
    expect(experts.data.records[0]).toMatchObject({ expert: { id: staff }, offered: 1, accepted: 0, atWork: true })
    const fitting = await world.call(adminRouting.adminListExperts, { query: { questionId: id } }, 'moderator')
    expect(fitting.data.records.map((row) => row.expert.id)).not.toContain(staff)
  })

  it('pages from the oldest on, nothing twice', async () => {
    const ids = [await asked(), await asked(), await asked()]
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const body: Input<typeof adminRouting.adminListWaiting>['body'] = { size: 1, ...(cursor && { cursor }) }
      const page: Answer<typeof adminRouting.adminListWaiting> = await world.call(
        adminRouting.adminListWaiting,
        { body },
        'operator',
      )
      seen.push(...page.data.records.map((row) => row.id))
      cursor = page.data.nextCursor
    } while (cursor)
    expect(seen).toEqual(ids)
  })
})

describe('statements', () => {
  it('a list takes one, an offer one', async () => {
    const id = await asked()
    await asked()
    const about = async (action: () => Promise<unknown>) =>
      (await world.statementsOf(action)).filter(({ sql: text }) => /question_offer|question_routing/.test(text))
    expect(await about(() => open('expert'))).toHaveLength(1)
    expect(await about(() => world.call(routing.getOfferForQuestion, { params: { id } }, 'expert'))).toHaveLength(1)
    expect(await about(() => world.call(adminRouting.adminListWaiting, { body: {} }, 'operator'))).toHaveLength(1)
    expect(await about(() => world.call(adminRouting.adminListExperts, { query: {} }, 'operator'))).toHaveLength(1)
    const first = await world.call(routing.listOffers, { query: { size: 1 } }, 'expert')
    const query = { size: 1, cursor: first.data.nextCursor ?? '' }
    const second = await world.call(routing.listOffers, { query }, 'expert')
    expect(second.data.records).toHaveLength(1)
    expect(second.data.nextCursor).toBeNull()
    expect(second.data.records[0]?.id).not.toBe(first.data.records[0]?.id)
  })
})
