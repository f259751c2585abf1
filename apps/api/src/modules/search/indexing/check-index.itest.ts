import { createWorld, publishedFaq, publishedQuestion, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentId } from '../documents/index.ts'
import { checkIndex } from './check-index.ts'
import { searchAlias } from './search-index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ search: true })
})
afterAll(() => world?.close())

it('finds and puts right what the index missed, holds wrongly, or should no longer hold', async () => {
  const { client } = world.deps.search
  const index = searchAlias(world.config.SEARCH_PREFIX)
  const kept = await publishedFaq(world, { title: '接触器线圈电压' })
  const missed = await publishedFaq(world, { title: '软起动器超时' })
  const changed = await publishedQuestion(world, { title: '浪涌保护器后备保护' })
  const gone = await publishedQuestion(world, { title: '母线槽绝缘' })
  // Twice: what is said about a piece also changes what its author is found by, a little later.
  await world.drain()
  await world.drain()
  expect(await checkIndex(world.deps)).toMatchObject({ outdated: 0, left: 0 })

  // Behind the back of every job.
  await client.delete({ index, id: documentId('faq', missed), version: Date.now() * 1001, version_type: 'external' })
  await sql`update question set title = '浪涌保护器选型' where id = ${changed}`.execute(world.deps.db)
  await sql`update question set status = 'deleted' where id = ${gone}`.execute(world.deps.db)
  const compared = await checkIndex(world.deps)
  expect(compared).toMatchObject({ outdated: 2, left: 1 })

  await client.indices.refresh({ index })
  const ids = (await client.search({ index, body: { query: { terms: { source: ['faq', 'question'] } } } })).body.hits
    .hits
  expect(ids.map((hit) => hit._id).toSorted()).toEqual(
    [documentId('faq', kept), documentId('question', changed)].toSorted(),
  )
})
