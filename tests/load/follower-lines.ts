/**
 * What an author's followers cost, on a database of its own: `node tests/load/follower-lines.ts [followers]`. Prints how long it
 * takes to note a publication and to read the feed of one follower, for an author with ten followers and for one with a million.
 */
import { listFollowedDynamics } from '@kms/api/modules/people/list-dynamics'
import { noteDynamic } from '@kms/api/modules/people/note-dynamic'
import { createWorld } from '@kms/testing'
import pg from 'pg'

const FOLLOWERS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 200
const [FEW, MANY] = ['101', '102']
const FIRST = 1000

const world = await createWorld({ env: { DATABASE_TIMEOUT_MS: '600000' } })
const client = new pg.Client(world.config.DATABASE_URL)
await client.connect()
const write = (text: string) => client.query(text)
try {
  await write(`insert into app_user (id, nickname) select i, 'u' || i from generate_series(101, 300) i`)
  await write(
    `insert into app_user (id, nickname) select ${FIRST} + i, 'f' || i from generate_series(1, ${FOLLOWERS}) i`,
  )
  await write(
    `insert into user_focus (follower_id, followee_id) select ${FIRST} + i, ${MANY} from generate_series(1, ${FOLLOWERS}) i`,
  )
  await write(
    `insert into user_focus (follower_id, followee_id) select ${FIRST} + i, ${FEW} from generate_series(1, 10) i`,
  )
  // The reader who is measured follows a hundred others besides, each with something to show.
  await write(
    `insert into user_focus (follower_id, followee_id) select ${FIRST + 1}, i from generate_series(201, 300) i`,
  )
  await write(`
    insert into question (id, author_id, question_type, status, title, section_id, published_at)
    select i, case when i <= 400 then ${FEW} when i <= 800 then ${MANY} else 201 + i % 100 end, 0, 'published', 't', 2,
      now() - i * interval '1 second' from generate_series(1, 4000) i`)
  await write(`insert into dynamic (author_id, kind, is_reply, target_id, question_id, at)
    select author_id, 'question', false, id, id, published_at from question where id > 800`)
  for (const table of ['app_user', 'user_focus', 'question', 'dynamic']) await write(`analyze ${table}`)

  const few = await timed((round) => noteDynamic(world.deps, 'question', String(1 + round)))
  const many = await timed((round) => noteDynamic(world.deps, 'question', String(401 + round)))
  const request = { current: 1, size: 10, family: 'all' as const }
  const read = await timed(() => listFollowedDynamics(world.deps, String(FIRST + 1), request))
  console.log(
    `noting one publication: author with 10 followers ${few} ms, with ${FOLLOWERS} followers ${many} ms (median of ${ROUNDS})`,
  )
  console.log(`ratio ${(many / few).toFixed(2)}; a page of the feed of a reader who follows 102 people: ${read} ms`)
} finally {
  await client.end()
  await world.close()
}

async function timed(act: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await act(round)
    times.push(performance.now() - begun)
  }
  return Number(times.sort((a, b) => a - b)[ROUNDS / 2]?.toFixed(2))
}
