/**
 * `make seed SET=questions N=200000`: generated questions and articles beside the demo corpus, four answers each, the same ones
 * on every run, for measuring. Replaces what an earlier run wrote.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { writePeople, writeTrees } from './demo/write-corpus.ts'
import { FIRST_LOAD_ID } from './load/make-faq.ts'
import { ANSWERS_EACH } from './load/make-question.ts'
import type { Slice } from './load/write-faqs.ts'
import { openSeeding } from './open-seeding.ts'
import { recountQuestionTotals, settleQuestions } from './settle-questions.ts'
import { moveSequencesOn } from './settle-seeding.ts'

const size = Number(process.argv[2] ?? 200_000)
if (!Number.isInteger(size) || size < 1 || size > 2_000_000)
  throw new Error('the number of questions must be between 1 and 2000000')

const began = performance.now()
const say = (what: string) =>
  console.log(`seed: ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)

const { db, config, close } = openSeeding()

const run = (slice: Slice) =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('./load/write-questions.ts', import.meta.url), { workerData: slice })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a loading thread ended with ${code}`))))
  })

try {
  await writePeople(db)
  await writeTrees(db)
  await sql`delete from question where id >= ${FIRST_LOAD_ID}`.execute(db)
  say('earlier generated questions removed')

  const threads = Math.min(Math.max(2, availableParallelism()), 8)
  const bounds = Array.from({ length: threads + 1 }, (_, index) => Math.floor((size * index) / threads))
  await Promise.all(
    bounds
      .slice(0, -1)
      .map((from, index) => run({ url: config.DATABASE_URL, from, to: bounds[index + 1] ?? size, size })),
  )
  say(`${size} questions and ${size * ANSWERS_EACH} answers copied`)

  await settleQuestions(db, { from: FIRST_LOAD_ID })
  say('counts, lists, drafts and history written')

  await moveSequencesOn(db)
  await recountQuestionTotals(db)
  await sql`vacuum analyze`.execute(db)
  say('counted, vacuumed and analysed')
} finally {
  await close()
}
