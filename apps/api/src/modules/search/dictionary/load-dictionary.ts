import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { buildDictionary, fileDictionary, type Dictionary } from './dictionary.ts'
import { groupOf } from './synonym-groups.ts'

/** For whoever changes synonyms: publish it after the commit, and every process looks again. */
export const SYNONYMS_TAG = 'search-synonyms'
/** Every change is announced; time only bounds what a lost word costs. Looking is one step into an index; only a change is read. */
const SECONDS = 30

type Row = {
  kind: 'synonym' | 'code_alias'
  words: string[]
  one_way: string[]
  misspelt: string[]
  pinyin: string[]
}
type Held = { revision: string; dictionary: Dictionary }

/** What each database's dictionary was last made of: an unchanged one need not be made again. */
const held = new WeakMap<Deps['db'], Held>()

/** The dictionary as operators have it now. Every process has a change seconds after it was made; no index is touched. */
export const loadDictionary = (deps: Pick<Deps, 'cache' | 'db'>) =>
  deps.cache.get('search-dictionary', async () => ({
    value: await readDictionary(deps),
    tags: [SYNONYMS_TAG],
    seconds: SECONDS,
  })) as Dictionary | Promise<Dictionary>

/** Here and in every other process, from now on. */
export const reloadDictionary = ({ invalidation }: Pick<Deps, 'invalidation'>) => invalidation.publish([SYNONYMS_TAG])

async function readDictionary({ db }: Pick<Deps, 'db'>): Promise<Dictionary> {
  const { rows } = await sql<{ revision: string }>`
    select revision from search_synonym order by revision desc limit 1`.execute(db)
  const revision = rows[0]?.revision
  if (revision === undefined) return fileDictionary
  const before = held.get(db)
  if (before?.revision === revision) return before.dictionary
  const dictionary = await buildFrom(db)
  held.set(db, { revision, dictionary })
  return dictionary
}

async function buildFrom(db: Deps['db']): Promise<Dictionary> {
  const { rows } = await sql<Row>`
    select kind, words, one_way, misspelt, pinyin from search_synonym where enabled order by id`.execute(db)
  const groups = rows
    .filter(({ kind }) => kind === 'synonym')
    .map(({ words, one_way, misspelt, pinyin }) => groupOf({ words, oneWay: one_way, misspelt, pinyin }))
  return buildDictionary(
    groups,
    rows.filter(({ kind }) => kind === 'code_alias').map(({ words }) => words),
  )
}
