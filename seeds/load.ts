/**
 * `make seed SET=load N=200000`: generated FAQs beside the demo corpus, the same ones on every run, for measuring.
 * Replaces what an earlier run wrote. `--no-index` leaves search out, for measurements that never search.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { rebuildIndex } from '@kms/api/modules/search/indexing/rebuild-index'
import { sql } from 'kysely'
import { OPERATOR_ID } from './demo/role-accounts.ts'
import { writeCatalogue } from './demo/write-catalogue.ts'
import { writePeople, writeTrees } from './demo/write-corpus.ts'
import { FIRST_LOAD_ID } from './load/make-faq.ts'
import type { Slice } from './load/write-faqs.ts'
import { openSeeding } from './open-seeding.ts'
import { moveSequencesOn, recountTotals } from './settle-seeding.ts'

const { values, positionals } = parseArgs({
  options: { faqs: { type: 'string' }, 'no-index': { type: 'boolean' } },
  allowPositionals: true,
})
const size = Number(values.faqs ?? positionals[0] ?? 200_000)
if (!Number.isInteger(size) || size < 1 || size > 5_000_000)
  throw new Error('the number of FAQs must be between 1 and 5000000')

const began = performance.now()
const say = (what: string) =>
  console.log(`seed: ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)

const seeding = openSeeding()
const { db, config } = seeding
const generated = sql`between ${FIRST_LOAD_ID} and ${FIRST_LOAD_ID + 9_000_000}`

const run = (slice: Slice) =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('./load/write-faqs.ts', import.meta.url), { workerData: slice })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a loading thread ended with ${code}`))))
  })

try {
  await writePeople(db)
  await writeTrees(db)
  await writeCatalogue(db)
  await sql`delete from faq where id ${generated}`.execute(db)
  say('earlier generated FAQs removed')

  const threads = Math.min(Math.max(2, availableParallelism()), 8)
  const bounds = Array.from({ length: threads + 1 }, (_, index) => Math.floor((size * index) / threads))
  await Promise.all(
    bounds
      .slice(0, -1)
      .map((from, index) => run({ url: config.DATABASE_URL, from, to: bounds[index + 1] ?? size, size })),
  )
  say(`${size} FAQs copied`)

  // The rest follows from the FAQs and is made where they are.
  await Promise.all([
    sql`insert into faq_section (section_id, faq_id, published_at, heat)
        with recursive above (leaf, id, parent_id) as (
          select id, id, parent_id from section
          union all select above.leaf, s.id, s.parent_id from above join section s on s.id = above.parent_id)
        select above.id, faq.id, faq.published_at, faq.heat from faq join above on above.leaf = faq.section_id
        where faq.id ${generated}`.execute(db),
    sql`insert into faq_tag (tag_id, faq_id, published_at, heat)
        select unnest(tag_ids), id, published_at, heat from faq where id ${generated}`.execute(db),
    sql`insert into faq_revision (faq_id, number, state, title, conclusion, content_html, section_id, tag_ids,
          catalogue_codes, valid_from, review_by, editor_id, created_at)
        select id, 1, 'published', title, conclusion, content_html, section_id, tag_ids, catalogue_codes, valid_from,
          review_by, ${OPERATOR_ID}::bigint, created_at from faq where id ${generated}`.execute(db),
  ])
  say('sections, tags and revisions written')

  await moveSequencesOn(db)
  await recountTotals(db)
  await sql`vacuum analyze`.execute(db)
  say('counted, vacuumed and analysed')

  if (!values['no-index']) {
    const { documents } = await rebuildIndex(seeding, (done) => done % 50_000 === 0 && say(`${done} indexed`))
    say(`${documents} in the search index`)
  }
} finally {
  await seeding.close()
}
