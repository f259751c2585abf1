import { adminReview, answers, comments, messages, questions } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, questionPost, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SENSITIVE_WORDS_TAG } from '../review/index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.deps.db.insertInto('sensitive_word').values({ word: '加微信', level: 'review' }).execute()
  await world.deps.invalidation.publish([SENSITIVE_WORDS_TAG])
})
afterAll(() => world?.close())

const AD = '<p>需要的加微信</p>'
const detail = (id: string) => world.call(questions.getQuestionDetail, { params: { id } })
const own = async (id: string, as: 'customer' | 'partner') =>
  (await world.call(questions.getOwnQuestion, { params: { id }, query: {} }, as)).data

/** What a moderator decides about the piece, and what follows. */
async function decide(targetType: string, targetId: string, verdict: 'pass' | 'return') {
  const { id, revision } = await world.deps.db
    .selectFrom('review_item')
    .select(['id', 'revision'])
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const body = { verdict, revision, ...(verdict === 'return' && { reason: 1 }) }
  const answer = await world.call(adminReview.adminDecideReview, { params: { id }, body }, 'moderator')
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await world.drain()
}

describe('a new customer', () => {
  it('waits with each of his first pieces, sees their state, and is no longer new after three', async () => {
    const publish = async () =>
      (await world.call(questions.publishQuestion, { body: questionPost(world) }, 'customer')).data
    for (let piece = 1; piece <= 3; piece++) {
      const { id, status } = await publish()
      expect([piece, status]).toEqual([piece, 'pending'])
      expect((await detail(id)).error).toBe('question.not_found')
      expect(await own(id, 'customer')).toMatchObject({ status: 'pending', draft: { state: 'pending' } })
      await decide('question', id, 'pass')
      expect((await detail(id)).data).toMatchObject({ id, editedAt: null, revisionCount: 1 })
    }
    expect((await publish()).status).toBe('published')
  })
})

describe('words that must be looked at', () => {
  it('hold a piece of anybody back, and a returned one says why', async () => {
    const body = questionPost(world, { content: AD })
    const { data } = await world.call(questions.publishQuestion, { body }, 'partner')
    expect(data.status).toBe('pending')
    await decide('question', data.id, 'return')
    expect(await own(data.id, 'partner')).toMatchObject({
      status: 'returned',
      draft: { state: 'returned', reason: adminReview.RETURN_REASONS[1], content: AD },
    })
    const told = await world.call(messages.listMessages, { query: {} }, 'partner')
    expect(told.data.records[0]?.title).toBe('你的问题被退回修改')
    const better = { ...questionPost(world), revision: 1 }
    const again = await world.call(
      questions.publishQuestionUpdate,
      { params: { id: data.id }, body: better },
      'partner',
    )
    expect(again.data.status).toBe('published')
  })

  it('hold an edit back while readers keep the old text', async () => {
    const id = await publishedQuestion(world)
    const body = { ...questionPost(world, { content: AD, tagIds: [] }), revision: 1 }
    const edited = await world.call(questions.publishQuestionUpdate, { params: { id }, body }, 'partner')
    expect(edited.data).toEqual({ id, revision: 2, status: 'pending' })
    expect((await detail(id)).data.content).not.toBe(AD)
    expect(await own(id, 'partner')).toMatchObject({ status: 'published', draft: { state: 'pending' } })
    await decide('question', id, 'pass')
    expect((await detail(id)).data).toMatchObject({ content: AD, tags: [], revisionCount: 2 })
  })

  it('never pass a text that nobody looked at: saving takes the version back from review', async () => {
    const { data } = await world.call(
      questions.publishQuestion,
      { body: questionPost(world, { content: AD }) },
      'partner',
    )
    const body = { ...questionPost(world, { content: '<p>换了</p>' }), revision: 1 }
    await world.call(questions.saveQuestionDraft, { params: { id: data.id }, body }, 'partner')
    const left = await world.deps.db.selectFrom('review_item').select('id').where('target_id', '=', data.id).execute()
    expect(left).toEqual([])
    // A verdict that was on its way all the same.
    const { decideQuestion } = await import('./decide-question.ts')
    const late = {
      itemId: '1',
      decision: 1,
      targetType: 'question',
      targetId: data.id,
      verdict: 'passed',
      reason: '',
    } as const
    for (const revision of [1, 2]) await decideQuestion(world.deps, { ...late, revision })
    expect((await detail(data.id)).error).toBe('question.not_found')
  })

  it('hold answers back: seen by their author alone, counted when they are passed', async () => {
    const questionId = await publishedQuestion(world)
    const body = { questionId, answerType: 'QUESTION' as const, content: AD }
    const { data } = await world.call(answers.createAnswer, { body }, 'expert')
    expect(data.status).toBe('pending')
    const seen = (as?: 'expert' | 'staff') => world.call(answers.getAnswer, { params: { id: data.id } }, as)
    expect([(await seen()).error, (await seen('staff')).error, (await seen('expert')).data.status]).toEqual([
      ...['answer.not_found', 'answer.not_found', 'pending'],
    ])
    const page = await world.call(questions.getQuestionDetail, { params: { id: questionId } }, 'expert')
    expect(page.data).toMatchObject({ answerCount: 0, ownWaiting: [{ id: data.id, status: 'pending' }] })
    await decide('answer', data.id, 'pass')
    expect((await detail(questionId)).data).toMatchObject({ answerCount: 1, answers: { records: [{ id: data.id }] } })
  })

  it('hold the edit of an answer back while readers keep the old one', async () => {
    const questionId = await publishedQuestion(world)
    const id = await publishedAnswer(world, questionId)
    const body = { content: AD, revision: 1 }
    // As it stands in the list of a question, for its author and for everybody else.
    const listed = async (as: 'expert' | 'staff') => {
      const { data } = await world.call(answers.listAnswers, { body: { questionId } }, as)
      return data.records.map(({ change, reason }) => [change, reason])
    }
    const { data } = await world.call(answers.updateAnswer, { params: { id }, body }, 'expert')
    expect(data).toMatchObject({ revision: 2, status: 'pending' })
    const seen = async (as?: 'expert') => (await world.call(answers.getAnswer, { params: { id } }, as)).data
    expect((await seen()).content).not.toBe(AD)
    expect((await seen('expert')).own).toMatchObject({ content: AD, waiting: 'pending' })
    expect([await listed('expert'), await listed('staff')]).toEqual([[['pending', null]], [['none', null]]])
    await decide('answer', id, 'return')
    expect(await listed('expert')).toEqual([['returned', adminReview.RETURN_REASONS[1]]])
    expect(await listed('staff')).toEqual([['none', null]])
    expect(await seen('expert')).toMatchObject({ reason: adminReview.RETURN_REASONS[1], own: { waiting: 'returned' } })
    expect((await seen()).reason).toBeNull()
    const again = { content: AD, revision: 2 }
    await world.call(answers.updateAnswer, { params: { id }, body: again }, 'expert')
    await decide('answer', id, 'pass')
    expect((await seen()).content).toBe(AD)
    expect(await listed('expert')).toEqual([['none', null]])
  })

  it('hide a comment until it is passed, and keep the counts right', async () => {
    const questionId = await publishedQuestion(world)
    const answerId = await publishedAnswer(world, questionId)
    const send = (content: string) =>
      world.call(comments.createComment, { body: { answerId, commentType: 'QUESTION', content } }, 'partner')
    const { data: fine } = await send('好的')
    const hidden = { content: '加微信详谈', revision: 1 }
    await world.call(comments.updateComment, { params: { id: fine.id }, body: hidden }, 'partner')
    const counts = async () => {
      const { rows } = await sql<{ q: number; a: number }>`
        select q.comment_count as q, a.comment_count as a from answer a join question q on q.id = a.question_id
        where a.id = ${answerId}`.execute(world.deps.db)
      return rows[0]
    }
    expect(await counts()).toEqual({ q: 0, a: 0 })
    const list = async (as?: 'partner') =>
      (await world.call(comments.listComments, { body: { answerId } }, as)).data.records.map(({ status }) => status)
    expect([await list(), await list('partner')]).toEqual([[], ['pending']])
    await decide('comment', fine.id, 'pass')
    expect([await list(), await counts()]).toEqual([['published'], { q: 1, a: 1 }])
  })
})

describe('words that nobody may publish', () => {
  const BLOCKED = '兼职刷单'
  beforeAll(async () => {
    await world.deps.db.insertInto('sensitive_word').values({ word: BLOCKED, level: 'block' }).execute()
    await world.deps.invalidation.publish([SENSITIVE_WORDS_TAG])
  })
  const refusal = (field: 'title' | 'content') => ({
    status: 400,
    error: 'content.refused',
    fields: { [field]: `${field === 'title' ? '标题' : '正文'}含有不能发布的内容：${BLOCKED}` },
  })
  const told = ({ status, error, body }: { status: number; error: string | undefined; body: object }) => ({
    status,
    error,
    fields: (body as { fields?: object }).fields,
  })

  it.each([
    ['title', { title: `招聘${BLOCKED}` }],
    ['content', { content: `<p>招聘<strong>${BLOCKED}</strong></p>` }],
  ] as const)('are refused in the %s, nothing is stored, and a draft keeps them', async (field, over) => {
    const pieces = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from question`.execute(world.deps.db)).rows[0]?.count
    const before = await pieces()
    const body = questionPost(world, over)
    expect(told(await world.call(questions.publishQuestion, { body }, 'partner'))).toEqual(refusal(field))
    expect(await pieces()).toBe(before)
    const draft = (await world.call(questions.createQuestionDraft, { body }, 'partner')).data
    const params = { id: draft.id }
    const update = { params, body: { ...body, revision: draft.revision } }
    expect(told(await world.call(questions.publishQuestionUpdate, update, 'partner'))).toEqual(refusal(field))
    expect(await own(draft.id, 'partner')).toMatchObject({ status: 'draft', draft: { state: 'draft' } })
  })

  it('are refused in answers and comments too', async () => {
    const questionId = await publishedQuestion(world)
    const content = `<p>${BLOCKED}</p>`
    const answer = { questionId, answerType: 'QUESTION', content } as const
    expect(told(await world.call(answers.createAnswer, { body: answer }, 'partner'))).toEqual(refusal('content'))
    const answerId = await publishedAnswer(world, questionId)
    const comment = { answerId, commentType: 'QUESTION', content: BLOCKED } as const
    expect(told(await world.call(comments.createComment, { body: comment }, 'partner'))).toEqual(refusal('content'))
  })
})
