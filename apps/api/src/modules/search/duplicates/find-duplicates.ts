import type { Deps } from '../../../kernel/deps.ts'
import type { Source } from '../documents/document.ts'
import { searchAlias } from '../indexing/search-index.ts'
import { wishesOf } from '../query/fallback-query.ts'
import { searchQuery } from '../query/search-query.ts'
import { understand } from '../understanding/understand.ts'
import { likeness, type Texts } from './likeness.ts'

export const MOST_DUPLICATES = 3
/** How many of the best matches are compared with the title. */
const COMPARED = 10
/** From here on it is likely the same question. Chosen on the tuning half of golden/duplicates.json. */
export const LIKELY = 0.5

export type Duplicate = { source: Source; id: string; answered: boolean; likeness: number }

/**
 * What may already answer a question whose title is being typed, FAQs first. Ranking says what is nearest; only a comparison
 * of the words says whether near is near enough. Fails with SearchUnavailable when the engine is away: a hint is not worth
 * the database's time.
 */
export async function findDuplicates(deps: Deps, title: string): Promise<Duplicate[]> {
  const compared = await compareWithTitle(deps, title)
  return (
    compared
      .filter((one) => one.likeness >= LIKELY)
      // The same question without an answer helps nobody who has one with it.
      .sort((a, b) => Number(b.answered) - Number(a.answered))
      .slice(0, MOST_DUPLICATES)
      .sort((a, b) => Number(b.source === 'faq') - Number(a.source === 'faq'))
  )
}

export async function compareWithTitle(deps: Deps, title: string): Promise<Duplicate[]> {
  const understood = await understand(deps, title)
  const wish = {
    keyword: title,
    types: ['FAQ', 'QUESTION', 'TOPIC'] as const,
    filters: {},
    sort: 'relevance' as const,
    current: 1,
    size: COMPARED,
    facets: false,
  }
  const { highlight: _, ...body } = searchQuery(wish, understood, deps.config.SEARCH_TIMEOUT_MS)
  const answer = await deps.search.search(searchAlias(deps.search.prefix), {
    ...body,
    _source: ['source', 'id', 'answered', 'title', 'conclusion', 'labels', 'content'],
  })
  const wishes = wishesOf(title, understood.words, understood.dictionary)
  return answer.hits
    .map(({ _source }) => {
      const { source, id, answered, ...texts } = _source as Texts & { source: Source; id: number; answered: boolean }
      return { source, id: String(id), answered, likeness: likeness(wishes, understood.quantities, texts) }
    })
    .sort((a, b) => b.likeness - a.likeness)
}
