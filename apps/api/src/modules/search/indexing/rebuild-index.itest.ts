import { adminFaq, faq } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentIndex, searchAlias } from './search-index.ts'
import { rebuildIndex } from './rebuild-index.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ search: true })
})
afterAll(() => world?.close())

const titles = async (keyword: string) => {
  await world.deps.search.client.indices.refresh({ index: searchAlias(world.config.SEARCH_PREFIX) })
  const { data } = await world.call(faq.searchFaqs, { body: { keyword } })
  expect(data.degraded).toBe(false)
  return data.records.map((record) => record.title)
}

it('makes the index from PostgreSQL alone and takes over what changed meanwhile', async () => {
  await publishedFaq(world, { title: '接触器线圈电压', catalogueCodes: [] })
  const leaving = await publishedFaq(world, { title: '软起动器超时', catalogueCodes: [] })
  const before = await currentIndex(world.deps.search)

  // No job runs in this test: all that the new index knows, the rebuild has read itself.
  let changed = false
  await rebuildIndex(world.deps, async () => {
    if (changed) return
    changed = true
    await publishedFaq(world, { title: '浪涌保护器后备保护', catalogueCodes: [] })
    await world.call(adminFaq.adminWithdrawFaq, { params: { id: leaving } }, 'operator')
    expect((await world.call(faq.searchFaqs, { body: { keyword: '接触器' } })).data.degraded).toBe(false)
  })

  expect(await titles('接触器')).toEqual(['接触器线圈电压'])
  expect(await titles('浪涌保护器')).toEqual(['浪涌保护器后备保护'])
  expect(await titles('软起动器')).toEqual([])
  const after = await currentIndex(world.deps.search)
  expect(after).not.toBe(before)
  expect((await world.deps.search.client.indices.exists({ index: String(before) })).body).toBe(false)
})

it('runs once at a time', async () => {
  let second: Promise<unknown> | undefined
  await rebuildIndex(world.deps, () => {
    second ??= rebuildIndex(world.deps).catch((error: Error) => error.message)
    return second
  })
  expect(await second).toMatch(/another rebuild/)
})
