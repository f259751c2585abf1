import { answers, mySections, questions, type Endpoint } from '@kms/contract'
import { publishedAnswer, publishedQuestion, signedInMembers, type SignedIn, type World } from '@kms/testing'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../seeds/load/random.ts'
import { DRILL_SECONDS, DRILL_TIMEOUT_MS, drills, rowsOf, SEED, underKills } from './drill.ts'
import { sendUntilAnswered, type Write } from './send-write.ts'

const start = drills()

describe('200 clients like, collect and subscribe while processes are killed (R3)', () => {
  const CLIENTS = 200
  const OBJECTS = 20
  const PAUSE_MS = 2_000

  it(
    'every count is the number of rows, and these are what the clients were told last',
    async () => {
      const { world, fleet } = await start()
      const { origins } = fleet
      const clients = await signedInMembers(world.deps, CLIENTS)
      const questionIds = await Promise.all(Array.from({ length: OBJECTS }, () => publishedQuestion(world)))
      const answerIds = await Promise.all(questionIds.map((id) => publishedAnswer(world, id)))
      const sectionIds = [world.taxonomy.mccb, world.taxonomy.mcb]

      /** What is marked, how it is set and taken back, and where the rows and the counts are. */
      const KINDS = [
        { name: 'question_like', ids: questionIds, on: questions.likeQuestion, off: questions.unlikeQuestion },
        { name: 'question_collect', ids: questionIds, on: questions.collectQuestion, off: questions.uncollectQuestion },
        { name: 'answer_like', ids: answerIds, on: answers.likeAnswer, off: answers.unlikeAnswer },
        { name: 'user_section', ids: sectionIds, on: mySections.subscribeSection, off: mySections.unsubscribeSection },
      ] as const
      const model = new Map<string, boolean>()
      let toggles = 0

      const toggle = async ({ id: clientId, token }: SignedIn, random: () => number) => {
        const { name, ids, on: set, off } = pick(random, KINDS)
        const id = pick(random, ids)
        const on = random() < 0.5
        const endpoint: Endpoint = on ? set : off
        const write: Write = {
          endpoint,
          params: { id, type: 'QUESTION' },
          ...(name === 'user_section' && on && { body: { sectionId: id } }),
          token,
          key: `toggle-${clientId}-${toggles++}`,
        }
        const outcome = await sendUntilAnswered(() => (random() < 0.5 ? origins : origins.toReversed()), write)
        expect(outcome.kind, `${endpoint.id} ${JSON.stringify(outcome)}`).toBe('acknowledged')
        model.set(`${name} ${clientId} ${id}`, on)
      }
      const kills = await underKills(fleet, SEED + 1, async () => {
        const until = Date.now() + DRILL_SECONDS * 1_000
        await Promise.all(
          clients.map(async (client, index) => {
            const random = randomFrom(SEED + index)
            await setTimeout(random() * PAUSE_MS)
            while (Date.now() < until) {
              await toggle(client, random)
              await setTimeout(PAUSE_MS)
            }
          }),
        )
      })

      const set = [...model].filter(([, on]) => on).map(([mark]) => mark)
      expect((await marksIn(world)).toSorted()).toEqual(set.toSorted())
      const rows = await rowsOf<{ kept: number; counted: number }>(
        world,
        `
        select like_count as kept, (select count(*)::int from question_like l where l.question_id = q.id) as counted from question q
        union all select collect_count, (select count(*)::int from question_collect l where l.question_id = q.id) from question q
        union all select like_count, (select count(*)::int from answer_like l where l.answer_id = a.id) from answer a`,
      )
      expect(rows.filter(({ kept, counted }) => kept !== counted || kept < 0)).toEqual([])
      console.log(`R3: ${toggles} toggles by ${CLIENTS} clients, ${kills} kills; ${set.length} marks, violations 0`)
      expect(kills).toBeGreaterThan(DRILL_SECONDS / 10)
      expect(toggles).toBeGreaterThan(CLIENTS)
    },
    DRILL_TIMEOUT_MS,
  )

  async function marksIn(of: World) {
    const rows = await rowsOf<{ mark: string }>(
      of,
      `
      select 'question_like ' || user_id || ' ' || question_id as mark from question_like
      union all select 'question_collect ' || user_id || ' ' || question_id from question_collect
      union all select 'answer_like ' || user_id || ' ' || answer_id from answer_like
      union all select 'user_section ' || user_id || ' ' || section_id from user_section`,
    )
    return rows.map(({ mark }) => mark)
  }
})
