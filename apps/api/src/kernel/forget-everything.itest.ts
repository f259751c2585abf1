import { sections } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetEverything } from './forget-everything.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const names = async () => (await world.call(sections.listSections, {})).data.map(({ name }) => name)

it('a site that is up sees what a seed wrote past it', async () => {
  expect(await names()).not.toContain('新能源')
  await sql`insert into section (id, name, sort) values (9001, '新能源', 99)`.execute(world.deps.db)
  expect(await names()).not.toContain('新能源')
  await forgetEverything(world.config)
  await expect.poll(names).toContain('新能源')
})

it('ends by itself where there is no Redis', async () => {
  await expect(forgetEverything({ ...world.config, REDIS_URL: 'redis://127.0.0.1:9' })).resolves.toBeUndefined()
})
