import { createWorld, publishedAnswer, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recoverJobs } from './recover-jobs.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const heldSince = (minutes: number) =>
  sql`update graphile_worker._private_jobs
    set locked_at = now() - make_interval(mins => ${minutes}), locked_by = 'killed'`.execute(world.deps.db)
const toldOf = async (answerId: string) => {
  await world.drain()
  const { rows } = await sql`select 1 from message where cause = ${`answer:${answerId}`}`.execute(world.deps.db)
  return rows.length
}

it('gives what a killed worker held to the others, and leaves alone what one is just doing', async () => {
  const answerId = await publishedAnswer(world, await publishedQuestion(world))
  await heldSince(5)
  await recoverJobs(world.deps)
  expect(await toldOf(answerId)).toBe(0)
  await heldSince(11)
  await recoverJobs(world.deps)
  expect(await toldOf(answerId)).toBe(1)
})
