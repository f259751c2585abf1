import { faq, hotKeywords, messages } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recountTotals } from '../settle-seeding.ts'
import { writeCorpus } from './write-corpus.ts'
import { writeHotKeywords } from './write-hot-keywords.ts'
import { writeMessages } from './write-messages.ts'

/** What the drawer shows at once: the demo has to need a second page. */
const DRAWER_PAGE = 8

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  // The corpus brings its own sections, under the same numbers.
  await sql`truncate section, tag cascade`.execute(db)
  await writeCorpus(db)
  await recountTotals(db)
  await writeMessages(db)
  await writeHotKeywords(db)
})
afterAll(() => world?.close())

const listAs = async (endpoint: typeof messages.listMessages | typeof messages.listUnreadMessages) =>
  (await world.call(endpoint, { query: { size: 50 } }, 'customer')).data

it('gives the customer messages of several types, two drawers full of unread ones', async () => {
  const { records } = await listAs(messages.listMessages)
  expect(messages.listMessages.result.shape.records.safeParse(records).error).toBeUndefined()
  expect(records.length).toBeGreaterThanOrEqual(10)
  expect(records.length).toBeLessThanOrEqual(20)
  expect(new Set(records.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3)
  expect(records.map(({ createDate }) => createDate)).toEqual(
    records.map(({ createDate }) => createDate).toSorted((a, b) => b.localeCompare(a)),
  )
  const unread = await listAs(messages.listUnreadMessages)
  expect(unread.total).toBeGreaterThan(DRAWER_PAGE)
  expect(records.length - unread.total).toBeGreaterThan(DRAWER_PAGE)
})

it('refers only to what can be opened', async () => {
  const { records } = await listAs(messages.listMessages)
  for (const { type, refId } of records) {
    if (type !== 'FAQ') expect(refId).toBeNull()
    else expect((await world.call(faq.getFaq, { params: { id: refId ?? '' } }, 'customer')).status).toBe(200)
  }
})

it('pins keywords that find something', async () => {
  const { data } = await world.call(hotKeywords.listHotKeywords, { params: { x: 20 } }, 'customer')
  expect(data.length).toBeGreaterThanOrEqual(5)
  for (const { keyword } of data) {
    const found = await world.call(faq.searchFaqs, { body: { keyword } }, 'customer')
    expect(found.data.total, keyword).toBeGreaterThan(0)
  }
})

it('changes nothing when it runs again, not even what was read since', async () => {
  const { db } = world.deps
  const all = async () => [
    await db.selectFrom('message').selectAll().orderBy('id').execute(),
    await db.selectFrom('hot_keyword').selectAll().orderBy('keyword').execute(),
  ]
  const unread = (await listAs(messages.listUnreadMessages)).records[0]?.id ?? ''
  await world.call(messages.readMessage, { params: { id: unread } }, 'customer')
  const before = await all()
  expect(await writeMessages(db)).toBe(0)
  await writeHotKeywords(db)
  expect(await all()).toEqual(before)
})
