import type { Deps } from '../../../kernel/deps.ts'
import { catalogueOf, relatedCodes, type InCatalogue } from './catalogue.ts'
import { loadLexicon } from './lexicon.ts'
import { understandQuery, withoutNumbers, type Understood } from './understand-query.ts'

/** What somebody typed, with what the dictionaries and the catalogue know about it. Both are in memory mostly. */
export async function understand(
  deps: Deps,
  keyword: string,
): Promise<Understood & Pick<InCatalogue, 'entry' | 'beginning'>> {
  const understood = understandQuery(keyword, await loadLexicon(deps))
  const { entry, known, beginning } = await catalogueOf(deps, understood.codes)
  return { ...withoutNumbers(understood, known), entry, beginning, related: entry ? relatedCodes(entry) : [] }
}
