import { comments, focus, interactions, messages, questions } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world?.close())
beforeEach(async () => void (await sql`delete from message`.execute(world.deps.db)))

type Role = 'customer' | 'expert' | 'staff' | 'partner' | 'moderator'
const told = async (as: Role) => {
  await world.drain()
  return (await world.call(messages.listMessages, { query: {} }, as)).data.records
}

describe('likes', () => {
  it('three within two hours are one message, which grows and is unread again; the author is not told of himself', async () => {
    const questionId = await publishedQuestion(world)
    const answerId = await publishedAnswer(world, questionId, 'expert')
    await world.drain()
    await sql`delete from message`.execute(world.deps.db)
    const likeBy = (as: Role) => world.call(interactions.likeByType, { params: { type: 'answer', id: answerId } }, as)
    await likeBy('expert')
    expect(await told('expert')).toEqual([])
    await likeBy('customer')
    const [first] = await told('expert')
    expect(first).toMatchObject({ kind: 'liked', refId: questionId, answerId, isRead: false })
    expect(first?.title).toMatch(/^\S+赞了您的回答$/)
    await world.call(messages.readMessage, { params: { id: first?.id ?? '' } }, 'expert')
    await likeBy('staff')
    await likeBy('moderator')
    const [batch, ...more] = await told('expert')
    expect(more).toEqual([])
    expect(batch).toMatchObject({ id: first?.id, isRead: false })
    expect(batch?.title).toMatch(/等 3 人赞了您的回答$/)
    // Two hours later it is news again.
    await sql`update like_batch set opened_at = opened_at - interval '121 minutes'`.execute(world.deps.db)
    await likeBy('partner')
    expect((await told('expert')).map(({ title }) => title)).toEqual([
      expect.not.stringContaining('等'),
      expect.stringContaining('等 3 人'),
    ])
  })

  it('of a question that are all taken back before they were read leave nothing', async () => {
    const questionId = await publishedQuestion(world)
    await world.call(questions.likeQuestion, { params: { id: questionId } }, 'staff')
    expect((await told('partner')).filter(({ kind }) => kind === 'liked')).toHaveLength(1)
    await world.call(questions.unlikeQuestion, { params: { id: questionId } }, 'staff')
    expect((await told('partner')).filter(({ kind }) => kind === 'liked')).toEqual([])
  })
})

describe('a followed author', () => {
  it('tells followers of a new piece, once, however often it changes', async () => {
    await world.call(focus.addUserFocus, { body: { userId: world.accountOf('partner') } }, 'customer')
    const questionId = await publishedQuestion(world)
    const mine = async () => (await told('customer')).filter(({ kind }) => kind === 'authorPosted')
    expect(await mine()).toMatchObject([{ refId: questionId, actorId: world.accountOf('partner') }])
    await world.call(questions.likeQuestion, { params: { id: questionId } }, 'staff')
    await sql`select graphile_worker.add_job('question.changed', json_build_object('questionId', ${questionId}::text))`.execute(
      world.deps.db,
    )
    expect(await mine()).toHaveLength(1)
    expect((await told('partner')).filter(({ kind }) => kind === 'authorPosted')).toEqual([])
  })
})

it('an answer and a comment lead to themselves', async () => {
  const questionId = await publishedQuestion(world)
  const answerId = await publishedAnswer(world, questionId, 'expert')
  const { data } = await world.call(
    comments.createComment,
    { body: { answerId, commentType: 'QUESTION', content: '好' } },
    'staff',
  )
  expect((await told('partner')).find(({ kind }) => kind === 'answered')).toMatchObject({
    refId: questionId,
    answerId,
  })
  expect((await told('expert')).find(({ kind }) => kind === 'commented')).toMatchObject({
    answerId,
    commentId: data.id,
    actorId: world.accountOf('staff'),
  })
})
