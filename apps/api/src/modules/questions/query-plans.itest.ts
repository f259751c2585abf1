import { adminQuestions, answers, comments, questions, type Endpoint, type Input } from '@kms/contract'
import { createWorld, planOf, type World } from '@kms/testing'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Enough rows that PostgreSQL prefers an index by itself. */
const ROWS = 20_000
const TABLES = [
  'question',
  'question_draft',
  'question_section',
  'question_tag',
  'answer',
  'answer_comment',
  'app_user',
]

let world: World
beforeAll(async () => {
  // Filling the tables takes longer than a request may.
  // No search engine: words are then read from the database.
  world = await createWorld({ env: { DATABASE_TIMEOUT_MS: '60000', OPENSEARCH_URL: 'http://127.0.0.1:9' } })
  const { db } = world.deps
  await sql`
    insert into app_user (id, nickname) select 10000 + i, 'reader ' || i from generate_series(1, ${sql.lit(ROWS)}) i`.execute(
    db,
  )
  await sql`
    insert into question (id, author_id, question_type, status, title, content_html, section_id, tag_ids, heat, published_at, unanswered, search_terms)
    select i, 10000 + i, (i % 7 = 0)::int, 'published', 't' || i, repeat('x', 500), 2 + i % 2, array[1 + i % 2], random(),
      now() - i * interval '1 minute', i % 10 = 1, array_to_tsvector(array['t' || i])
    from generate_series(1, ${sql.lit(ROWS)}) i`.execute(db)
  await sql`
    insert into question_draft (question_id, author_id, question_type, state)
    select id, 10001 + id % 100, question_type, case when id % 3 = 0 then 'draft' else 'none' end from question`.execute(
    db,
  )
  await sql`
    insert into question_section select unnest(array[1, section_id]), id, question_type, unanswered, published_at, heat from question`.execute(
    db,
  )
  await sql`insert into question_tag select tag_ids[1], id, question_type, unanswered, published_at, heat from question`.execute(
    db,
  )
  // One question that everybody answers, beside the usual ones.
  await sql`
    insert into answer (id, question_id, author_id, status, content_html, like_count, published_at)
    select i, case when i % 2 = 0 then 2 else i end, 10000 + i, 'published', repeat('x', 300), i % 90, now() - i * interval '1 second'
    from generate_series(1, ${sql.lit(ROWS)}) i`.execute(db)
  await sql`
    insert into answer_comment (id, answer_id, question_id, thread_id, author_id, status, content)
    select i, case when i % 2 = 0 then 2 else i end, 2, null, 10000 + i, 'published', 'c'
    from generate_series(1, ${sql.lit(ROWS)}) i`.execute(db)
  // Every hundredth was merged into the one before it.
  await sql`update question set status = 'deleted', merged_into = id - 1 where id % 100 = 0`.execute(db)
  await sql`
    insert into question_merge (question_id, target_id, moderator_id)
    select id, merged_into, ${world.accountOf('moderator')} from question where merged_into is not null`.execute(db)
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(db)
})
afterAll(() => world?.close())

/** The plans of the reading statements that a call sent. */
async function plansOf<E extends Endpoint>(endpoint: E, input: Input<E>, as?: 'customer' | 'moderator') {
  world.deps.cache.invalidateAll()
  const sent = await world.statementsOf(async () => {
    expect((await world.call(endpoint, input, as)).status).toBe(200)
  })
  const reads = sent.filter((query) => /^\s*(select|with)/i.test(query.sql) && /question|answer/.test(query.sql))
  expect(reads.length).toBeGreaterThan(0)
  const plans = reads.flatMap((query) => [planOf(world, query), planOncePrepared(query)])
  return Promise.all(plans)
}

type PlanLine = { 'QUERY PLAN': string }
type Sent = { sql: string; parameters: readonly unknown[] }

/** PostgreSQL tries so many plans for the values at hand before it may settle for one that does for any. */
const TRIED = 6

/** The plan of a statement that comes often, and therefore is prepared: it has to be as good. */
const planOncePrepared = ({ sql: text, parameters }: Sent) =>
  world.deps.db.connection().execute(async (db) => {
    await db.executeQuery(CompiledQuery.raw(`prepare planned as ${text}`))
    const values = parameters.map((value) => sql.lit(Array.isArray(value) ? `{${value.join(',')}}` : String(value)))
    const execute = values.length > 0 ? sql`execute planned (${sql.join(values)})` : sql`execute planned`
    for (let run = 0; run < TRIED; run += 1) await execute.execute(db)
    const { rows } = await sql<PlanLine>`explain ${execute}`.execute(db)
    await sql`deallocate planned`.execute(db)
    return rows.map((line) => line['QUERY PLAN']).join('\n')
  })

const growing = new RegExp(`Seq Scan on (${TABLES.join('|')})\\b`)

it.each([
  ...[{}, { sort: 'hot' }, { questionType: 1 }, { unanswered: true }, { size: 50 }],
  ...[{ sectionId: '1' }, { sectionId: '2', sort: 'hot' }, { sectionId: '1', unanswered: true }],
  ...[{ tagId: '1' }, { tagId: '1', sort: 'hot', questionType: 1 }, { sectionId: '2', tagId: '1' }],
])('lists %o by an index: no sequential scan, no sort of a growing table', async (body) => {
  for (const plan of await plansOf(questions.listQuestions, { body: body as never })) expect(plan).not.toMatch(growing)
})

it.each([
  ['numbered pages', questions.searchQuestions, { body: { current: 100, size: 20 } }],
  ['words without the engine', questions.searchQuestions, { body: { keyword: 't123' } }],
  ['detail', questions.getQuestionDetail, { params: { id: '2' } }],
  ['draft box', questions.listQuestionDrafts, { query: {} }],
  ['answers by likes', answers.listAnswers, { body: { questionId: '2' } }],
  ['answers by time', answers.listAnswers, { body: { questionId: '2', sort: 'time' } }],
  ['comments', comments.listComments, { body: { answerId: '2' } }],
  ['people to name', comments.listAtUsers, { body: { questionId: '2', keyword: 'reader 77' } }],
] as const)('reads %s by an index', async (_name, endpoint, input) => {
  for (const plan of await plansOf(endpoint as Endpoint, input as Input<Endpoint>, 'customer'))
    expect(plan).not.toMatch(growing)
})

it.each([
  ['the console’s list', adminQuestions.adminListQuestions, { body: {} }],
  ['its words', adminQuestions.adminListQuestions, { body: { keyword: 't123' } }],
  ['what was merged', adminQuestions.adminListQuestions, { body: { show: 'merged' } }],
  ['a merged address', questions.getQuestionDetail, { params: { id: '100' } }],
] as const)('reads %s by an index', async (_name, endpoint, input) => {
  for (const plan of await plansOf(endpoint as Endpoint, input as Input<Endpoint>, 'moderator'))
    expect(plan, plan).not.toMatch(growing)
})

it('walks the answers of a question with thousands in the order of the index', async () => {
  for (const sort of ['hot', 'time'] as const)
    for (const plan of await plansOf(answers.listPublicAnswers, { body: { questionId: '2', sort } }))
      expect(plan, plan).not.toMatch(/Sort Key: a\./)
})
