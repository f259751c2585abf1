import { answers, faq, interactions, messages, questions } from '@kms/contract'
import { createWorld, publishedAnswer, publishedFaq, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

type Who = 'customer' | 'partner' | 'staff' | 'expert'
const detail = async (id: string, as?: Who) =>
  (await world.call(questions.getQuestionDetail, { params: { id } }, as)).data
const listPublic = async (questionId: string, over: object = {}) =>
  (await world.call(answers.listPublicAnswers, { body: { questionId, ...over } })).data
const get = (id: string, as?: Who) => world.call(answers.getAnswer, { params: { id } }, as)
const adopt = (id: string, as: Who = 'partner') => world.call(answers.setBestAnswer, { params: { id } }, as)
const like = (id: string, as: Who) => world.call(answers.likeAnswer, { params: { id, type: 'QUESTION' } }, as)
const messagesOf = async (as: Who, refId: string) =>
  (await world.call(messages.listMessages, { query: { size: 50 } }, as)).data.records.filter((m) => m.refId === refId)

describe('answering', () => {
  it('shows the answer, counts it, ends the waiting and tells the asker once', async () => {
    const id = await publishedQuestion(world)
    const answerId = await publishedAnswer(world, id)
    expect(await detail(id)).toMatchObject({ answerCount: 1, answers: { total: 1, records: [{ id: answerId }] } })
    const open = await world.call(questions.listQuestions, { body: { unanswered: true, size: 50 } })
    expect(open.data.records.map((record) => record.id)).not.toContain(id)
    const inSection = await world.call(questions.listQuestions, {
      body: { unanswered: true, sectionId: '2', size: 50 },
    })
    expect(inSection.data.records.map((record) => record.id)).not.toContain(id)
    await world.drain()
    await world.drain()
    expect((await messagesOf('partner', id)).map(({ title, type }) => [title, type])).toEqual([
      ['expert-account 回答了您的问题', 'QUESTION'],
    ])
  })

  it('makes one answer of a double submit', async () => {
    const questionId = await publishedQuestion(world)
    const body = { questionId, answerType: 'QUESTION' as const, content: '<p>同一个</p>' }
    const sent = await Promise.all(
      Array.from({ length: 6 }, () =>
        world.call(answers.createAnswer, { body }, 'expert', { 'idempotency-key': 'same-answer-1' }),
      ),
    )
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
    expect((await detail(questionId)).answerCount).toBe(1)
  })

  it('refuses what is hidden, empty or of the wrong type', async () => {
    const questionId = await publishedQuestion(world)
    const send = async (over: object) => {
      const body = { questionId, answerType: 'QUESTION', content: '<p>好</p>', ...over }
      return (await world.call(answers.createAnswer, { body: body as never }, 'expert')).error
    }
    expect(await send({ answerType: 'TOPIC' })).toBe('request.invalid')
    expect(await send({ content: '<p> </p>' })).toBe('request.invalid')
    expect(await send({ questionId: '999999' })).toBe('question.not_found')
    await world.call(questions.deleteQuestion, { params: { id: questionId } }, 'partner')
    expect(await send({})).toBe('question.not_found')
    expect((await world.call(answers.listPublicAnswers, { body: { questionId } })).error).toBe('question.not_found')
  })

  it('tells whom the text names', async () => {
    const id = await publishedQuestion(world)
    const doc = { type: 'doc', content: [{ type: 'mention', attrs: { id: world.accountOf('staff') } }] }
    await publishedAnswer(world, id, 'expert', { doc })
    await world.drain()
    expect((await messagesOf('staff', id)).map(({ title }) => title)).toEqual(['expert-account 在回答中提到了您'])
  })
})

describe('editing', () => {
  const edit = (id: string, revision: number, content: string, as: Who = 'expert') =>
    world.call(answers.updateAnswer, { params: { id }, body: { content, revision } }, as)

  it('changes the text, says so, keeps the old one and refuses a stale editor', async () => {
    const question = await publishedQuestion(world)
    const id = await publishedAnswer(world, question)
    expect((await edit(id, 1, '<p>改<script>x</script></p>')).data).toMatchObject({ revision: 2, status: 'published' })
    expect((await get(id)).data).toMatchObject({ content: '<p>改</p>', own: null })
    expect((await get(id)).data.editedAt).not.toBeNull()
    expect((await get(id, 'expert')).data.own).toMatchObject({ revision: 2, waiting: 'none' })
    const stale = await edit(id, 1, '<p>旧</p>')
    expect([stale.error, stale.body.fields]).toEqual(['answer.changed_elsewhere', { revision: '2' }])
    expect((await edit(id, 2, '<p>别人</p>', 'staff')).error).toBe('answer.not_found')
    const kept = await world.deps.db.selectFrom('answer_revision').selectAll().where('answer_id', '=', id).execute()
    expect(kept).toHaveLength(1)
  })
})

describe('the best answer', () => {
  it('is set and moved by the asker alone, stands first, and is written down', async () => {
    const id = await publishedQuestion(world)
    const [first, second] = [await publishedAnswer(world, id, 'expert'), await publishedAnswer(world, id, 'staff')]
    for (const as of ['customer', 'partner', 'expert'] as const) await like(second, as)
    expect((await adopt(first, 'expert')).error).toBe('answer.not_found')
    expect((await adopt(first)).data).toEqual({ questionId: id, bestAnswerId: first })
    expect((await adopt(first)).status).toBe(200)
    expect((await listPublic(id)).records.map((answer) => [answer.id, answer.isBest])).toEqual([
      [first, true],
      [second, false],
    ])
    expect(await detail(id)).toMatchObject({ bestAnswerId: first, bestExcerpt: '先断电验电，压到 O/RESET 再合闸。' })
    await adopt(second)
    expect((await listPublic(id, { sort: 'time' })).records.map((answer) => answer.isBest)).toEqual([true, false])
    const best = await world.call(answers.listBestAnswers, { body: { questionId: id } })
    expect([best.data.best?.id, best.data.top.map((answer) => answer.id)]).toEqual([second, [first]])
    await world.drain()
    expect((await messagesOf('expert', id)).filter(({ title }) => title.includes('最佳答案'))).toHaveLength(1)
    const { rows } = await sql<{ target_id: string; detail: object }>`
      select target_id, detail from audit_event where action = 'answer.adopt' and detail->>'questionId' = ${id} order by id`.execute(
      world.deps.db,
    )
    expect(rows.map(({ target_id }) => target_id)).toEqual([first, second])
    expect(rows[1]?.detail).toMatchObject({ before: first })
  })

  it('stays one however many are chosen at the same moment', async () => {
    const id = await publishedQuestion(world)
    const ids = await Promise.all([1, 2, 3, 4].map(() => publishedAnswer(world, id)))
    const chosen = await Promise.all(ids.map((answer) => adopt(answer)))
    expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { rows } = await sql<{ id: string; best_answer_id: string }>`
      select a.id, q.best_answer_id from answer a join question q on q.id = a.question_id
      where a.question_id = ${id} and a.is_best`.execute(world.deps.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.best_answer_id).toBe(rows[0]?.id)
  })

  it('does not exist below an article', async () => {
    const id = await publishedQuestion(world, { questionType: 1 })
    const remark = await publishedAnswer(world, id, 'expert', { answerType: 'TOPIC' })
    expect((await adopt(remark)).error).toBe('answer.not_found')
    expect((await detail(id, 'partner')).can.setBestAnswer).toBe(false)
  })
})

describe('lists', () => {
  it.each(['hot', 'time'])('walks %s by cursor, the best first', async (sort) => {
    const id = await publishedQuestion(world)
    const ids: string[] = []
    for (let i = 0; i < 7; i++) ids.push(await publishedAnswer(world, id))
    await like(ids[2] as string, 'customer')
    await adopt(ids[4] as string)
    const all = (await listPublic(id, { sort, size: 50 })).records.map((answer) => answer.id)
    expect(all).toHaveLength(7)
    expect(all[0]).toBe(ids[4])
    if (sort === 'hot') expect(all[1]).toBe(ids[2])
    const walked: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listPublic>> = await listPublic(id, {
        sort,
        size: 2,
        ...(cursor && { cursor }),
      })
      walked.push(...page.records.map((answer) => answer.id))
      cursor = page.nextCursor
    } while (cursor)
    expect(walked).toEqual(all)
  })

  it('shows a member his own marks and what he may do', async () => {
    const id = await publishedQuestion(world)
    const answerId = await publishedAnswer(world, id)
    await like(answerId, 'customer')
    await world.call(interactions.collectByType, { params: { type: 'answer', id: answerId } }, 'customer')
    const seen = async (as: Who) =>
      (await world.call(answers.listAnswers, { body: { questionId: id } }, as)).data.records[0]
    expect(await seen('customer')).toMatchObject({ liked: true, collected: true, likeCount: 1, can: { edit: false } })
    expect(await seen('expert')).toMatchObject({ liked: false, can: { edit: true, setBestAnswer: false } })
    expect(await seen('partner')).toMatchObject({ can: { setBestAnswer: true, comment: true, like: true } })
    expect((await detail(id, 'customer')).answers.records[0]).toMatchObject({ liked: true, collected: true })
  })
})

describe('likes by type', () => {
  it('name an answer of a question, of an article, or a FAQ', async () => {
    const answerId = await publishedAnswer(world, await publishedQuestion(world))
    const send = (id: string, type: 'QUESTION' | 'TOPIC' | 'FAQ') =>
      world.call(answers.likeAnswer, { params: { id, type } }, 'customer')
    expect((await send(answerId, 'QUESTION')).data).toEqual({ liked: true, likeCount: 1 })
    expect((await send(answerId, 'TOPIC')).error).toBe('answer.not_found')
    const faqId = await publishedFaq(world)
    expect((await send(faqId, 'FAQ')).data.likeCount).toBe(1)
    expect((await world.call(faq.getFaq, { params: { id: faqId } })).data.likeCount).toBe(1)
    const back = await world.call(answers.unlikeAnswer, { params: { id: answerId, type: 'QUESTION' } }, 'customer')
    expect(back.data).toEqual({ liked: false, likeCount: 0 })
  })

  it('counts exactly under fifty togglers', async () => {
    const answerId = await publishedAnswer(world, await publishedQuestion(world))
    const { rows: people } = await sql<{ id: string }>`
      insert into app_user (nickname, roles) select 'fan-' || i, '{customer}' from generate_series(1, 50) i returning id`.execute(
      world.deps.db,
    )
    const { markAnswer } = await import('./mark-answer.ts')
    await Promise.all(
      people.flatMap(({ id: userId }) => {
        const member = { kind: 'member', id: userId, roles: ['customer'], sessionId: 'any' } as const
        return [true, true, false, true].map((on) => markAnswer(world.deps, member, answerId, 'like', on))
      }),
    )
    const { rows } = await sql<{ counted: number; kept: number }>`
      select (select count(*)::int from answer_like where answer_id = ${answerId}) as counted,
             (select like_count from answer where id = ${answerId}) as kept`.execute(world.deps.db)
    expect(rows[0]?.kept).toBe(rows[0]?.counted)
  })
})

describe('cost', () => {
  it('keeps to its number of SQL statements', async () => {
    const questionId = await publishedQuestion(world)
    await publishedAnswer(world, questionId)
    const body = { questionId, answerType: 'QUESTION' as const, content: '<p>好</p>' }
    const cost = async (action: () => Promise<unknown>) => (await world.statementsOf(action)).length
    const answer = () => world.call(answers.createAnswer, { body }, 'expert', { 'idempotency-key': 'cost-of-answer' })
    expect(await cost(answer), 'answer').toBeLessThanOrEqual(8)
    expect(await cost(() => listPublic(questionId)), 'list').toBe(1)
    expect(await cost(() => listPublic(questionId)), 'list from cache').toBe(0)
    const own = () => world.call(answers.listAnswers, { body: { questionId } }, 'customer')
    expect(await cost(own), 'list of a member').toBeLessThanOrEqual(2)
  })
})
