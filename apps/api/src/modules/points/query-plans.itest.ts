import { score, type Endpoint } from '@kms/contract'
import { createWorld, plansOf, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tidyPoints } from './tidy-points.ts'

/** Enough rows that PostgreSQL prefers an index by itself. */
const MEMBERS = 2_000
const EACH = 40

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { DATABASE_TIMEOUT_MS: '60000' } })
  const { db } = world.deps
  await sql`insert into app_user (id, nickname)
    select i, 'member-' || i from generate_series(100, ${sql.lit(99 + MEMBERS)}) i`.execute(db)
  await sql`
    insert into point_entry (user_id, source, ref, amount, state, day, expires_at, taken_at)
    select case when i % ${sql.lit(MEMBERS)} = 0 then ${world.accountOf('customer')}::bigint else 100 + i % ${sql.lit(MEMBERS)} end, 'liked',
      i::text, 1, case when (i / ${sql.lit(MEMBERS)}) % 10 = 0 then 'bubble' else 'taken' end, now(), now() + interval '9 days',
      case when (i / ${sql.lit(MEMBERS)}) % 10 = 0 then null else now() - make_interval(secs => i) end
    from generate_series(1, ${sql.lit(MEMBERS * EACH)}) i`.execute(db)
  await sql`insert into point_day (user_id, day, source, amount)
    select 100 + i % ${sql.lit(MEMBERS)}, current_date - (i / ${sql.lit(MEMBERS)}), 'liked', 1
    from generate_series(1, ${sql.lit(MEMBERS * 20)}) i`.execute(db)
  await sql`insert into point_balance (user_id) select id from app_user`.execute(db)
  await sql`insert into point_sign (user_id, day, streak)
    select 100 + i % ${sql.lit(MEMBERS)}, current_date - (i / ${sql.lit(MEMBERS)}), 1
    from generate_series(1, ${sql.lit(MEMBERS * 20)}) i`.execute(db)
  await sql`insert into score_platform (id, code, name, min_amount, max_amount, step, daily_limit)
    values (1, 'mall', '商城', 1, 9, 1, 9)`.execute(db)
  await sql`insert into score_exchange (user_id, platform_id, amount, day)
    select 100 + i % ${sql.lit(MEMBERS)}, 1, 1, now() from generate_series(1, ${sql.lit(MEMBERS * 10)}) i`.execute(db)
  await sql`vacuum analyze point_entry, point_day, point_balance, point_sign, score_exchange`.execute(db)
})
afterAll(() => world?.close())

const ABOUT = /point_|score_/
/** A handful of rows: reading them all is what an index would do too. */
const BIG = /Seq Scan on (point_(entry|day|balance|sign)|score_exchange)/

const call = (endpoint: Endpoint, input: object = {}) => world.call(endpoint, input as never, 'customer')

it.each([
  ['the purse', () => call(score.getWallet), /point_entry_p\d_user_id_expires_at_id_idx/],
  ['the history', () => call(score.listScoreHistory, { query: {} }), /point_entry_p\d_user_id_taken_at_id_idx/],
  ['the exchanges', () => call(score.listExchanges, { query: {} }), /score_exchange_member/],
  ['taking all', () => call(score.takeAllBubbles), /point_entry_p\d_user_id_expires_at_id_idx/],
  ['signing', () => call(score.signToday), /point_sign_pkey/],
  ['tidying', () => tidyPoints(world.deps), /point_entry_p\d_expires_at_idx/],
])('%s goes by an index', async (_name, action, index) => {
  const plans = await plansOf(world, action, ABOUT)
  expect(plans.join('\n')).toMatch(index)
  for (const plan of plans) expect(plan).not.toMatch(BIG)
})

it('of one member only one partition is touched', async () => {
  const [plan = ''] = await plansOf(world, () => call(score.listScoreHistory, { query: {} }), ABOUT)
  expect(new Set(plan.match(/\bpoint_entry_p\d\b/g))).toHaveLength(1)
})
