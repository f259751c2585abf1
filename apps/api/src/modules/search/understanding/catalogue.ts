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
export type CatalogueEntry = CatalogueItem & { successor: CatalogueItem | null; predecessors: CatalogueItem[] }

/** Cache tag of what was made from the catalogue. */
export const CATALOGUE_TAG = 'catalogue'
const SECONDS = 60
/** Shorter is hardly a whole catalogue number. */
const SHORTEST = 3

/** The catalogue entry that a query names whole, the longest of several; from memory while it is unchanged. */
export async function catalogueEntryOf(
  deps: Deps,
  candidates: readonly CodeCandidate[],
): Promise<CatalogueEntry | null> {
  const keys = candidates.filter(({ code }) => code.length >= SHORTEST).map(({ code }) => code)
  if (keys.length === 0) return null
  const { entry } = (await deps.cache.get(`catalogue:${keys.join(' ')}`, async () => ({
    value: { entry: await readEntry(deps, keys) },
    tags: [CATALOGUE_TAG],
    seconds: SECONDS,
  }))) as { entry: CatalogueEntry | null }
  return entry
}

/** The item, what replaces it and what it replaces, in one statement. */
async function readEntry({ db }: Pick<Deps, 'db'>, keys: readonly string[]): Promise<CatalogueEntry | null> {
  const { rows } = await sql<CatalogueEntry>`
    select c.code, c.code_key, c.series, c.description, c.status, c.successor_key,
      (select to_json(s) from catalogue_item s where s.code_key = c.successor_key) as successor,
      (select coalesce(json_agg(p order by p.code), '[]') from catalogue_item p where p.successor_key = c.code_key) as predecessors
    from catalogue_item c where c.code_key = any(${keys}::text[])
    order by length(c.code_key) desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Numbers that mean nearly the same: the model that an order number stands for, the successor, what it replaced. */
export function relatedCodes({ code_key, description, successor, predecessors }: CatalogueEntry): string[] {
  const named = codesInText(description).filter((code) => code.length >= 5)
  const others = [...predecessors, ...(successor ? [successor] : [])].map(({ code }) => normaliseCode(code))
  return [...new Set([...named, ...others])].filter((code) => code !== code_key)
}
