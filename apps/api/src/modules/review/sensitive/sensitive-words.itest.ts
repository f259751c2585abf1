import { adminSensitiveWords } from '@kms/contract'
import { createWorld, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`truncate sensitive_word`.execute(world.deps.db)
  world.deps.cache.invalidateAll()
})

const save = (over: object = {}, as: 'operator' | 'moderator' = 'operator') =>
  world.call(
    adminSensitiveWords.adminSaveSensitiveWord,
    { body: { word: '加微信', level: 'review', category: '联系方式', ...over } as never },
    as,
  )
const words = async (text: string) =>
  (await findSensitive(world.deps, text)).map(({ word, level }) => `${word} ${level}`)

it('finds a new word from the next text on, and no longer when it is switched off', async () => {
  expect(await words('加V信聊')).toEqual([])
  expect((await save()).status).toBe(200)
  expect(await words('加V信聊')).toEqual(['加微信 review'])
  await save({ level: 'block' })
  expect(await words('加V信聊')).toEqual(['加微信 block'])
  await save({ exceptions: ['请勿加V信聊'] })
  expect([await words('请勿加V信聊'), await words('加V信聊')]).toEqual([[], ['加微信 review']])
  await save({ enabled: false })
  expect(await words('加V信聊')).toEqual([])
})

it('tells every process: a second one follows', async () => {
  const other = await createWorld({ env: { REDIS_PREFIX: world.config.REDIS_PREFIX, CACHE_SECONDS: '60' } })
  // The same words, as if on the same database.
  const deps = { db: world.deps.db, cache: other.deps.cache }
  expect(await findSensitive(deps, '加微信')).toEqual([])
  // Subscribing takes a moment: saved again until the word has come through.
  await expect
    .poll(
      async () => {
        await save()
        return (await findSensitive(deps, '加微信')).length
      },
      { timeout: 5_000 },
    )
    .toBe(1)
  await other.close()
})

it('asks the database once, not for every text', async () => {
  await save()
  await words('一')
  expect(await world.statementsOf(() => words('加微信'))).toEqual([])
})

it('keeps one row per word, lists them and writes down who changed what', async () => {
  await save()
  await save({ level: 'block' })
  await save({ word: '代开发票' })
  const list = async (body: object) =>
    (await world.call(adminSensitiveWords.adminListSensitiveWords, { body }, 'moderator')).data
  expect((await list({})).records.map(({ word, level }) => [word, level])).toEqual([
    ['代开发票', 'review'],
    ['加微信', 'block'],
  ])
  expect([(await list({ keyword: '发票' })).total, (await list({ level: 'block' })).total]).toEqual([1, 1])
  const rows = await world.deps.db
    .selectFrom('audit_event')
    .select(['action', 'actor_id'])
    .where('target_type', '=', 'sensitive_word')
    .orderBy('id', 'desc')
    .execute()
  expect(rows[0]).toEqual({ action: 'sensitive_word.save', actor_id: world.accountOf('operator') })
})

it.each([{ word: 'a' }, { word: '!!!' }, { level: 'other' }, { exceptions: ['x'] }])('refuses %o', async (over) => {
  expect((await save(over)).status).toBe(400)
})

it('lets moderators look but not change', async () => {
  expect((await save({}, 'moderator')).status).toBe(403)
})
