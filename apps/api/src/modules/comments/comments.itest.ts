import { comments, messages, questions } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
let questionId: string
let answerId: string
beforeAll(async () => {
  world = await createWorld()
  questionId = await publishedQuestion(world)
  answerId = await publishedAnswer(world, questionId)
})
afterAll(() => world?.close())

type Who = 'customer' | 'partner' | 'staff' | 'expert'
const send = (over: object = {}, as: Who = 'partner', headers = {}) => {
  const body = { answerId, commentType: 'QUESTION' as const, content: '力矩确实松了', ...over }
  return world.call(comments.createComment, { body }, as, headers)
}
const made = async (over: object = {}, as: Who = 'partner') => (await send(over, as)).data.id
const list = async (over: object = {}, as?: Who) =>
  (await world.call(comments.listComments, { body: { answerId, size: 50, ...over } }, as)).data
const messagesOf = async (as: Who) =>
  (await world.call(messages.listMessages, { query: { size: 50 } }, as)).data.records.map((message) => message.title)

describe('commenting', () => {
  it('nests once, then stands beside with the name of who is answered', async () => {
    const top = await made()
    const reply = await made({ parentId: top, content: '好，下次复紧' }, 'expert')
    const deeper = await made({ parentId: reply, content: '温度修正也要看？' }, 'staff')
    const found = (await list()).records.find((comment) => comment.id === top)
    expect(found).toMatchObject({ replyCount: 2, threadId: null })
    expect(found?.replies.map(({ id, threadId, replyTo }) => [id, threadId, replyTo?.nickname])).toEqual([
      [reply, top, undefined],
      [deeper, top, 'expert-account'],
    ])
    expect((await list({ parentId: top })).records.map((comment) => comment.id)).toEqual([reply, deeper])
  })

  it('tells each person once, by what concerns him most, and nobody of himself', async () => {
    const top = await made({}, 'partner')
    await world.drain()
    await sql`delete from message`.execute(world.deps.db)
    const named = ['partner', 'expert', 'staff'].map((role) => world.accountOf(role as Who))
    await made({ parentId: top, content: '@大家', mentionIds: [...named, '999999'] }, 'staff')
    await world.drain()
    expect(await messagesOf('partner')).toEqual(['staff-account 回复了您的评论'])
    expect(await messagesOf('expert')).toEqual(['staff-account 评论了您的回答'])
    expect(await messagesOf('staff')).toEqual([])
  })

  it('keeps plain text as it is, with the names in it', async () => {
    const id = await made({ content: '<b>x</b> @客户', mentionIds: [world.accountOf('customer')] })
    const { data } = await world.call(comments.getComment, { params: { id } })
    expect(data).toMatchObject({ content: '<b>x</b> @客户', mentions: [{ nickname: 'customer-account' }], questionId })
  })

  it('makes one comment of a double submit', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => send({}, 'partner', { 'idempotency-key': 'comment-once' })))
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
  })

  it('refuses what is hidden, elsewhere or of the wrong type', async () => {
    const other = await publishedAnswer(world, questionId)
    const top = await made()
    expect((await send({ answerId: '999999' })).error).toBe('answer.not_found')
    expect((await send({ answerId: other, parentId: top })).error).toBe('comment.not_found')
    expect((await send({ commentType: 'TOPIC' })).error).toBe('request.invalid')
    expect((await send({ content: ' ' })).error).toBe('request.invalid')
    expect((await send({ content: '长'.repeat(comments.MAX_COMMENT + 1) })).error).toBe('request.invalid')
  })

  it('is changed by its author alone, and not on top of a newer text', async () => {
    const id = await made()
    const edit = (revision: number, as: Who) =>
      world.call(comments.updateComment, { params: { id }, body: { content: '改', revision } }, as)
    expect((await edit(1, 'staff')).error).toBe('comment.not_found')
    expect((await edit(1, 'partner')).data).toMatchObject({ revision: 2, status: 'published' })
    expect((await edit(1, 'partner')).error).toBe('comment.changed_elsewhere')
    const seen = (await list({}, 'partner')).records.find((comment) => comment.id === id)
    expect(seen).toMatchObject({ content: '改', can: { edit: true, reply: true } })
    expect(seen?.editedAt).not.toBeNull()
  })

  it('keeps the counts equal to the rows when many write at once', async () => {
    const top = await made()
    await Promise.all(Array.from({ length: 20 }, (_, i) => made(i % 2 === 0 ? { parentId: top } : {}, 'expert')))
    const { rows } = await sql<Record<string, number>>`
      select q.comment_count as on_question, a.comment_count as on_answer, c.reply_count as on_thread,
        (select count(*)::int from answer_comment where question_id = q.id and status = 'published') as question_rows,
        (select count(*)::int from answer_comment where answer_id = a.id and status = 'published') as answer_rows
      from answer_comment c join answer a on a.id = c.answer_id join question q on q.id = c.question_id
      where c.id = ${top}`.execute(world.deps.db)
    expect(rows[0]).toMatchObject({ on_thread: 10 })
    expect([rows[0]?.['on_question'], rows[0]?.['on_answer']]).toEqual([
      rows[0]?.['question_rows'],
      rows[0]?.['answer_rows'],
    ])
  })
})

describe('lists', () => {
  it('walks by cursor, oldest first', async () => {
    const all = (await list()).records.map((comment) => comment.id)
    const walked: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ size: 4, ...(cursor && { cursor }) })
      walked.push(...page.records.map((comment) => comment.id))
      cursor = page.nextCursor
    } while (cursor && walked.length <= all.length)
    expect(walked).toEqual(all)
  })

  it('costs two statements, none from the cache', async () => {
    world.deps.cache.invalidateAll()
    expect((await world.statementsOf(() => list())).length).toBeLessThanOrEqual(2)
    expect((await world.statementsOf(() => list())).length).toBe(0)
  })

  it('goes with the question', async () => {
    const gone = await publishedQuestion(world)
    const below = await publishedAnswer(world, gone)
    const id = await made({ answerId: below })
    await world.call(questions.deleteQuestion, { params: { id: gone } }, 'partner')
    expect((await world.call(comments.getComment, { params: { id } }, 'partner')).error).toBe('comment.not_found')
    const listed = await world.call(comments.listComments, { body: { answerId: below } })
    expect(listed.error).toBe('answer.not_found')
  })
})

describe('whom to name', () => {
  const suggest = async (body: object, as: Who = 'staff') => (await world.call(comments.listAtUsers, { body }, as)).data

  it('begins with the people of the question: who asked, who answered, who commented', async () => {
    const names = (await suggest({ questionId })).map((user) => user.nickname)
    expect(names).toEqual(['partner-account', 'expert-account'])
  })

  it('then finds anybody by the beginning of the name, public fields only', async () => {
    const found = await suggest({ questionId, keyword: 'CUSTOMER' })
    expect(found).toEqual([
      { id: world.accountOf('customer'), nickname: 'customer-account', title: '', isBigV: false, isOfficial: false },
    ])
    expect(await suggest({ keyword: '%' })).toEqual([])
    expect(await suggest({ keyword: 'banned' })).toEqual([])
    expect(await suggest({})).toEqual([])
  })
})
