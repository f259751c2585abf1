import { messages } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COUNT_LIMIT } from './message-queries.ts'
import { sendMessage, type NewMessage } from './send-message.ts'

type ListEndpoint = typeof messages.listMessages | typeof messages.listReadMessages | typeof messages.listUnreadMessages

let world: World
let customer: string
let expert: string

beforeAll(async () => {
  world = await createWorld()
  customer = world.accountOf('customer')
  expert = world.accountOf('expert')
})
afterAll(() => world?.close())
beforeEach(async () => void (await sql`delete from message`.execute(world.deps.db)))

const send = (cause: string, over: Partial<NewMessage> = {}) =>
  world.deps.db.transaction().execute((tx) =>
    sendMessage(tx, {
      to: [customer],
      kind: 'faqChanged',
      type: 'FAQ',
      refId: '1059',
      title: '您收藏的 FAQ 已更新',
      content: '新增 T1 级对照表。',
      cause,
      ...over,
    }),
  )

async function list(endpoint: ListEndpoint = messages.listMessages, query: object = {}, as = 'customer') {
  const { status, data } = await world.call(endpoint, { query }, as as 'customer')
  expect(status).toBe(200)
  return data
}
const idsOf = ({ records }: { records: messages.Message[] }) => records.map(({ id }) => id)
const read = (id: string, as: 'customer' | 'expert' | 'administrator' = 'customer') =>
  world.call(messages.readMessage, { params: { id } }, as)

describe('sending', () => {
  it('reaches everybody named, once per cause, whoever was told before', async () => {
    expect(await send('faq:1059:v2')).toBe(1)
    expect(await send('faq:1059:v2', { to: [customer, expert] })).toBe(1)
    expect(await send('faq:1059:v2', { to: [customer, expert] })).toBe(0)
    expect(await send('faq:1059:v3', { to: [] })).toBe(0)
    expect((await list()).total).toBe(1)
    expect((await list(messages.listMessages, {}, 'expert')).total).toBe(1)
  })

  it('is undone with the transaction that caused it', async () => {
    const failing = world.deps.db.transaction().execute(async (tx) => {
      const message = { kind: 'notice', type: 'SYSTEM', refId: null, title: 't', content: 'c', cause: 'x' } as const
      await sendMessage(tx, { ...message, to: [customer] })
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow('after all not')
    expect((await list()).total).toBe(0)
  })
})

describe('lists', () => {
  it('tells what a message is', async () => {
    await send('one')
    await send('two', { type: 'SYSTEM', refId: null, title: '系统维护通知' })
    const { records } = await list()
    expect(records).toEqual([
      expect.objectContaining({ title: '系统维护通知', type: 'SYSTEM', refId: null, isRead: false }),
      {
        id: expect.stringMatching(/^\d+$/),
        title: '您收藏的 FAQ 已更新',
        content: '新增 T1 级对照表。',
        createDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        isRead: false,
        type: 'FAQ',
        refId: '1059',
        kind: 'faqChanged',
        answerId: null,
        commentId: null,
        actorId: null,
      },
    ])
  })

  it('moves a message from unread to read when it is opened', async () => {
    await send('one')
    await send('two')
    const [two, one] = idsOf(await list()) as [string, string]
    expect((await read(one)).data).toEqual({ unread: 1 })
    expect(idsOf(await list(messages.listReadMessages))).toEqual([one])
    expect(idsOf(await list(messages.listUnreadMessages))).toEqual([two])
    expect(idsOf(await list())).toEqual([two, one])
  })

  it.each(['current', 'cursor'] as const)(
    'pages by %s, newest first, nothing twice and nothing left out',
    async (by) => {
      for (let i = 0; i < 7; i++) await send(`cause ${i}`)
      const all = idsOf(await list())
      const pages = []
      let cursor: string | null = null
      for (let current = 1; current <= 3; current++) {
        const page = await list(messages.listUnreadMessages, {
          size: 3,
          ...(by === 'current' || !cursor ? { current } : { cursor }),
        })
        expect(page).toMatchObject({ total: 7, pages: 3, size: 3 })
        expect(page.nextCursor === null).toBe(current === 3)
        cursor = page.nextCursor
        pages.push(...idsOf(page))
      }
      expect(pages).toEqual(all)
    },
  )

  it('goes on by cursor where it was, though the messages before were opened', async () => {
    for (let i = 0; i < 4; i++) await send(`cause ${i}`)
    const all = idsOf(await list())
    const first = await list(messages.listUnreadMessages, { size: 2 })
    for (const id of idsOf(first)) await read(id)
    const second = await list(messages.listUnreadMessages, { size: 2, cursor: first.nextCursor })
    expect(idsOf(second)).toEqual(all.slice(2))
  })

  it('says the total on an empty page too', async () => {
    expect(await list()).toMatchObject({ records: [], total: 0, pages: 0, nextCursor: null })
    await send('one')
    expect(await list(messages.listMessages, { current: 9 })).toMatchObject({ records: [], total: 1 })
  })

  it('stops counting at a thousand', async () => {
    await sql`insert into message (user_id, kind, type, title, content, cause)
      select ${customer}, 'notice', 'SYSTEM', 't', 'c', i::text from generate_series(1, 1200) i`.execute(world.deps.db)
    expect(COUNT_LIMIT).toBe(1000)
    const newest = await list(messages.listUnreadMessages)
    expect(newest.total).toBe(1000)
    expect((await read(newest.records[0]?.id ?? '')).data).toEqual({ unread: 1000 })
  })

  it.each([
    [{ cursor: 'x' }, 'request.invalid'],
    [{ cursor: '9'.repeat(19) }, 'request.invalid'],
    [{ size: 51 }, 'request.invalid'],
    [{ current: 1001 }, 'request.too_deep'],
  ])('refuses %o', async (query, error) => {
    expect(await world.call(messages.listMessages, { query }, 'customer')).toMatchObject({ status: 400, error })
  })

  it('takes one statement, each of them', async () => {
    await send('one')
    const id = idsOf(await list())[0] ?? ''
    const about = async (action: () => Promise<unknown>) =>
      (await world.statementsOf(action)).filter(({ sql }) => /\bmessage\b/.test(sql))
    for (const endpoint of [messages.listMessages, messages.listReadMessages, messages.listUnreadMessages])
      expect(await about(() => list(endpoint))).toHaveLength(1)
    expect(await about(() => read(id))).toHaveLength(1)
  })
})

describe('opening all', () => {
  const readAll = (upTo: string) => world.call(messages.readAllMessages, { body: { upTo } }, 'customer')

  it('marks what was seen, leaves what came since, and is harmless the second time', async () => {
    await send('one', { to: [customer, expert] })
    await send('two')
    const seen = idsOf(await list())[0] ?? ''
    await send('three')
    const statements = await world.statementsOf(async () => expect((await readAll(seen)).data).toEqual({ unread: 1 }))
    expect(statements.filter(({ sql }) => /\bmessage\b/.test(sql))).toHaveLength(1)
    expect((await readAll(seen)).data).toEqual({ unread: 1 })
    expect((await list(messages.listReadMessages)).total).toBe(2)
    expect((await list(messages.listUnreadMessages, {}, 'expert')).total).toBe(1)
  })
})

describe('opening', () => {
  it('counts the first time and is harmless the second', async () => {
    await send('one')
    await send('two')
    const [, one] = idsOf(await list()) as [string, string]
    expect((await read(one)).data).toEqual({ unread: 1 })
    const { read_at } = await rowOf(one)
    expect((await read(one)).data).toEqual({ unread: 1 })
    expect((await rowOf(one)).read_at).toEqual(read_at)
  })

  it.each(['expert', 'administrator'] as const)(
    "says to %s of another's message what it says of none",
    async (other) => {
      await send('one')
      const id = idsOf(await list())[0] ?? ''
      const answers = await Promise.all([id, '999999999'].map((target) => read(target, other)))
      const [hidden, missing] = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }))
      expect(hidden).toMatchObject({ status: 404, body: { error: 'message.not_found' } })
      expect(hidden).toEqual(missing)
      expect((await rowOf(id)).read_at).toBeNull()
      expect((await list(messages.listMessages, {}, other)).records).toEqual([])
    },
  )
})

const rowOf = (id: string) =>
  world.deps.db.selectFrom('message').select('read_at').where('id', '=', id).executeTakeFirstOrThrow()
