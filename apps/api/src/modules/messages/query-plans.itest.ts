import { messages, type Endpoint } from '@kms/contract'
import { createWorld, plansOf, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Enough rows that PostgreSQL prefers an index by itself. */
const MEMBERS = 1_000
const EACH = 80
/** One row in fifty is the customer's, who has many times what others have. */
const CUSTOMERS_SHARE = 50

let world: World

beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  await sql`insert into app_user (id, nickname)
    select i, 'member-' || i from generate_series(100, ${sql.lit(99 + MEMBERS)}) i`.execute(db)
  await sql`
    insert into message (user_id, kind, type, title, content, cause, read_at)
    select case when i % ${sql.lit(CUSTOMERS_SHARE)} = 0 then ${world.accountOf('customer')}::bigint else 100 + i % ${sql.lit(MEMBERS)} end,
           'notice', 'SYSTEM', 't' || i, repeat('x', 80), i::text, case when i % 7 = 0 then null else now() end
    from generate_series(1, ${sql.lit(MEMBERS * EACH)}) i`.execute(db)
  await sql`vacuum analyze message`.execute(db)
})
afterAll(() => world?.close())

/** The plan of the statement about messages that a call sent, partitions' indexes under the name that the migration gave them. */
async function planOf(endpoint: Endpoint, input: object) {
  const ask = () => world.call(endpoint, input as never, 'customer')
  const [plan = '', ...more] = await plansOf(world, ask, /\bmessage\b/)
  expect(more).toEqual([])
  return plan.replace(/\bmessage_p\d\d_\w+/g, (index) => namesOf.get(index) ?? index)
}

const namesOf = new Map<string, string>()
beforeAll(async () => {
  const { rows } = await sql<{ part: string; whole: string }>`
    select inhrelid::regclass::text as part, inhparent::regclass::text as whole
    from pg_inherits join pg_class on oid = inhrelid where relkind = 'i'`.execute(world.deps.db)
  for (const { part, whole } of rows) namesOf.set(part, whole)
})

const partitionsIn = (plan: string) => new Set(plan.match(/\bmessage_p\d\d\b/g))

it.each([
  { endpoint: messages.listUnreadMessages, index: 'message_unread' },
  { endpoint: messages.listReadMessages, index: 'message_read' },
  { endpoint: messages.listMessages, index: 'message_pkey' },
])('$endpoint.id is a range of $index in one partition', async ({ endpoint, index }) => {
  const deep = (await world.call(endpoint, { query: { size: 50 } }, 'customer')).data.nextCursor
  for (const query of [{}, { current: 12, size: 8 }, { cursor: deep }]) {
    const plan = await planOf(endpoint, { query })
    expect(plan).not.toMatch(/Seq Scan|Bitmap/)
    expect([...plan.matchAll(/ using (\w+)/g)].map((match) => match[1])).toContain(index)
    expect(partitionsIn(plan)).toHaveLength(1)
  }
})

it('sorts no more than the page', async () => {
  const plan = await planOf(messages.listUnreadMessages, { query: { size: 8 } })
  expect(plan.match(/Sort Key/g)).toHaveLength(1)
  expect(plan).toMatch(/^Sort .* rows=9 /)
})

it('opens a message by its key and counts by the unread index', async () => {
  const { data } = await world.call(messages.listUnreadMessages, { query: {} }, 'customer')
  const plan = await planOf(messages.readMessage, { params: { id: data.records[0]?.id } })
  expect(plan).not.toMatch(/Seq Scan|Bitmap/)
  expect(plan).toMatch(/using message_pkey/)
  expect(plan).toMatch(/using message_unread/)
  expect(partitionsIn(plan)).toHaveLength(1)
})
