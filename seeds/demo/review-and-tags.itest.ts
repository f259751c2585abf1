import { adminSensitiveWords, tags } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeTrees } from './write-corpus.ts'
import { sensitiveWords, writeSensitiveWords } from './write-sensitive-words.ts'
import { writeTagChoice } from './write-tag-choice.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { db } = world.deps
  await sql`truncate section, tag cascade`.execute(db)
  await writeTrees(db)
  for (const write of [writeSensitiveWords, writeTagChoice]) await write(db)
})
afterAll(() => world?.close())

it('brings words that are found, and keeps what operators changed since', async () => {
  const look = async (text: string) =>
    (await world.call(adminSensitiveWords.adminTrySensitiveWords, { body: { text } }, 'moderator')).data.map(
      ({ word, level }) => [word, level],
    )
  expect(await look('要转接排的加我微信，兼职刷单')).toEqual([
    ['加微信', 'review'],
    ['兼职刷单', 'block'],
  ])
  const body = { word: '兼职刷单', level: 'review', enabled: true } as const
  await world.call(adminSensitiveWords.adminSaveSensitiveWord, { body }, 'operator')
  await writeSensitiveWords(world.deps.db)
  expect(await look('兼职刷单')).toEqual([['兼职刷单', 'review']])
  expect(new Set(sensitiveWords.map(({ word }) => word)).size).toBe(sensitiveWords.length)
})

it('recommends tags in order and gives some a picture', async () => {
  const { data } = await world.call(tags.listRecommendedTags, {})
  expect(data).toHaveLength(tags.RECOMMENDED_TAGS)
  expect(data.slice(0, 3).map(({ name }) => name)).toEqual(['跳闸', '接线', '整定'])
  const icons = (await world.call(tags.listIconTags, {})).data
  expect(icons.length).toBeGreaterThanOrEqual(6)
  expect(icons.every(({ iconKey }) => iconKey !== '')).toBe(true)
})
