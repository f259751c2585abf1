import { behaviour, faq } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from '../../kernel/caller-hash.ts'
import type { BehaviourEvent } from './behaviour-event.ts'
import { DAYS_AHEAD } from '../../kernel/day-partitions.ts'
import { keepBehaviourPartitions, KEPT_DAYS } from './behaviour-partitions.ts'
import { rollUpViews } from './roll-up-views.ts'
import { writeEvents } from './write-events.ts'

let world: World
let id: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  id = await publishedFaq(world)
  await sql`truncate behaviour_event, behaviour_tally`.execute(world.deps.db)
})

const read = (object = id, seconds = 0, headers: Record<string, string> = {}) =>
  world.app.inject({
    url: `/api/f/behavior/readFaq/${object}/${seconds}`,
    headers: { 'user-agent': 'Mozilla/5.0', ...headers },
  })
const events = () =>
  world.deps.db.selectFrom('behaviour_event').select(['kind', 'object_id', 'seconds']).orderBy('kind').execute()
const views = async (of = id) => {
  await rollUpViews(world.deps)
  const row = await world.deps.db.selectFrom('faq').select('view_count').where('id', '=', of).executeTakeFirst()
  return Number(row?.view_count)
}

const event = (over: Partial<BehaviourEvent> = {}): BehaviourEvent => ({
  kind: 'readFaq',
  objectId: id,
  caller: callerOf({ actor: { kind: 'visitor', id: null }, ip: '10.0.0.1' }, 'key'),
  seconds: 0,
  at: new Date(),
  ...over,
})

describe('reading', () => {
  it('is answered without asking the database, kept by no cache, and counted once for each caller', async () => {
    await read()
    const statements = await world.statementsOf(async () => {
      const answer = await read()
      expect([answer.statusCode, answer.json().data, answer.headers['cache-control']]).toEqual([
        200,
        { accepted: true },
        'no-store',
      ])
    })
    expect(statements.filter(({ sql: text }) => !text.includes('behaviour_event'))).toEqual([])
    await read(id, 0, { authorization: `Bearer ${await world.tokenOf('customer')}` })
    await read(id, 0, { authorization: `Bearer ${await world.tokenOf('customer')}` })
    await expect.poll(async () => (await events()).length, { timeout: 5_000 }).toBe(2)
    expect(await views()).toBe(2)
    expect(await views()).toBe(2)
  })

  it('keeps how long somebody stayed, and takes it for a view', async () => {
    await read(id, 95)
    await expect.poll(events, { timeout: 5_000 }).toMatchObject([
      { kind: 'readFaq', seconds: 0 },
      { kind: 'stayFaq', seconds: 95 },
    ])
    expect(await views()).toBe(1)
  })

  it.each([
    ['prefetching', { 'sec-purpose': 'prefetch' }],
    ['a crawler', { 'user-agent': 'Baiduspider/2.0' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('does not count %s', async (_, headers) => {
    expect((await read(id, 0, headers)).json().data).toEqual({ accepted: false })
    await read(id, 1)
    await expect.poll(async () => (await events()).length, { timeout: 5_000 }).toBe(2)
  })

  it.each(['/api/f/behavior/readFaq/0/0', '/api/f/behavior/readFaq/1/-1', '/api/f/behavior/readFaq/1/99999'])(
    'refuses %s',
    async (url) => {
      expect((await world.app.inject(url)).statusCode).toBe(400)
    },
  )

  it('of what does not exist is answered like any other', async () => {
    expect((await read('424242')).json().data).toEqual({ accepted: true })
    await expect.poll(async () => (await events()).length, { timeout: 5_000 }).toBe(1)
    expect(await views('424242')).toBeNaN()
  })
})

it('notes clicks and shares, which count in no counter', async () => {
  await world.call(behaviour.clickSection, { params: { id: '2' } })
  await world.call(behaviour.clickBanner, { body: { bannerId: '1' } })
  await world.call(behaviour.shareFaq, { params: { id } })
  await world.call(behaviour.shareQuestion, { params: { id: '2001' } })
  await expect
    .poll(async () => (await events()).map(({ kind }) => kind), { timeout: 5_000 })
    .toEqual(['clickBanner', 'clickSection', 'shareFaq', 'shareQuestion'])
  expect(await world.deps.db.selectFrom('behaviour_tally').selectAll().execute()).toEqual([])
})

describe('counting', () => {
  const callers = (count: number) =>
    Array.from({ length: count }, (_, index) => event({ caller: Buffer.from(`caller-${index}`) }))

  it('is exact when several processes write and roll up at the same moment', async () => {
    const all = callers(200)
    // Every event twice, as two processes would that both saw the caller.
    const batches = [0, 1, 2, 3].flatMap((part) => [
      all.slice(part * 50, part * 50 + 50),
      all.slice(part * 50, part * 50 + 50),
    ])
    await Promise.all([
      ...batches.map((batch) => writeEvents(world.deps.db, batch)),
      ...Array.from({ length: 4 }, () => rollUpViews(world.deps)),
    ])
    expect(await views()).toBe(200)
  })

  it('costs one update for an object however often it was read, and one statement for a batch', async () => {
    const written = await world.statementsOf(() => writeEvents(world.deps.db, callers(500)))
    expect(written).toHaveLength(1)
    const rolled = await world.statementsOf(() => rollUpViews(world.deps))
    expect(rolled.filter(({ sql: text }) => /update\s+"faq"/.test(text))).toHaveLength(1)
  })

  it('counts questions too, and leaves alone what belongs to another kind', async () => {
    const { db } = world.deps
    await sql`insert into question (id, author_id, question_type, status) values (2001, 1, 0, 'unpublished')
      on conflict do nothing`.execute(db)
    await writeEvents(db, [event(), event({ kind: 'readQuestion', objectId: '2001' })])
    await rollUpViews(world.deps, [{ kind: 'readQuestion', table: 'question' }])
    const { rows } = await sql<{ view_count: string }>`select view_count from question where id = 2001`.execute(db)
    expect(rows[0]?.view_count).toBe('1')
    expect(await views()).toBe(1)
  })

  it('moves what was read in the hot lists', async () => {
    const heat = async () =>
      (await world.deps.db.selectFrom('faq').select('heat').where('id', '=', id).executeTakeFirst())?.heat ?? 0
    const before = await heat()
    await writeEvents(world.deps.db, callers(300))
    await rollUpViews(world.deps)
    await world.drain()
    expect(await heat()).toBeGreaterThan(before)
    expect((await world.call(faq.getFaq, { params: { id } })).data.viewCount).toBe(300)
  })
})

describe('partitions', () => {
  const names = async () => {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'behaviour_event'::regclass order by 1`.execute(
      world.deps.db,
    )
    return rows.map(({ name }) => name)
  }

  it('are made ahead, used, and dropped when they are old; a day that has begun elsewhere stays there', async () => {
    const { db } = world.deps
    expect([DAYS_AHEAD, KEPT_DAYS]).toEqual([7, 90])
    const start = new Date('2030-01-01T05:00:00Z')
    await writeEvents(db, [event({ at: start })])
    await keepBehaviourPartitions(world.deps, start)
    await keepBehaviourPartitions(world.deps, start)
    const made = await names()
    expect(made).toHaveLength(1 + DAYS_AHEAD)
    expect(made).not.toContain('behaviour_event_d20300101')
    const at = new Date('2030-01-02T05:00:00Z')
    await writeEvents(db, [event({ at })])
    await writeEvents(db, [event({ at })])
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from behaviour_event_d20300102`.execute(
      db,
    )
    expect(rows[0]?.total).toBe(1)

    await keepBehaviourPartitions(world.deps, new Date('2030-04-05T00:00:00Z'))
    const left = await names()
    expect(left).not.toContain('behaviour_event_d20300102')
    expect(left).toContain('behaviour_event_d20300108')
    expect(
      await db.selectFrom('behaviour_event').selectAll().where('window_at', '<', new Date('2030-01-05')).execute(),
    ).toEqual([])
  })
})

describe('without Redis', () => {
  it('nothing is lost: counting does not need it', async () => {
    const alone = await createWorld({ env: { REDIS_URL: 'redis://127.0.0.1:9' } })
    const object = await publishedFaq(alone)
    for (let caller = 0; caller < 20; caller++) {
      const answer = await alone.app.inject({
        url: `/api/f/behavior/readFaq/${object}/0`,
        headers: { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': `10.1.0.${caller}` },
      })
      expect(answer.statusCode).toBe(200)
    }
    // Stopping the process writes what waits.
    await alone.app.close()
    await rollUpViews(alone.deps)
    const row = await alone.deps.db.selectFrom('faq').select('view_count').where('id', '=', object).executeTakeFirst()
    expect(row?.view_count).toBe('20')
    await alone.close()
  })
})
