import { interactions, questions } from '@kms/contract'
import { createWorld, publishedAnswer, publishedQuestion, questionPost, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const feed = async (body: object = {}) => (await world.call(questions.listQuestions, { body })).data
const idsOf = async (body: object = {}) => (await feed({ size: 50, ...body })).records.map((record) => record.id)
const read = (id: string, as?: 'customer' | 'partner' | 'expert') =>
  world.call(questions.getQuestionDetail, { params: { id } }, as)
const own = (id: string) => world.call(questions.getOwnQuestion, { params: { id }, query: {} }, 'partner')

describe('publishing', () => {
  it('shows a question at once, in every list of its place and type', async () => {
    const before = await feed({ sectionId: world.taxonomy.root })
    const id = await publishedQuestion(world)
    expect((await read(id)).data).toMatchObject({
      id,
      questionType: 0,
      author: { nickname: 'partner-account', isOfficial: false },
      section: { name: '塑壳断路器' },
      path: [{ name: '低压配电' }, { name: '塑壳断路器' }],
      tags: [{ name: '跳闸' }],
      excerpt: '今早运行约 40 分钟后跳闸，手柄停在中间。',
      editedAt: null,
      revisionCount: 1,
      answers: { records: [], total: 0 },
      can: { edit: false, answer: false, like: false },
    })
    const { root, mccb, mcb, tripping } = world.taxonomy
    for (const filter of [
      ...[{}, { sectionId: root }, { sectionId: mccb }, { tagId: tripping }, { sectionId: root, tagId: tripping }],
      ...[{ questionType: 0 }, { unanswered: true }, { sectionId: mccb, questionType: 0, sort: 'hot' }],
    ])
      expect(await idsOf(filter), JSON.stringify(filter)).toContain(id)
    for (const filter of [{ questionType: 1 }, { sectionId: mcb }]) expect(await idsOf(filter)).not.toContain(id)
    expect((await feed({ sectionId: root })).total).toBe(before.total + 1)
  })

  it('tells the author, and nobody else, what he may do', async () => {
    const id = await publishedQuestion(world)
    expect((await read(id, 'partner')).data.can).toEqual({
      ...{ edit: true, delete: true, readHistory: true, answer: true },
      ...{ setBestAnswer: true, comment: true, like: true, merge: false },
    })
    expect((await read(id, 'customer')).data.can).toMatchObject({
      edit: false,
      delete: false,
      setBestAnswer: false,
      answer: true,
    })
  })

  it('keeps what was sanitised, the document beside it, and gives the document to the author alone', async () => {
    const doc = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text: '好' }] }] }
    const id = await publishedQuestion(world, { content: '<p onclick="x()">好<script>x()</script></p>', doc })
    expect((await read(id)).data.content).toBe('<p>好</p>')
    expect(JSON.stringify((await read(id)).data)).not.toContain('"doc"')
    expect((await own(id)).data.draft.doc).toEqual(doc)
  })

  it.each([
    [{ title: ' ' }, { title: '请填写标题' }],
    [{ content: '<p> </p>' }, { content: '请填写正文' }],
    [{ sectionId: '999' }, { sectionId: '板块不存在' }],
    [{ tagIds: ['999'] }, { tagIds: '标签不存在' }],
  ])('names the field that is wrong in %o', async (over, fields) => {
    const answer = await world.call(questions.publishQuestion, { body: questionPost(world, over) }, 'partner')
    expect([answer.status, answer.body.fields]).toEqual([400, fields])
  })

  it('makes one post of a double submit, and the same answer for each', async () => {
    const body = questionPost(world, { title: '双击提交' })
    const send = (key: string, over = {}) =>
      world.call(questions.publishQuestion, { body: { ...body, ...over } }, 'partner', { 'idempotency-key': key })
    const sent = await Promise.all(Array.from({ length: 8 }, () => send('double-submit-1')))
    expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(sent.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await send('double-submit-1')).data).toEqual(sent[0]?.data)
    expect((await send('double-submit-1', { title: '另一个' })).error).toBe('request.key_reused')
    expect((await send('double-submit-2')).data.id).not.toBe(sent[0]?.data.id)
    expect((await send('x')).error).toBe('request.invalid')
    const rows = await world.deps.db.selectFrom('question').select('id').where('title', '=', '双击提交').execute()
    expect(rows).toHaveLength(2)
  })
})

describe('drafts', () => {
  const start = async (over: object = {}) =>
    (await world.call(questions.createQuestionDraft, { body: { questionType: 0, title: '草稿', ...over } }, 'partner'))
      .data
  const save = (id: string, revision: number, over: object = {}, as: 'partner' | 'staff' = 'partner') => {
    const body = { questionType: 0 as const, title: '草稿', revision, ...over }
    return world.call(questions.saveQuestionDraft, { params: { id }, body }, as)
  }
  const box = async () => (await world.call(questions.listQuestionDrafts, { query: { size: 50 } }, 'partner')).data

  it('keeps a draft, however incomplete, in its author’s box and from everybody else', async () => {
    const { id } = await start()
    expect((await box()).records[0]).toMatchObject({
      id,
      state: 'draft',
      isPublished: false,
      title: '草稿',
      revision: 1,
    })
    expect((await read(id, 'partner')).error).toBe('question.not_found')
    const others = await world.call(questions.getOwnQuestion, { params: { id }, query: {} }, 'administrator')
    expect(others.error).toBe('question.not_found')
  })

  it('says what is newer when another window was quicker, and never overwrites it', async () => {
    const { id } = await start()
    const first = await save(id, 1, { title: '第一个窗口' })
    expect(first.data).toMatchObject({ id, revision: 2 })
    const second = await save(id, 1, { title: '第二个窗口' })
    expect([second.status, second.error, second.body.fields]).toEqual([
      409,
      'question.changed_elsewhere',
      { revision: '2', savedAt: first.data.savedAt },
    ])
    expect((await own(id)).data.draft.title).toBe('第一个窗口')
  })

  it('takes a save that is sent again for the same one', async () => {
    const { id } = await start()
    const saves = [await save(id, 1, { title: '重发' }), await save(id, 1, { title: '重发' })]
    expect(saves.map(({ data }) => data.revision)).toEqual([2, 2])
  })

  it('gives readers the old text until the new one is published, then says that it was edited', async () => {
    const id = await publishedQuestion(world)
    const edit = questionPost(world, { title: '改过的标题', sectionId: world.taxonomy.mcb, tagIds: [] })
    const saved = await save(id, 1, edit)
    expect(saved.data.revision).toBe(2)
    expect((await read(id)).data.title).not.toBe('改过的标题')
    expect((await own(id)).data).toMatchObject({ status: 'published', draft: { state: 'draft', title: '改过的标题' } })
    expect((await box()).records[0]).toMatchObject({ id, isPublished: true, state: 'draft' })

    const body = { ...edit, revision: 2 }
    const published = await world.call(questions.publishQuestionUpdate, { params: { id }, body }, 'partner')
    expect(published.data).toEqual({ id, revision: 3, status: 'published' })
    const detail = (await read(id)).data
    expect(detail).toMatchObject({ title: '改过的标题', section: { name: '微型断路器' }, tags: [], revisionCount: 2 })
    expect(detail.editedAt).not.toBeNull()
    expect(await idsOf({ sectionId: world.taxonomy.mccb })).not.toContain(id)
    expect(await idsOf({ tagId: world.taxonomy.tripping })).not.toContain(id)
    expect(await idsOf({ sectionId: world.taxonomy.mcb })).toContain(id)
    expect((await box()).records.map((draft) => draft.id)).not.toContain(id)
  })

  it('cannot be saved, published or deleted by anybody else', async () => {
    const { id } = await start()
    expect((await save(id, 1, {}, 'staff')).error).toBe('question.not_found')
    const body = { ...questionPost(world), revision: 1 }
    const stolen = await world.call(questions.publishQuestionUpdate, { params: { id }, body }, 'staff')
    expect(stolen.error).toBe('question.not_found')
    for (const as of ['staff', 'moderator'] as const)
      expect((await world.call(questions.deleteQuestion, { params: { id } }, as)).error).toBe('question.not_found')
  })
})

describe('deleting', () => {
  it('takes a piece from readers, lists, counts and the box', async () => {
    const id = await publishedQuestion(world)
    const { total } = await feed()
    await world.call(questions.deleteQuestion, { params: { id } }, 'partner')
    expect((await read(id)).error).toBe('question.not_found')
    expect((await own(id)).error).toBe('question.not_found')
    expect(await idsOf()).not.toContain(id)
    expect((await feed()).total).toBe(total - 1)
    expect((await world.call(questions.deleteQuestion, { params: { id } }, 'partner')).error).toBe('question.not_found')
  })

  it('is a moderator’s too, and written down', async () => {
    const id = await publishedQuestion(world)
    expect((await world.call(questions.deleteQuestion, { params: { id } }, 'moderator')).status).toBe(200)
    const events = await world.deps.db.selectFrom('audit_event').selectAll().where('target_id', '=', id).execute()
    expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['question.delete', world.accountOf('moderator')],
    ])
  })
})

describe('likes and favourites', () => {
  it('settles on the member’s last word, whatever the address', async () => {
    const id = await publishedQuestion(world)
    await world.call(questions.likeQuestion, { params: { id } }, 'customer')
    await world.call(interactions.likeByType, { params: { type: 'question', id } }, 'staff')
    await world.call(interactions.collectByType, { params: { type: 'topic', id } }, 'customer')
    expect((await read(id, 'customer')).data).toMatchObject({
      likeCount: 2,
      collectCount: 1,
      liked: true,
      collected: true,
    })
    const gone = await world.call(questions.unlikeQuestion, { params: { id } }, 'customer')
    expect(gone.data).toEqual({ liked: false, likeCount: 1 })
    expect((await read(id)).data).toMatchObject({ likeCount: 1, liked: false })
  })

  it('counts exactly under fifty members who toggle at the same moment', async () => {
    const id = await publishedQuestion(world)
    const { rows: people } = await sql<{ id: string }>`
      insert into app_user (nickname, roles) select 'toggler-' || i, '{customer}' from generate_series(1, 50) i returning id`.execute(
      world.deps.db,
    )
    const { markQuestion } = await import('./mark-question.ts')
    const member = (userId: string) => ({ kind: 'member', id: userId, roles: ['customer'], sessionId: 'any' }) as const
    await Promise.all(
      people.map(async ({ id: userId }, index) => {
        // Everybody ends with a like but every third.
        const turns = index % 3 === 0 ? [true, true, false] : [true, false, true, true]
        await Promise.all(turns.slice(0, 1).map((on) => markQuestion(world.deps, member(userId), id, 'like', on)))
        for (const on of turns.slice(1)) await markQuestion(world.deps, member(userId), id, 'like', on)
      }),
    )
    const { rows } = await sql<{ counted: number; kept: number }>`
      select (select count(*)::int from question_like where question_id = ${id}) as counted,
             (select like_count from question where id = ${id}) as kept`.execute(world.deps.db)
    expect(rows[0]).toEqual({ counted: 33, kept: 33 })
  })

  it('moves a piece up the hot list', async () => {
    const [quiet, liked] = [await publishedQuestion(world), await publishedQuestion(world)]
    for (const role of ['customer', 'staff', 'expert'] as const)
      await world.call(questions.likeQuestion, { params: { id: quiet } }, role)
    await world.drain()
    const ids = await idsOf({ sort: 'hot' })
    expect(ids.indexOf(quiet)).toBeLessThan(ids.indexOf(liked))
  })
})

describe('lists', () => {
  it.each([{ sort: 'latest' }, { sort: 'hot' }, { questionType: 0 }, { unanswered: true }, { sectionId: '1' }])(
    'walks %o by cursor without gaps or repeats, both types merged',
    async (filter) => {
      for (let i = 0; i < 4; i++) await publishedQuestion(world, { questionType: i % 2 === 0 ? 0 : 1 })
      const all = await idsOf(filter)
      const walked: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof feed>> = await feed({ ...filter, size: 3, ...(cursor && { cursor }) })
        walked.push(...page.records.map((record) => record.id))
        cursor = page.nextCursor
      } while (cursor && walked.length < all.length)
      expect(walked.slice(0, all.length)).toEqual(all)
    },
  )

  it('finds by words and catalogue number, in numbered pages', async () => {
    const id = await publishedQuestion(world, { title: '浪涌保护器前端要不要加熔断器', catalogueCodes: ['IPRD40'] })
    await world.drain()
    await world.deps.search.client.indices.refresh({ index: `${world.config.SEARCH_PREFIX}-search` })
    const found = async (keyword: string) =>
      (await world.call(questions.searchQuestions, { body: { keyword } })).data.records.map((record) => record.id)
    expect(await found('浪涌保护器')).toContain(id)
    expect(await found('iprd 40')).toContain(id)
    expect(await found('光伏组件')).toEqual([])
    const pages = await Promise.all(
      [1, 2].map((current) => world.call(questions.searchQuestions, { body: { current, size: 2 } })),
    )
    const ids = pages.flatMap(({ data }) => data.records.map((record) => record.id))
    expect(new Set(ids).size).toBe(4)
    expect(ids).toEqual((await idsOf()).slice(0, 4))
  })

  it.each([
    [{ size: 51 }, 'request.invalid'],
    [{ cursor: 'nonsense' }, 'request.invalid'],
    [{ sectionId: '1; drop table question' }, 'request.invalid'],
    [{ sort: 'title' }, 'request.invalid'],
  ])('refuses %o', async (body, error) => {
    expect((await world.call(questions.listQuestions, { body: body as never })).error).toBe(error)
  })
})

describe('cost', () => {
  it('keeps to its number of SQL statements', async () => {
    const id = await publishedQuestion(world)
    await publishedAnswer(world, id)
    const cost = async (action: () => Promise<unknown>) => (await world.statementsOf(action)).length
    const fresh = async () => {
      world.deps.cache.invalidateAll()
      // Sections, tags and sensitive words are in memory; they are not what a call costs.
      await publishedQuestion(world)
    }
    await fresh()
    expect(await cost(() => feed({ size: 20 })), 'list').toBeLessThanOrEqual(2)
    expect(await cost(() => feed({ size: 20 })), 'list from cache').toBe(0)
    await fresh()
    expect(await cost(() => read(id, 'customer')), 'detail of a member, with answers').toBeLessThanOrEqual(3)
    expect(await cost(() => read(id)), 'detail from cache').toBe(0)
    let number = 0
    const publish = () =>
      world.call(questions.publishQuestion, { body: questionPost(world) }, 'partner', {
        'idempotency-key': `cost-of-publish-${number++}`,
      })
    expect(await cost(publish), 'publish').toBeLessThanOrEqual(8)
    const edit = { ...questionPost(world, { sectionId: world.taxonomy.mcb }), revision: 1 }
    const update = () =>
      world.call(questions.publishQuestionUpdate, { params: { id }, body: edit }, 'partner', {
        'idempotency-key': 'cost-of-update-1',
      })
    expect(await cost(update), 'publish an edit').toBeLessThanOrEqual(8)
    const draft = { ...questionPost(world), revision: 2 }
    const save = () => world.call(questions.saveQuestionDraft, { params: { id }, body: draft }, 'partner')
    expect(await cost(save), 'autosave').toBeLessThanOrEqual(3)
  })
})
