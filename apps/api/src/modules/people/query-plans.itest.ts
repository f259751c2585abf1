import { dynamics, focus, profiles, type Endpoint, type Input } from '@kms/contract'
import { createWorld, plansOf, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Enough rows that PostgreSQL prefers an index by itself. */
const PEOPLE = 8_000
const PIECES = 16_000
const STAR = '10001'
const GROWING = [
  ...['app_user', 'user_focus', 'user_tally', 'dynamic', 'question', 'answer', 'question_draft', 'message'],
  ...['question_collect', 'faq_collect', 'answer_collect', 'user_badge'],
]

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { DATABASE_TIMEOUT_MS: '60000' } })
  const { db } = world.deps
  const reader = world.accountOf('customer')
  await sql`insert into app_user (id, nickname) select 10000 + i, 'p' || i from generate_series(1, ${sql.lit(PEOPLE)}) i`.execute(
    db,
  )
  await sql`
    insert into question (id, author_id, question_type, status, title, section_id, published_at)
    select i, 10000 + 1 + i % ${sql.lit(PEOPLE)}, 0, 'published', 't' || i, 2, now() - i * interval '1 minute'
    from generate_series(1, ${sql.lit(PIECES)}) i`.execute(db)
  await sql`
    insert into answer (id, question_id, author_id, status, content_html, published_at)
    select i, i, 10000 + 1 + (i * 7) % ${sql.lit(PEOPLE)}, 'published', '', now() - i * interval '1 minute'
    from generate_series(1, ${sql.lit(PIECES)}) i`.execute(db)
  await sql`
    insert into dynamic (author_id, kind, is_reply, target_id, question_id, at)
    select author_id, 'question', false, id, id, published_at from question
    union all select author_id, 'answer', true, id, question_id, published_at from answer`.execute(db)
  // One whom everybody follows, and a reader who follows a hundred.
  await sql`insert into user_focus (follower_id, followee_id) select id, ${STAR} from app_user where id > 10001`.execute(
    db,
  )
  await sql`insert into user_focus (follower_id, followee_id) select ${reader}, id from app_user where id between 10001 and 10100`.execute(
    db,
  )
  await sql`insert into user_tally (user_id, follower_count) select id, 0 from app_user`.execute(db)
  await sql`insert into question_draft (question_id, author_id, question_type, state) select id, author_id, 0, 'draft' from question`.execute(
    db,
  )
  await sql`insert into message (user_id, kind, type, title, content, cause) select id, 'notice', 'SYSTEM', 't', 'c', 'x' from app_user`.execute(
    db,
  )
  await sql`insert into badge (id, key, name, condition) select i, 'b' || i, 'b', 'c' from generate_series(1, 5) i`.execute(
    db,
  )
  await sql`insert into user_badge (user_id, badge_id) select u.id, b.id from app_user u, badge b`.execute(db)
  await sql`
    insert into faq (id, status, title, conclusion, content_html, section_id, valid_from, review_by, published_at)
    select i, 'published', 'f' || i, 'c', '', 2, now(), now(), now() from generate_series(1, 100) i`.execute(db)
  await sql`insert into faq_collect (faq_id, user_id) select 1 + id % 100, id from app_user where id > 10000`.execute(
    db,
  )
  for (const kind of ['question', 'answer'])
    await sql`insert into ${sql.table(`${kind}_collect`)} (${sql.ref(`${kind}_id`)}, user_id)
      select id, author_id from ${sql.table(kind)}`.execute(db)
  for (const table of GROWING) await sql`analyze ${sql.table(table)}`.execute(db)
}, 120_000)
afterAll(() => world?.close())

type Call = [name: string, endpoint: Endpoint, input: object]
const of = (id: string) => ({ params: { id }, query: {} })

const CALLS: Call[] = [
  ['own profile', profiles.getProfile, { params: { id: '1' } }],
  ['profile', profiles.getProfile, { params: { id: STAR } }],
  ['favourites', profiles.listCollectsOf, of(STAR)],
  ['followers of one whom everybody follows', focus.listFollowersOf, of(STAR)],
  ['whom somebody follows', focus.listFocusOf, of('10500')],
  ['follow', focus.addUserFocus, { body: { userId: '10200' } }],
  ['unfollow', focus.cancelUserFocus, { params: { id: '10200' } }],
  ['dynamics', dynamics.listDynamicsOf, of(STAR)],
  ['posts', dynamics.listPostsOf, of(STAR)],
  ['replies', dynamics.listRepliesOf, of(STAR)],
  ['dynamics of a hundred people', dynamics.listMyDynamics, { query: { of: 'followed' } }],
]

describe('no growing table is read as a whole', () => {
  it.each(CALLS)('%s', async (_, endpoint, input) => {
    const ask = () => world.call(endpoint, input as Input<Endpoint>, 'customer')
    await ask()
    const plans = await plansOf(world, ask, /^\s*(select|with|insert)/i)
    const scanned = [...plans.join('\n').matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table ?? '')
    expect(scanned.filter((table) => GROWING.includes(table))).toEqual([])
  })
})
