import { adminQuestions, questions } from '@kms/contract'
import { createWorld, publishedQuestion, questionPost, readyPicture, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SENSITIVE_WORDS_TAG } from '../review/index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.deps.db.insertInto('sensitive_word').values({ word: '加微信', level: 'review' }).execute()
  await world.deps.invalidation.publish([SENSITIVE_WORDS_TAG])
})
afterAll(() => world?.close())

type Post = Parameters<typeof questionPost>[1]
const edit = async (id: string, revision: number, over: Post) => {
  const body = { ...questionPost(world, over), revision }
  return (await world.call(questions.publishQuestionUpdate, { params: { id }, body }, 'partner')).data
}
const ask = (id: string, query: { revision: number | 'newest'; against?: number }) =>
  world.call(questions.getOwnQuestion, { params: { id }, query }, 'partner')
const historyOf = async (id: string, query: Parameters<typeof ask>[1] = { revision: 'newest' }) => {
  const { history } = (await ask(id, query)).data
  if (!history?.difference) throw new Error('no history')
  return { revisions: history.revisions, difference: history.difference }
}
const drawn = ({ content }: questions.QuestionDifference) =>
  content.lines.map(({ kind, parts }) => `${kind} ${parts.map(({ text }) => text).join('')}`)

it('lists what readers have seen with what each version changed, and compares the newest with the one before', async () => {
  const id = await publishedQuestion(world)
  await edit(id, 1, { title: 'NSX400F 跳闸后手柄停在中间怎么办', content: '<p>第二版</p>' })
  await edit(id, 2, {
    title: 'NSX400F 跳闸后手柄停在中间怎么办',
    content: '<p>第二版</p>',
    sectionId: world.taxonomy.mcb,
    tagIds: [],
  })
  const { revisions, difference } = await historyOf(id)
  expect(revisions.map(({ edition, editorName, changes }) => [edition, editorName, changes])).toEqual([
    [3, 'partner-account', ['section', 'tags']],
    [2, 'partner-account', ['title', 'content']],
    [1, 'partner-account', []],
  ])
  expect(difference).toMatchObject({
    against: 2,
    section: { before: { name: '塑壳断路器' }, after: { name: '微型断路器' } },
    tags: [{ kind: 'removed', id: world.taxonomy.tripping }],
    catalogueCodes: [{ kind: 'same', code: 'NSX250F' }],
    content: { added: 0, removed: 0 },
  })
})

it('compares any two versions; the first one is all new', async () => {
  const id = await publishedQuestion(world, { content: '<p>一</p><p>二</p>' })
  await edit(id, 1, { content: '<p>一</p><p>二</p><p>三</p>' })
  await edit(id, 2, { content: '<p>一</p><p>三</p>' })
  expect(drawn((await historyOf(id, { revision: 3, against: 1 })).difference)).toEqual([
    'same 一',
    'removed 二',
    'added 三',
  ])
  const first = (await historyOf(id, { revision: 1 })).difference
  expect([first.against, drawn(first)]).toEqual([null, ['added 一', 'added 二']])
  expect((await ask(id, { revision: 9 })).error).toBe('question.not_found')
  expect((await ask(id, { revision: 2, against: 3 })).error).toBe('question.not_found')
})

it('never shows what waits for review, or a draft', async () => {
  const id = await publishedQuestion(world)
  expect(await edit(id, 1, { content: '<p>需要的加微信</p>' })).toMatchObject({ status: 'pending', revision: 2 })
  expect((await historyOf(id)).revisions).toHaveLength(1)
  expect((await ask(id, { revision: 2 })).error).toBe('question.not_found')
})

it('is for the author and for moderators, who have it of deleted pieces too', async () => {
  const id = await publishedQuestion(world)
  const can = async (as: 'partner' | 'customer' | 'moderator') =>
    (await world.call(questions.getQuestionDetail, { params: { id } }, as)).data.can.readHistory
  expect([await can('partner'), await can('customer'), await can('moderator')]).toEqual([true, false, true])

  const query = { revision: 'newest' } as const
  const asReader = await world.call(questions.getOwnQuestion, { params: { id }, query }, 'customer')
  expect(asReader.error).toBe('question.not_found')
  await world.call(questions.deleteQuestion, { params: { id } }, 'partner')
  expect((await ask(id, query)).error).toBe('question.not_found')
  const seen = (as: 'moderator' | 'customer') =>
    world.call(adminQuestions.adminListQuestionRevisions, { params: { id }, query: {} }, as)
  expect((await seen('moderator')).data).toMatchObject({
    status: 'deleted',
    history: { difference: { against: null } },
  })
  expect((await seen('customer')).status).toBe(403)
})

it('keeps the pictures of earlier versions, by their addresses', async () => {
  const [old, fresh] = [await readyPicture(world, 'partner'), await readyPicture(world, 'partner')]
  const withPicture = (picture: string) => ({ content: `<p>现场</p><img src="file:${picture}" alt="铭牌">` })
  const id = await publishedQuestion(world, withPicture(old))
  await edit(id, 1, withPicture(fresh))
  await edit(id, 2, { content: '<p>现场</p>' })
  const { difference } = await historyOf(id, { revision: 2 })
  const pictures = difference.content.lines.filter(({ block }) => block === 'picture')
  expect(pictures).toMatchObject([
    { kind: 'removed', url: expect.stringContaining(`public/${old}.png`) },
    { kind: 'added', url: expect.stringContaining(`public/${fresh}.png`) },
  ])
  expect(JSON.stringify(difference)).not.toContain('file:')
  // The sweep takes what nothing uses: these are used, and shown to nobody but who may read the history.
  const { rows } = await sql<{ free: boolean; visible: boolean }>`
    select f.unused_since is not null as free, u.visible from file f join file_use u on u.file_id = f.id
    where f.id = any(${[old, fresh]}::uuid[])`.execute(world.deps.db)
  expect(rows).toEqual([
    { free: false, visible: false },
    { free: false, visible: false },
  ])
})
