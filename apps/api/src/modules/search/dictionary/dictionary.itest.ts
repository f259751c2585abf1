import { search } from '@kms/contract'
import { createWorld, publishedFaq, type World } from '@kms/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Member } from '../../../kernel/actor.ts'
import { createDeps } from '../../../kernel/deps.ts'
import { createLogger } from '../../../kernel/logger.ts'
import { searchAlias } from '../indexing/search-index.ts'
import { understand } from '../understanding/understand.ts'
import { loadDictionary, SYNONYMS_TAG } from './load-dictionary.ts'
import { addSynonym, saveSynonym, type SynonymDraft } from './save-synonym.ts'
import { synonymFile } from './synonym-groups.ts'

let world: World
let operator: Member
const ids: Record<string, string> = {}
beforeAll(async () => {
  world = await createWorld({ search: true, env: { SEARCH_TIMEOUT_MS: '20000' } })
  operator = { kind: 'member', id: world.accountOf('operator'), roles: ['operator'] } as unknown as Member
  ids['MCCB'] = await publishedFaq(world, { title: '塑壳断路器的安装间距', conclusion: '留出飞弧距离' })
  ids['cabinet'] = await publishedFaq(world, { title: '环网柜凝露如何处理', conclusion: '加装除湿装置' })
  ids['code'] = await publishedFaq(world, { title: 'MTZ2 选型要点', catalogueCodes: ['LV847200'] })
  await world.drain()
  await world.deps.search.client.indices.refresh({ index: searchAlias(world.config.SEARCH_PREFIX) })
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.deps.db.deleteFrom('search_synonym').execute()
  world.deps.cache.invalidate([SYNONYMS_TAG])
})

const draft = (over: Partial<SynonymDraft>): SynonymDraft => ({
  kind: 'synonym',
  words: [],
  oneWay: [],
  misspelt: [],
  pinyin: [],
  note: '',
  enabled: true,
  ...over,
})
const found = async (keyword: string) => {
  const { data } = await world.call(search.searchAll, { body: { keyword } }, 'customer')
  expect(data.degraded).toBe(false)
  return data.records.map(({ id }) => id)
}

it('knows the dictionary of the program while nobody has written one', async () => {
  expect(await found('MCCB 安装间距')).toEqual([ids['MCCB']])
})

it('uses a word as soon as it is added, and no longer once it is switched off, without a new index', async () => {
  expect(await found('美式箱 凝露')).toEqual([])
  const words = draft({ words: ['环网柜', '美式箱'] })
  const saved = await addSynonym(world.deps, operator, words)
  expect(await found('美式箱 凝露')).toEqual([ids['cabinet']])
  // The first change brings the program's own words along.
  expect(await found('MCCB 安装间距')).toEqual([ids['MCCB']])
  expect(await world.deps.db.selectFrom('search_synonym').select('id').execute()).toHaveLength(synonymFile.length + 1)

  await expect(saveSynonym(world.deps, operator, { ...saved, revision: '0' }, words)).rejects.toMatchObject({
    error: 'synonym.changed_elsewhere',
  })
  await saveSynonym(world.deps, operator, saved, { ...words, enabled: false })
  expect(await found('美式箱 凝露')).toEqual([])
})

it('marks what was found by another word', async () => {
  await addSynonym(world.deps, operator, draft({ words: ['环网柜', '美式箱'] }))
  const { data } = await world.call(search.searchAll, { body: { keyword: '美式箱 凝露' } }, 'customer')
  expect(data.records[0]?.highlight.title).toContain('<em>环网柜</em>')
})

it('forgets a word of the program that operators took out', async () => {
  await addSynonym(world.deps, operator, draft({ words: ['环网柜'] }))
  const { rows } = await sql<{ id: string; revision: string }>`
    select id, revision from search_synonym where words[1] = '塑壳断路器'`.execute(world.deps.db)
  const saved = rows[0] as { id: string; revision: string }
  const without = draft({ words: ['塑壳断路器', '塑壳'] })
  await saveSynonym(world.deps, operator, saved, without)
  expect(await found('MCCB 间距')).toEqual([])
  expect(await found('塑壳 间距')).toEqual([ids['MCCB']])
})

it('takes one catalogue number for another that names the same thing', async () => {
  expect(await found('ZX-9000')).toEqual([])
  await addSynonym(world.deps, operator, draft({ kind: 'code_alias', words: ['LV847200', 'ZX9000'] }))
  expect(await found('ZX-9000')).toEqual([ids['code']])
  expect(await found('zx9OOO 选型')).toEqual([ids['code']])
})

it('reaches another process within seconds, and costs it one look while nothing changes', async () => {
  const other = createDeps(world.config, createLogger(world.config, 'test'))
  try {
    await loadDictionary(other)
    await addSynonym(world.deps, operator, draft({ words: ['环网柜', '美式箱'] }))
    await expect.poll(async () => (await understand(other, '美式箱')).wordings, { timeout: 8_000 }).toContain('环网柜')
  } finally {
    await other.close()
  }
  await loadDictionary(world.deps)
  world.deps.cache.invalidate([SYNONYMS_TAG])
  const before = await loadDictionary(world.deps)
  world.deps.cache.invalidate([SYNONYMS_TAG])
  const statements = await world.statementsOf(async () => expect(await loadDictionary(world.deps)).toBe(before))
  expect(statements).toHaveLength(1)
})
