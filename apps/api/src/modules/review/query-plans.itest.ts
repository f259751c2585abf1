import { adminReview, type Endpoint, type Input } from '@kms/contract'
import { createWorld, waitingForReview, type World } from '@kms/testing'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Enough decided rows that PostgreSQL prefers an index by itself; few wait, as in life. */
const ROWS = 20_000

let world: World
let open: string
beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  await sql`
    insert into review_item (target_type, target_id, revision, author_id, reason, question_id, title, content_html,
      content_text, state, decided_by, decided_at, decision)
    select 'question', i, 1, 1 + i % 4, 'new_author', i, 't', repeat('x', 300), 'x', 'passed', 5,
      now() - i * interval '1 minute', 1
    from generate_series(1, ${sql.lit(ROWS)}) i`.execute(db)
  for (let index = 0; index < 20; index++) open = await waitingForReview(world)
  await sql`analyze review_item`.execute(db)
})
afterAll(() => world.close())

async function plansOf<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const statements = await world.statementsOf(() => world.call(endpoint, input, 'moderator'))
  const about = statements.filter(({ sql: text }) => /\breview_item\b/.test(text))
  expect(about.length).toBeGreaterThan(0)
  return Promise.all(
    about.map(async (query) => {
      const { rows } = await world.deps.db.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
}

it.each([
  ['the queue', () => plansOf(adminReview.adminListReviews, { body: {} })],
  ['reports', () => plansOf(adminReview.adminListReviews, { body: { reason: 'report' } })],
  ['what was decided', () => plansOf(adminReview.adminListReviews, { body: { show: 'done' } })],
  ['the numbers on the tabs', () => plansOf(adminReview.adminCountReviews, {})],
  ['the next piece', () => plansOf(adminReview.adminClaimNextReview, { body: {} })],
  ['one piece', () => plansOf(adminReview.adminGetReview, { params: { id: open } })],
])('finds %s by an index', async (_, plans) => {
  for (const plan of await plans()) expect(plan).not.toMatch(/Seq Scan on review_item/)
})
