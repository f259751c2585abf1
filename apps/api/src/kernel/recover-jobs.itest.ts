import { createWorld, publishedAnswer, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { announceWorker, recoverJobs } from './recover-jobs.ts'

const LIVING = 'pool-living'

let world: World
let worker: ReturnType<typeof announceWorker>
let answerId: string
beforeAll(async () => {
  world = await createWorld()
  worker = announceWorker(world.deps)
  worker.events.emit('pool:create', { workerPool: { id: LIVING } } as never)
  const announced = sql`select 1 from pg_stat_activity where application_name like ${`%${LIVING}`}`
  await vi.waitUntil(async () => (await announced.execute(world.deps.db)).rows.length === 1)
})
afterAll(async () => {
  await worker?.close()
  await world?.close()
})
beforeEach(async () => {
  await world.drain()
  answerId = await publishedAnswer(world, await publishedQuestion(world))
})

const held = (by: string, seconds: number) =>
  sql`update graphile_worker._private_jobs
    set locked_at = now() - make_interval(secs => ${seconds}), locked_by = ${by}`.execute(world.deps.db)
const isDone = async () => {
  await world.drain()
  const { rows } = await sql`select 1 from message where cause = ${`answer:${answerId}`}`.execute(world.deps.db)
  return rows.length === 1
}

it('gives what a killed worker held to the others', async () => {
  await held('pool-killed', 20)
  await recoverJobs(world.deps)
  expect(await isDone()).toBe(true)
})

it.each([
  ['what a living worker is doing', LIVING, 300],
  ['what was taken a moment ago by a worker that has not said its name yet', 'pool-new', 5],
])('leaves alone %s', async (_, by, seconds) => {
  await held(by, seconds)
  await recoverJobs(world.deps)
  expect(await isDone()).toBe(false)
  await held(LIVING, 660)
  await recoverJobs(world.deps)
  expect(await isDone()).toBe(true)
})
