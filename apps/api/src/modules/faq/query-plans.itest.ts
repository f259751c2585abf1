import { faq } from '@kms/contract'
import { createWorld, plansOf, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Enough rows that PostgreSQL prefers an index by itself. */
const ROWS = 20_000

let world: World

beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  await sql`
    insert into faq (id, status, title, conclusion, content_html, section_id, tag_ids, valid_from, review_by, reviewed_at, heat, published_at, search_terms)
    select i, 'published', 't' || i, 'c', repeat('x', 500), 2 + i % 2, array[1 + i % 2], '2026-01-01', '2027-01-01', '2026-01-01',
           random(), now() - i * interval '1 minute', array_to_tsvector(array['t' || i])
    from generate_series(1, ${sql.lit(ROWS)}) i`.execute(db)
  await sql`
    insert into faq_section select unnest(array[1, section_id]), id, published_at, heat from faq`.execute(db)
  await sql`insert into faq_tag select tag_ids[1], id, published_at, heat from faq`.execute(db)
  await sql`insert into content_total values ('faq', ${ROWS})`.execute(db)
  for (const table of ['faq', 'faq_section', 'faq_tag', 'content_total'])
    await sql`analyze ${sql.table(table)}`.execute(db)
})
afterAll(() => world.close())

/** The plans of the statements that a call sent. */
function plansFor(body: object) {
  world.deps.cache.invalidateAll()
  return plansOf(world, () => world.call(faq.listFaqs, { body }), /\bjoin faq\b/)
}

it.each([
  [{}],
  [{ sort: 'hot' }],
  [{ sectionId: '1' }],
  [{ sectionId: '2', sort: 'hot' }],
  [{ tagId: '1' }],
  [{ tagId: '1', sort: 'hot' }],
  [{ sectionId: '2', tagId: '1' }],
  [{ current: 500, size: 20 }],
])('lists %o by an index: no sequential scan, no sort of a growing table', async (body) => {
  for (const plan of await plansFor(body)) expect(plan).not.toMatch(/Seq Scan on (faq|faq_section|faq_tag)\b/)
})
