import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { codesInText, normaliseCode, type CodeCandidate } from '../catalogue-code.ts'

export type CatalogueItem = {
  code: string
  code_key: string
  series: string
  description: string
  status: string
  successor_key: string | null
}
export type CatalogueEntry = CatalogueItem & {
  successor: CatalogueItem | null
  predecessors: CatalogueItem[]
  siblings: CatalogueItem[]
}

/** Cache tag of what was made from the catalogue. */
export const CATALOGUE_TAG = 'catalogue'
const SECONDS = 60
/** Shorter is hardly a whole catalogue number. */
const SHORTEST = 3

/** Of one series and alike in so many characters: NSX250F and NSX250N. */
const LIKE_IT = 4
const SIBLINGS = 4

/** What the catalogue knows of a query. */
export type InCatalogue = {
  /** The entry that it names whole, the longest of several. */
  entry: CatalogueEntry | null
  /** Which of its numbers are in the catalogue, or begin one that is. */
  known: string[]
  /** Numbers that begin with the longest of its own. */
  beginning: Beginning[]
}
export type Beginning = Pick<CatalogueItem, 'code' | 'description'>

const MOST_BEGINNING = 4

/** Those still made first. A range of the index: ~ is behind letters and digits. */
export const numbersBeginningWith = (key: string) => sql<Beginning>`
  select code, description from catalogue_item where code_key ~>=~ ${key}::text and code_key ~<~ (${key}::text || '~')
  order by status, length(code_key), code_key limit ${sql.lit(MOST_BEGINNING)}`

export const longestOf = (codes: readonly string[]) =>
  codes.reduce((longest, code) => (code.length > longest.length ? code : longest), '')

const NOTHING: InCatalogue = { entry: null, known: [], beginning: [] }

/** From memory while the catalogue is unchanged. */
export async function catalogueOf(deps: Deps, candidates: readonly CodeCandidate[]): Promise<InCatalogue> {
  const keys = candidates.filter(({ code }) => code.length >= SHORTEST).map(({ code }) => code)
  if (keys.length === 0) return NOTHING
  return (await deps.cache.get(`catalogue:${keys.join(' ')}`, async () => ({
    value: await readCatalogue(deps, keys),
    tags: [CATALOGUE_TAG],
    seconds: SECONDS,
  }))) as InCatalogue
}

/** The item, what replaces it, what it replaces and what is like it, in one statement. */
async function readCatalogue({ db }: Pick<Deps, 'db'>, keys: readonly string[]): Promise<InCatalogue> {
  const { rows } = await sql<InCatalogue>`
    select
      -- As a range of the index: a pattern that is not known beforehand would read the whole table.
      array(select k from unnest(${keys}::text[]) k where exists (
        select 1 from catalogue_item where code_key ~>=~ k and code_key ~<~ (k || '~'))) as known,
      (select coalesce(json_agg(b), '[]') from (${numbersBeginningWith(longestOf(keys))}) b) as beginning,
      (select to_json(e) from (
        select c.code, c.code_key, c.series, c.description, c.status, c.successor_key,
          (select to_json(s) from catalogue_item s where s.code_key = c.successor_key) as successor,
          (select coalesce(json_agg(p order by p.code), '[]') from catalogue_item p where p.successor_key = c.code_key) as predecessors,
          (select coalesce(json_agg(b), '[]') from (
            select b.* from catalogue_item b where b.code_key ~>=~ left(c.code_key, ${sql.lit(LIKE_IT)})
              and b.code_key ~<~ (left(c.code_key, ${sql.lit(LIKE_IT)}) || '~') and b.series = c.series and b.code_key <> c.code_key
            order by b.status, b.code_key limit ${sql.lit(SIBLINGS)}) b) as siblings
        from catalogue_item c where c.code_key = any(${keys}::text[])
        order by length(c.code_key) desc limit 1) e) as entry`.execute(db)
  return rows[0] ?? NOTHING
}

/** Numbers that mean nearly the same: the model that an order number stands for, the successor, what it replaced. */
export function relatedCodes({ code_key, description, successor, predecessors }: CatalogueEntry): string[] {
  const named = codesInText(description).filter((code) => code.length >= 5)
  const others = [...predecessors, ...(successor ? [successor] : [])].map(({ code }) => normaliseCode(code))
  return [...new Set([...named, ...others])].filter((code) => code !== code_key)
}
