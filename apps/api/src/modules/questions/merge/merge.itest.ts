import { adminQuestions, answers, comments, messages, questions, search } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../kernel/actor.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

let old: string
let canonical: string
beforeEach(async () => {
  await sql`truncate question, message cascade`.execute(world.deps.db)
  await sql`delete from question_total`.execute(world.deps.db)
  world.deps.cache.invalidateAll()
  old = await publishedQuestion(world, { title: '手柄停在中间怎么复位' })
  canonical = await publishedQuestion(world, { title: 'NSX250F 脱扣以后如何复位' }, 'staff')
})

const merge = (id: string, into: string, as: Role = 'moderator') =>
  world.call(adminQuestions.adminMergeQuestion, { params: { id }, body: { into } }, as)
const unmerge = (id: string, as: Role = 'moderator') =>
  world.call(adminQuestions.adminUnmergeQuestion, { params: { id } }, as)
const detail = (id: string, as?: Role) => world.call(questions.getQuestionDetail, { params: { id } }, as)
const adminList = async (body: object = {}) =>
  (await world.call(adminQuestions.adminListQuestions, { body }, 'moderator')).data
const feed = async (body: object = {}) => (await world.call(questions.listQuestions, { body })).data
const like = (id: string, as: Role) => world.call(questions.likeQuestion, { params: { id } }, as)
const collect = (id: string, as: Role) => world.call(questions.collectQuestion, { params: { id } }, as)
const comment = (answerId: string, as: Role = 'expert') =>
  world.call(comments.createComment, { body: { answerId, commentType: 'QUESTION', content: '确认有效' } }, as)

/** Kept numbers beside what the rows say. */
async function numbersOf(id: string) {
  const { rows } = await sql<Record<string, number | string | boolean | null>>`
    select q.answer_count, q.comment_count, q.like_count, q.collect_count, q.unanswered, q.best_answer_id,
      (select count(*)::int from answer where question_id = q.id and status = 'published') as answers,
      (select count(*)::int from answer_comment where question_id = q.id and status = 'published') as comments,
      (select count(*)::int from question_like where question_id = q.id) as likes,
      (select count(*)::int from question_collect where question_id = q.id) as collects
    from question q where q.id = ${id}`.execute(world.deps.db)
  const row = rows[0] ?? {}
  expect([row['answer_count'], row['comment_count'], row['like_count'], row['collect_count']]).toEqual([
    row['answers'],
    row['comments'],
    row['likes'],
    row['collects'],
  ])
  return row
}

describe('a merge', () => {
  it('moves answers and comments, keeps marks once each, and leads the old address on', async () => {
    const moved = await publishedAnswer(world, old)
    await comment(moved)
    await publishedAnswer(world, canonical, 'partner')
    for (const person of ['customer', 'expert'] as const) await like(old, person)
    await like(canonical, 'expert')
    await collect(old, 'customer')

    const { data, status } = await merge(old, canonical)
    expect([status, data.mergedInto, data.answers]).toEqual([200, canonical, 1])
    expect(await numbersOf(canonical)).toMatchObject({ answers: 2, comments: 1, likes: 2, collects: 1 })

    const found = await detail(old)
    expect([found.status, found.data.id, found.data.mergedInto]).toEqual([200, canonical, canonical])
    expect(found.data.answers.records.map(({ id }) => id)).toContain(moved)
    expect((await detail(canonical)).data.mergedInto).toBeUndefined()
    expect((await detail(old, 'customer')).data).toMatchObject({ id: canonical, liked: true, collected: true })
    expect((await feed()).records.map(({ id }) => id)).toEqual([canonical])
    expect((await feed({ sectionId: world.taxonomy.mccb })).total).toBe(1)
    const [row] = (await adminList({ show: 'merged' })).records
    expect(row).toMatchObject({ id: old, merged: { into: { id: canonical } } })
    expect(row?.merged?.undoUntil).toBe(data.undoUntil)
  })

  it('takes over a best answer where there is none, and leaves the one that there is', async () => {
    const best = await publishedAnswer(world, old)
    await world.call(answers.setBestAnswer, { params: { id: best } }, 'partner')
    const other = await publishedQuestion(world, { title: '另一个已经解决的问题' }, 'staff')
    const kept = await publishedAnswer(world, other)
    await world.call(answers.setBestAnswer, { params: { id: kept } }, 'staff')

    await merge(old, canonical)
    expect(await numbersOf(canonical)).toMatchObject({ best_answer_id: best, unanswered: false })
    await merge(canonical, other)
    expect(await numbersOf(other)).toMatchObject({ best_answer_id: kept, answers: 2 })
    // Two steps lead to where everything is now, and are taken back in the other order.
    expect((await detail(old)).data.mergedInto).toBe(other)
    expect((await unmerge(old)).error).toBe('question.unmerge_order')
    await unmerge(canonical)
    expect(await numbersOf(canonical)).toMatchObject({ best_answer_id: best })
    await unmerge(old)
    expect(await numbersOf(old)).toMatchObject({ best_answer_id: best, answers: 1, unanswered: false })
    expect(await numbersOf(canonical)).toMatchObject({ best_answer_id: null, answers: 0, unanswered: true })
  })

  it('tells whoever wrote, drops out of search, and is written down', async () => {
    await publishedAnswer(world, old, 'expert')
    await merge(old, canonical)
    await world.drain()
    const told = async (as: Role) =>
      (await world.call(messages.listUnreadMessages, { query: {} }, as)).data.records
        .filter(({ title }) => title.includes('合并'))
        .map(({ title, refId }) => [title, refId])
    expect(await told('partner')).toEqual([['你的问题与另一条内容合并了', canonical]])
    expect(await told('expert')).toEqual([['你回答的问题与另一条内容合并了', canonical]])
    const ids = async () => {
      const body = { keyword: '手柄停在中间怎么复位', type: 'QUESTION' as const }
      return (await world.call(search.searchAll, { body })).data.records.map(({ id }) => id)
    }
    await expect.poll(ids).not.toContain(old)
    const { rows } = await sql`
      select action, detail from audit_event where target_id = ${old} and action = 'question.merge'`.execute(
      world.deps.db,
    )
    expect(rows).toEqual([{ action: 'question.merge', detail: { into: canonical, answers: 1 } }])
  })

  it('fetches what was answered in the same moment', async () => {
    await merge(old, canonical)
    await sql`insert into answer (question_id, author_id, status, content_html, published_at)
      values (${old}, ${world.accountOf('expert')}, 'published', 'x', now())`.execute(world.deps.db)
    await world.drain()
    expect(await numbersOf(canonical)).toMatchObject({ answers: 1, unanswered: false })
    await unmerge(old)
    expect(await numbersOf(old)).toMatchObject({ answers: 1 })
  })

  it('takes what waits for review along', async () => {
    const body = { questionId: old, answerType: 'QUESTION' as const, content: '<p>换一台试试</p>' }
    await world.call(answers.createAnswer, { body }, 'customer')
    await merge(old, canonical)
    const { rows } = await sql`select question_id from review_item where target_type = 'answer'`.execute(world.deps.db)
    expect(rows).toEqual([{ question_id: canonical }])
  })
})

describe('a merge that is taken back', () => {
  it('puts everything where it stood; what came since stays', async () => {
    const moved = await publishedAnswer(world, old)
    await comment(moved)
    await like(old, 'customer')
    await like(old, 'expert')
    await collect(canonical, 'expert')
    const before = [await numbersOf(old), await numbersOf(canonical)]
    await merge(old, canonical)
    const since = await publishedAnswer(world, canonical, 'staff')
    // Took his back meanwhile: his own matter, and no longer the merge's.
    await world.call(questions.unlikeQuestion, { params: { id: canonical } }, 'expert')

    expect((await unmerge(old)).data).toEqual({ id: old, answers: 1 })
    expect(await numbersOf(old)).toEqual(before[0])
    expect(await numbersOf(canonical)).toMatchObject({ answers: 1, likes: 0, collects: 1 })
    const there = (await detail(canonical)).data
    expect(there.answers.records.map(({ id }) => id)).toEqual([since])
    const back = (await detail(old)).data
    expect([back.id, back.mergedInto, back.answers.records.map(({ id }) => id)]).toEqual([old, undefined, [moved]])
    expect((await feed()).total).toBe(2)
    expect((await unmerge(old)).error).toBe('question.not_found')
  })

  it('is refused after 30 days', async () => {
    await merge(old, canonical)
    await sql`update question_merge set merged_at = now() - interval '31 days'`.execute(world.deps.db)
    expect((await unmerge(old)).error).toBe('question.unmerge_too_late')
    expect((await adminList({ show: 'merged' })).records[0]?.merged?.undoUntil).toBeNull()
  })
})

describe('who and what', () => {
  it.each(['customer', 'partner', 'expert', 'staff'] as const)('is not for a %s', async (role) => {
    for (const answer of [await merge(old, canonical, role), await unmerge(old, role)])
      expect([answer.status, answer.error]).toEqual([403, 'auth.forbidden'])
  })

  it('refuses itself, another kind, and what is not there', async () => {
    const article = await publishedQuestion(world, { questionType: 1, title: '一篇文章的标题' })
    const results = [
      await merge(old, old),
      await merge(old, article),
      await merge(old, '999999'),
      await merge('999999', canonical),
    ]
    expect(results.map(({ error }) => error)).toEqual([
      'question.not_mergeable',
      'question.not_mergeable',
      'question.not_mergeable',
      'question.not_found',
    ])
    await merge(old, canonical)
    expect((await merge(canonical, old)).error).toBe('question.not_mergeable')
    expect((await merge(old, canonical)).error).toBe('question.not_found')
  })

  it('of two at once only one happens', async () => {
    const third = await publishedQuestion(world, { title: '第三个同样的问题' })
    const results = await Promise.all([merge(old, canonical), merge(old, third), merge(canonical, old)])
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('statements', () => {
  it('a merged address costs three uncached and none afterwards, a list one', async () => {
    await merge(old, canonical)
    await detail(canonical)
    world.deps.cache.invalidate([`question:${old}`, `question:${canonical}`])
    expect((await world.statementsOf(() => detail(old))).length).toBeLessThanOrEqual(3)
    expect(await world.statementsOf(() => detail(old))).toHaveLength(0)
    expect(await world.statementsOf(() => adminList())).toHaveLength(1)
    expect(await world.statementsOf(() => adminList({ show: 'merged' }))).toHaveLength(1)
  })

  it('the list finds by words, by number and by address, and pages by cursor', async () => {
    const ids = async (body: object) => (await adminList(body)).records.map(({ id }) => id)
    expect(await ids({})).toEqual([canonical, old])
    expect(await ids({ keyword: '怎么复位' })).toEqual([old])
    expect(await ids({ keyword: canonical })).toEqual([canonical])
    expect(await ids({ keyword: `https://forum.example/kms/pc/detail/question/${old}?from=1` })).toEqual([old])
    expect(await ids({ keyword: '？？' })).toEqual([])
    const first = await adminList({ size: 1 })
    expect(await ids({ size: 1, cursor: first.nextCursor })).toEqual([old])
  })
})
