import { adminReview, type Endpoint, type Input } from '@kms/contract'
import { createWorld, plansOf, waitingForReview, type World } from '@kms/testing'
import { sql } from 'kysely'
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

const plansFor = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  plansOf(world, () => world.call(endpoint, input, 'moderator'), /\breview_item\b/)

it.each([
  ['the queue', () => plansFor(adminReview.adminListReviews, { body: {} })],
  ['reports', () => plansFor(adminReview.adminListReviews, { body: { reason: 'report' } })],
  ['what was decided', () => plansFor(adminReview.adminListReviews, { body: { show: 'done' } })],
  ['the numbers on the tabs', () => plansFor(adminReview.adminCountReviews, {})],
  ['the next piece', () => plansFor(adminReview.adminClaimNextReview, { body: {} })],
  ['one piece', () => plansFor(adminReview.adminGetReview, { params: { id: open } })],
])('finds %s by an index', async (_, plans) => {
  for (const plan of await plans()) expect(plan).not.toMatch(/Seq Scan on review_item/)
})
