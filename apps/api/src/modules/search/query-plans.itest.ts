import { adminDictionary, adminSearch, search } from '@kms/contract'
import { createWorld, plansOf, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Enough rows that PostgreSQL prefers an index by itself. */
const ROWS = 20_000

let world: World

beforeAll(async () => {
  // Without an index of its own: the database answers.
  world = await createWorld()
  const { db } = world.deps
  const { mccb } = world.taxonomy
  await sql`insert into catalogue_item (code, code_key, series, description, status, successor_key)
    select 'Q' || i, 'Q' || i, 'Q', 'item ' || i, 'active', case when i % 10 = 0 then 'Q' || (i + 1) end
    from generate_series(10000, ${sql.lit(9_999 + ROWS)}) i`.execute(db)
  await sql`insert into search_miss (term_key, wording, times, first_at, last_at, handled_at)
    select 'term ' || i, 'Term ' || i, i % 500, now() - i * interval '1 minute', now() - i * interval '1 minute',
      case when i % 3 = 0 then now() end
    from generate_series(1, ${sql.lit(ROWS)}) i`.execute(db)
  await sql`insert into question (id, author_id, question_type, status, title, section_id, published_at, heat, search_terms)
    select i, ${world.accountOf('partner')}::bigint, 0, 'published', 't' || i, ${mccb}, now() - i * interval '1 minute', i,
      array_to_tsvector(array['w' || i % 1000, '#Q' || i])
    from generate_series(10000, ${sql.lit(9_999 + ROWS)}) i`.execute(db)
  await sql`vacuum analyze catalogue_item, search_miss, question`.execute(db)
})
afterAll(() => world?.close())

const type = (body: object) => () => world.call(search.searchAll, { body: body as never })

it.each([
  [
    'the catalogue entry of a number',
    type({ keyword: 'Q12340' }),
    /from catalogue_item c\b/,
    ['catalogue_item_prefix'],
  ],
  [
    'numbers that begin so',
    type({ keyword: 'q1234', purpose: 'suggest' }),
    /from catalogue_item/,
    ['catalogue_item_prefix'],
  ],
  [
    'the number that is one slip away',
    type({ keyword: 'Q1234X9' }),
    /code_key from catalogue_item/,
    ['catalogue_item_prefix'],
  ],
  [
    'pieces while the engine is away',
    type({ keyword: 'w77' }),
    /search_terms" @@/,
    ['question_search_terms', 'question_hot'],
  ],
])('%s: index ranges only', async (_, ask, about, indices) => {
  world.deps.cache.invalidateAll()
  const plan = (await plansOf(world, ask, about)).join('\n')
  expect(plan).not.toMatch(/Seq Scan on (catalogue_item|question|faq)\b/)
  for (const index of indices) expect(plan).toContain(index)
})

it.each([
  ['times', 'search_miss_often'],
  ['recent', 'search_miss_recent'],
] as const)('terms without a result by %s: the first rows of %s', async (sort, index) => {
  const ask = () => world.call(adminSearch.adminListSearchMisses, { body: { sort } as never }, 'operator')
  const [plan] = await plansOf(world, ask, /search_miss/)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Sort Key: m\.times/)
})

it('the catalogue of the console by number: the first rows of its index', async () => {
  const ask = () => world.call(adminDictionary.adminListCatalogue, { body: {} as never }, 'operator')
  const [plan] = await plansOf(world, ask, /from catalogue_item c/)
  expect(plan).toContain('catalogue_item_code_key_key')
})
