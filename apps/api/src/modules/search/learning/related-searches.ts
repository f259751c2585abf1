import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { HOT_KEYWORDS_TAG } from '../hot-keywords.ts'
import { keywordKey } from '../hot-keywords-wording.ts'

/** For whoever changes what is related: publish it, and every process reads it again. */
export const RELATED_TAG = 'search-related'
/** The most searched words, in memory: a search is not to wait for a statement more. */
const HELD = 5_000
const SECONDS = 600

type Held = { related: ReadonlyMap<string, readonly string[]>; blocked: ReadonlySet<string> }

/** What others searched for who searched for this; never what operators have blocked. */
export async function relatedSearches(deps: Pick<Deps, 'cache' | 'db'>, keyword: string): Promise<string[]> {
  const load = async () => ({ value: await readRelated(deps), tags: [RELATED_TAG, HOT_KEYWORDS_TAG], seconds: SECONDS })
  const { related, blocked } = (await deps.cache.get('search-related', load)) as Held
  return (related.get(keywordKey(keyword)) ?? []).filter((word) => !blocked.has(keywordKey(word)))
}

async function readRelated({ db }: Pick<Deps, 'db'>): Promise<Held> {
  const { rows } = await sql<{ related: { term_key: string; words: string[] }[]; blocked: string[] }>`
    select
      (select coalesce(json_agg(r), '[]') from (
        select term_key, words from search_related order by people desc limit ${sql.lit(HELD)}) r) as related,
      array(select keyword from hot_keyword where blocked) as blocked`.execute(db)
  const { related = [], blocked = [] } = rows[0] ?? {}
  return {
    related: new Map(related.map(({ term_key, words }) => [term_key, words])),
    blocked: new Set(blocked.map(keywordKey)),
  }
}
