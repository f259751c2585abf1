import { adminRouting, routing, type Endpoint } from '@kms/contract'
import { createWorld, plansOf, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '../../kernel/actor.ts'

/** Enough rows that PostgreSQL prefers an index by itself. */
const QUESTIONS = 20_000
const MEMBERS = 5_000

let world: World

beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  await sql`insert into app_user (id, nickname, roles)
    select i, 'member-' || i, case when i % 50 = 0 then '{expert}'::text[] else '{customer}' end
    from generate_series(100, ${sql.lit(99 + MEMBERS)}) i`.execute(db)
  await sql`insert into question (id, author_id, question_type, status, title, section_id, unanswered, published_at)
    select i, 100 + i % ${sql.lit(MEMBERS)}, 0, 'published', 't' || i, ${world.taxonomy.mccb}, i % 20 = 0, now() - i * interval '1 minute'
    from generate_series(10000, ${sql.lit(9_999 + QUESTIONS)}) i`.execute(db)
  await sql`insert into question_routing (question_id, state) select id, 'open' from question`.execute(db)
  await sql`insert into question_offer (question_id, expert_id, state, round, due_at, decided_at)
    select q.id, e.id, case when q.unanswered then 'offered' else 'answered' end, 1, now() + q.id * interval '1 second',
      case when q.unanswered then null else now() end
    from question q cross join lateral (
      select case when q.id % 97 = 0 then ${world.accountOf('expert')}::bigint else 100 + q.id % 4000 end as id) e`.execute(
    db,
  )
  await sql`vacuum analyze question_offer, question_routing, question, app_user`.execute(db)
})
afterAll(() => world?.close())

it.each<[string, Endpoint, object, Role, string]>([
  ['open offers', routing.listOffers, { query: {} }, 'expert', 'question_offer_open'],
  ['earlier offers', routing.listOffers, { query: { show: 'done' } }, 'expert', 'question_offer_done'],
  ['the offer of a question', routing.getOfferForQuestion, { params: { id: '10020' } }, 'expert', 'question_offer_'],
  ['waiting questions', adminRouting.adminListWaiting, { body: {} }, 'operator', 'question_unanswered'],
])('%s: index ranges only', async (_name, endpoint, input, as, index) => {
  const [plan, ...more] = await plansOf(world, () => world.call(endpoint, input as never, as), /question_offer/)
  expect(more).toEqual([])
  expect(plan).not.toMatch(/Seq Scan/)
  expect(plan).toContain(index)
})
