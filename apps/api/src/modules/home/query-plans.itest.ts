import { home, mySections, questions } from '@kms/contract'
import { createWorld, plansOf, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRecommendation } from './make-recommendation.ts'
import { refreshStandings } from './refresh-standings.ts'

/** Enough rows that PostgreSQL prefers an index by itself. */
const ROWS = 20_000
const GROWING = ['question', 'question_section', 'question_tag', 'faq', 'faq_section', 'faq_tag', 'answer', 'app_user']

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  const rows = sql.lit(ROWS)
  await sql`insert into app_user (id, nickname, is_big_v) select 10000 + i, 'reader ' || i, i % 1000 = 0 from generate_series(1, ${rows}) i`.execute(
    db,
  )
  await sql`
    insert into question (id, author_id, question_type, status, title, content_html, section_id, tag_ids, heat, published_at, unanswered)
    select i, 10000 + i, (i % 7 = 0)::int, 'published', 't' || i, repeat('x', 500), 2 + i % 2, array[1 + i % 2], random(),
      now() - i * interval '1 hour', i % 10 = 1 from generate_series(1, ${rows}) i`.execute(db)
  await sql`insert into question_section select unnest(array[1, section_id]), id, question_type, unanswered, published_at, heat from question`.execute(
    db,
  )
  await sql`insert into question_tag select tag_ids[1], id, question_type, unanswered, published_at, heat from question`.execute(
    db,
  )
  await sql`
    insert into faq (id, status, title, conclusion, content_html, section_id, valid_from, review_by, heat, published_at)
    select i, 'published', 'f' || i, 'c', repeat('x', 500), 2 + i % 2, now(), now(), random(), now() - i * interval '1 hour'
    from generate_series(1, ${rows}) i`.execute(db)
  await sql`insert into faq_section select section_id, id, published_at, heat from faq`.execute(db)
  await sql`insert into faq_tag select 1 + id % 2, id, published_at, heat from faq`.execute(db)
  await sql`
    insert into answer (id, question_id, author_id, status, content_html, like_count, published_at)
    select i, i, 10000 + i, 'published', repeat('x', 300), i % 90, now() - i * interval '1 hour'
    from generate_series(1, ${rows}) i`.execute(db)
  await sql`update app_user set skill_tag_ids = '{1}' where id = 1`.execute(db)
  await world.call(mySections.saveFirstChoice, { body: { sectionIds: ['1', '2'], tagIds: ['1', '2'] } }, 'customer')
  await sql`insert into user_focus (follower_id, followee_id)
    select ${world.accountOf('customer')}::bigint, id from app_user where id > 10000 order by id limit 20`.execute(db)
  for (const table of GROWING) await sql`analyze ${sql.table(table)}`.execute(db)
})
afterAll(() => world?.close())

/** Tables that the statements of an action read as a whole. */
async function scannedBy(action: () => Promise<unknown>) {
  world.deps.cache.invalidateAll()
  const plans = (await plansOf(world, action, /^\s*(select|with|insert)/i)).join('\n')
  const scanned = new Set([...plans.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table))
  return GROWING.filter((table) => scanned.has(table))
}

it.each([
  ['the board', () => world.call(home.getHomeBoard, { params: { x: 'pc' }, query: {} }, 'customer')],
  ['关注', () => world.call(questions.listQuestions, { body: { feed: 'followed' } }, 'customer')],
  ['making 推荐', () => makeRecommendation(world.deps, world.accountOf('customer'))],
  ['推荐', () => world.call(questions.listQuestions, { body: { feed: 'recommended' } }, 'customer')],
  ['ranks and 大咖', () => refreshStandings(world.deps)],
])('%s reads no growing table as a whole', async (_, action) => {
  expect(await scannedBy(action)).toEqual([])
})
