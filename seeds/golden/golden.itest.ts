import { rebuildFaqIndex } from '@kms/api/modules/search/rebuild-faq-index'
import { createTestDatabase } from '@kms/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeeding, type Seeding } from '../open-seeding.ts'
import { writeCorpus } from '../demo/write-corpus.ts'
import { faqs } from '../demo/read-corpus.ts'
import { recountTotals } from '../settle-seeding.ts'
import { faqAlias } from '@kms/api/modules/search/faq-index'
import { faqQuery } from '@kms/api/modules/search/faq-query'
import { searchFaqsFallback } from '@kms/api/modules/search/search-faqs-fallback'
import { average, isAnswerable, judgeAll, type Judged } from './judge.ts'

/** What was reached when this was written, less a little for noise; raise them with the search, never lower them. */
const FLOOR = { engine: 0.74, database: 0.47, codes: 0.8, nothingForNothing: 0.8 }

let seeding: Seeding
let drop: () => Promise<void>

beforeAll(async () => {
  const server = process.env['DATABASE_URL']
  if (!server) throw new Error('DATABASE_URL is not set: run tests through `make test`')
  const database = await createTestDatabase(server)
  drop = database.drop
  const own = `kmst-golden-${process.pid}`
  seeding = openSeeding({ ...process.env, DATABASE_URL: database.url, SEARCH_PREFIX: own })
  await writeCorpus(seeding.db)
  await recountTotals(seeding.db)
  await rebuildFaqIndex(seeding)
})
afterAll(async () => {
  await seeding.search.client.indices.delete({ index: `${seeding.search.prefix}-faq-*` })
  await seeding.close()
  await drop()
})

const ndcg = (judged: readonly Judged[]) => average(judged.map((one) => one.ndcg))

it('finds the demo FAQs by code, symptom, synonym, unit and whole question', async () => {
  const judged = await judgeAll(async (request) => {
    const answer = await seeding.search.search(faqAlias(seeding.search.prefix), faqQuery(request, 5_000))
    return answer.hits.map((hit) => hit._id)
  })
  expect(ndcg(judged.filter(isAnswerable))).toBeGreaterThanOrEqual(FLOOR.engine)
  expect(ndcg(judged.filter((one) => one.kind.includes('code')))).toBeGreaterThanOrEqual(FLOOR.codes)
  expect(ndcg(judged.filter((one) => !isAnswerable(one)))).toBeGreaterThanOrEqual(FLOOR.nothingForNothing)
})

it('still finds most of it in the database', async () => {
  const judged = await judgeAll(async (request) =>
    (await searchFaqsFallback(seeding, request)).hits.map((hit) => hit.id),
  )
  expect(ndcg(judged.filter(isAnswerable))).toBeGreaterThanOrEqual(FLOOR.database)
})

it('writes the corpus again without changing what readers see', async () => {
  const versions = () =>
    seeding.db.selectFrom('faq').select(['id', 'version', 'heat', 'like_count']).orderBy('id').execute()
  const before = await versions()
  await writeCorpus(seeding.db)
  await recountTotals(seeding.db)
  expect(await versions()).toEqual(before)
  const total = await seeding.db
    .selectFrom('content_total')
    .select('total')
    .where('scope', '=', 'faq')
    .executeTakeFirst()
  expect(Number(total?.total)).toBe(faqs.length)
})
