import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { codeCandidates } from './catalogue-code.ts'
import { CATALOGUE_TAG } from './understanding/catalogue.ts'

const MOST = 4
const SHORTEST = 2
const SECONDS = 60

type Beginning = { code: string; description: string }

/** Catalogue numbers that begin with the longest one in what was typed, those still made first. */
export async function codesBeginningWith(deps: Deps, typed: string): Promise<Beginning[]> {
  const longest = codeCandidates(typed).reduce((best, { code }) => (code.length > best.length ? code : best), '')
  if (longest.length < SHORTEST) return []
  return (await deps.cache.get(`codes-beginning:${longest}`, async () => {
    const { rows } = await sql<Beginning>`
      select code, description from catalogue_item where code_key like ${`${longest}%`}
      order by status, length(code_key), code_key limit ${sql.lit(MOST)}`.execute(deps.db)
    return { value: rows, tags: [CATALOGUE_TAG], seconds: SECONDS }
  })) as Beginning[]
}
