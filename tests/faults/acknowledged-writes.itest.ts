import { recoverJobs } from '@kms/api/kernel/recover-jobs'
import { answers, questions } from '@kms/contract'
import { publishedQuestion, questionPost, signedInMembers, type World } from '@kms/testing'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../seeds/load/random.ts'
import { DRILL_SECONDS, DRILL_TIMEOUT_MS, drills, rowsOf, SEED, underKills } from './drill.ts'
import { sendUntilAnswered, sendWrite, type Outcome, type Write } from './send-write.ts'

const start = drills()

describe('processes are killed at 50 writes a second (R1)', () => {
  const WRITES_PER_SECOND = 50
  const AUTHORS = 60
  type Entry = { marker: string; outcome: Outcome }

  it(
    'every acknowledged write is there once, every refused one is not, no other is there twice',
    async () => {
      const { world, fleet } = await start()
      const random = randomFrom(SEED)
      const authors = await signedInMembers(world.deps, AUTHORS)
      const targets = await Promise.all(Array.from({ length: 20 }, () => publishedQuestion(world)))
      const { origins } = fleet
      const inAnyOrder = () => (random() < 0.5 ? origins : origins.toReversed())

      const writeOf = (number: number): Write & { marker: string } => {
        const marker = `w${number}x`
        const { token } = pick(random, authors)
        const common = { marker, token, key: `drill-${marker}-key` }
        if (number % 5 === 0)
          return {
            ...common,
            endpoint: questions.publishQuestion,
            body: questionPost(world, { title: marker }),
          }
        const body = { questionId: pick(random, targets), answerType: 'QUESTION', content: `<p>${marker}</p>` }
        return { ...common, endpoint: answers.createAnswer, body }
      }
      const journal: Promise<Entry>[] = []
      const kills = await underKills(fleet, SEED, async () => {
        for (let number = 0; number < DRILL_SECONDS * WRITES_PER_SECOND; number += 1) {
          const write = writeOf(number)
          // Half of the clients try again with the same key, half give up.
          const sent = number % 2 ? sendUntilAnswered(inAnyOrder, write) : sendWrite(inAnyOrder(), write)
          journal.push(sent.then((outcome) => ({ marker: write.marker, outcome })))
          await setTimeout(1_000 / WRITES_PER_SECOND)
        }
      })
      const entries = await Promise.all(journal)
      await fleet.stop()

      const copies = await copiesByMarker(world)
      const of = (kind: Outcome['kind']) => entries.filter(({ outcome }) => outcome.kind === kind)
      const lost = of('acknowledged').filter(({ marker, outcome }) => {
        const { id } = (outcome as { data: { id: string } }).data
        return copies.get(marker)?.join() !== id
      })
      expect(lost, 'acknowledged, but not there exactly once').toEqual([])
      expect(of('refused').filter(({ marker }) => copies.has(marker))).toEqual([])
      expect(of('unknown').filter(({ marker }) => (copies.get(marker)?.length ?? 0) > 1)).toEqual([])
      expect(await wrongCounts(world)).toEqual([])
      await toldAskers(world)
      console.log(
        `R1: ${entries.length} writes, ${kills} kills; acknowledged ${of('acknowledged').length}, refused ${of('refused').length}, ` +
          `unknown ${of('unknown').length}; violations 0`,
      )
      expect(kills).toBeGreaterThan(DRILL_SECONDS / 10)
      expect(of('acknowledged').length).toBeGreaterThan(entries.length / 2)
    },
    DRILL_TIMEOUT_MS,
  )

  async function copiesByMarker(of: World) {
    const rows = await rowsOf<{ marker: string; ids: string[] }>(
      of,
      `
      select marker, array_agg(id::text) as ids from (
        select title as marker, id from question where title ~ '^w\\d+x$'
        union all select substring(content_html from 'w\\d+x'), id from answer where content_html ~ '^<p>w\\d+x</p>$'
      ) written group by marker`,
    )
    return new Map(rows.map(({ marker, ids }) => [marker, ids]))
  }

  /** Kept counts that are not what the rows say. */
  async function wrongCounts(of: World) {
    const rows = await rowsOf(
      of,
      `
      select 'answers of ' || q.id as count from question q
      where q.answer_count <> (select count(*) from answer a where a.question_id = q.id and a.status = 'published')
      union all select 'pieces of ' || u.id from app_user u
      where u.published_count <> (select count(*) from answer where author_id = u.id and status = 'published')
        + (select count(*) from question where author_id = u.id and status = 'published')
      union all select 'questions' where (select sum(total) from question_total where scope = 'question:0')
        <> (select count(*) from question where status = 'published' and question_type = 0)`,
    )
    return rows
  }

  /** Jobs that a killed worker held are done in the end: whoever asked has been told of each answer, once. */
  async function toldAskers(of: World) {
    await recoverJobs(of.deps, 0)
    await of.drain()
    const rows = await rowsOf(
      of,
      `
      select a.id from answer a join question q on q.id = a.question_id
      where a.status = 'published' and a.author_id <> q.author_id
        and not exists (select from message m where m.user_id = q.author_id and m.cause = 'answer:' || a.id)`,
    )
    expect(rows).toEqual([])
  }
})
