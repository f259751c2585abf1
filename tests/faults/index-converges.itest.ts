import { setTimeout } from 'node:timers/promises'
import { checkIndex } from '@kms/api/modules/search/index'
import { adminFaq, answers, questions } from '@kms/contract'
import { publishedFaq, publishedQuestion, questionPost, signedInMembers, type World } from '@kms/testing'
import { afterEach, expect, it } from 'vitest'
import { pick, randomFrom } from '../../seeds/load/random.ts'
import { DRILL_TIMEOUT_MS, drills, isShort, OUTAGE_SECONDS, rowsOf, SEED, underKills } from './drill.ts'
import { sendUntilAnswered, type Outcome, type Write } from './send-write.ts'
import { switchableWay } from './switchable-way.ts'

const WRITES_PER_SECOND = 10
const AUTHORS = 20
/** How soon after the engine is back everything is found again. */
const CONVERGED_WITHIN_MS = 60_000
/** People follow what they write after a minute, by design. */
const AUTHORS_WITHIN_MS = CONVERGED_WITHIN_MS + 75_000

let way: Awaited<ReturnType<typeof switchableWay>> | undefined
// Registered first, so it comes last: the world cleans up over this way.
afterEach(() => way?.close())
const start = drills()

it(
  'R5: OpenSearch is gone under writes while processes are killed: afterwards the index is what the database is',
  async () => {
    way = await switchableWay(String(process.env['OPENSEARCH_URL']))
    const { world, fleet } = await start({ search: true, env: { OPENSEARCH_URL: way.url } })
    const random = randomFrom(SEED)
    const authors = await signedInMembers(world.deps, AUTHORS)
    const [partner, operator] = [await world.tokenOf('partner'), await world.tokenOf('operator')]
    const targets = await several(20, () => publishedQuestion(world))
    const deletable = await several(OUTAGE_SECONDS, () => publishedQuestion(world))
    const withdrawable = await several(5, () => publishedFaq(world))
    await untilIndexed(world, 'pieces')

    await way.become('refused')
    const writeOf = (number: number): Write => {
      const key = `converge-${number}-key`
      const { token } = pick(random, authors)
      const gone = number % WRITES_PER_SECOND === 0 ? deletable.pop() : undefined
      if (gone) return { endpoint: questions.deleteQuestion, params: { id: gone }, token: partner, key }
      const faq = number % (2 * WRITES_PER_SECOND) === 1 ? withdrawable.pop() : undefined
      if (faq) return { endpoint: adminFaq.adminWithdrawFaq, params: { id: faq }, token: operator, key }
      if (number % 3 === 0) {
        const body = { questionId: pick(random, targets), answerType: 'QUESTION', content: `<p>第 ${number} 答</p>` }
        return { endpoint: answers.createAnswer, body, token, key }
      }
      const body = questionPost(world, { title: `停机期间的第 ${number} 问` })
      return { endpoint: questions.publishQuestion, body, token, key }
    }
    const journal: Promise<Outcome>[] = []
    const kills = await underKills(fleet, SEED + 2, async () => {
      for (let number = 0; number < OUTAGE_SECONDS * WRITES_PER_SECOND; number += 1) {
        journal.push(sendUntilAnswered(() => fleet.origins, writeOf(number)))
        await setTimeout(1_000 / WRITES_PER_SECOND)
      }
    })
    const acknowledged = (await Promise.all(journal)).filter(({ kind }) => kind === 'acknowledged').length

    await way.become('open')
    const began = performance.now()
    const took = () => Math.round(performance.now() - began)
    await untilIndexed(world, 'pieces')
    const pieces = took()
    // CI does not wait for the minute.
    if (isShort) await rowsOf(world, 'update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    await untilIndexed(world, 'all')
    const people = took()
    const compared = await checkIndex(world.deps)
    console.log(
      `R5: ${OUTAGE_SECONDS} s without OpenSearch, ${journal.length} writes (${acknowledged} acknowledged), ${kills} kills; ` +
        `back: pieces after ${pieces} ms, people after ${people} ms; ${JSON.stringify(compared)}`,
    )
    expect(compared).toMatchObject({ outdated: 0, left: 0 })
    expect(pieces).toBeLessThanOrEqual(CONVERGED_WITHIN_MS)
    expect(people).toBeLessThanOrEqual(AUTHORS_WITHIN_MS)
    expect(acknowledged).toBeGreaterThan(journal.length / 2)
    expect(kills).toBeGreaterThan(0)
  },
  DRILL_TIMEOUT_MS,
)

async function several(count: number, make: () => Promise<string>) {
  const ids: string[] = []
  while (ids.length < count) ids.push(await make())
  return ids
}

/**
 * No job waits that changes the index, the ones that come back later included. A job that a newer one of the same key has
 * replaced while it ran has no attempts left: when its worker is killed it stays as a row, and nobody waits for it. Whether
 * anything was missed is what the comparison with the database tells.
 */
async function untilIndexed(world: World, which: 'pieces' | 'all') {
  const people = which === 'all' ? '' : `and coalesce(j.payload ->> 'source', '') <> 'user'`
  for (;;) {
    const waiting = await rowsOf(
      world,
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('search.index', 'question.changed', 'faq.changed', 'answer.published')
         and j.attempts < j.max_attempts ${people} limit 1`,
    )
    if (waiting.length === 0) return
    await setTimeout(250)
  }
}
