import type { Deps } from '../../kernel/deps.ts'
import { sql } from 'kysely'
import { CATALOGUE_TAG, type CatalogueEntry } from './understanding/catalogue.ts'
import type { Understood } from './understanding/understand-query.ts'

/** Numbers with the same beginning that are compared; a slip in the first characters is found by nobody. */
const SAME_BEGINNING = 3
const COMPARED = 500
const SHORTEST = 5

/** What to offer to search for instead: words that sound the same, or the catalogue number that is one slip away. */
export async function correctionOf(
  deps: Deps,
  understood: Understood & { entry: CatalogueEntry | null },
  total: number,
): Promise<string | null> {
  const { keyword, correction, codes, entry } = understood
  if (correction) return correction
  if (entry || total > 0) return null
  const typed = codes.findLast(({ code, mixed }) => mixed && code.length >= SHORTEST)
  const near = typed && (await nearestCode(deps, typed.code))
  // Only the number was typed, or the rest of the query could not be kept apart from it.
  return near && near !== keyword ? near : null
}

async function nearestCode(deps: Deps, typed: string): Promise<string | null> {
  const { code } = (await deps.cache.get(`nearest-code:${typed}`, async () => {
    const { rows } = await sql<{ code: string; code_key: string }>`
      select code, code_key from catalogue_item where code_key like ${`${typed.slice(0, SAME_BEGINNING)}%`}
      order by code_key limit ${sql.lit(COMPARED)}`.execute(deps.db)
    const near = rows.find(({ code_key }) => isOneSlipAway(typed, code_key))
    return { value: { code: near?.code ?? null }, tags: [CATALOGUE_TAG], seconds: 60 }
  })) as { code: string | null }
  return code
}

/** One character more, less or other, or two neighbours the wrong way round. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const same = (fromA: number, fromB: number) => a.slice(at + fromA) === b.slice(at + fromB)
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && same(2, 2)
  return same(1, 1) || same(1, 0) || same(0, 1) || swapped
}
