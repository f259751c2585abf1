import type { Deps } from '../../../kernel/deps.ts'
import type { DocumentType, Source } from '../documents/document.ts'
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
/** Beside a likely one the next ones may be further away: where one question was asked before, others like it are worth a look. */
const NEAR = 0.33
/** An article is about more than one question. */
const OF_AN_ARTICLE = 0.92

type Found = Texts & { source: Source; id: number; type: DocumentType; answered: boolean }
export type Duplicate = { source: Source; id: string; answered: boolean; likeness: number }

/**
 * What may already answer a question whose title is being typed, FAQs first. Ranking says what is nearest; only a comparison
 * of the words says whether near is near enough. Fails with SearchUnavailable when the engine is away: a hint is not worth
 * the database's time.
 */
export async function findDuplicates(deps: Deps, title: string): Promise<Duplicate[]> {
  const compared = await compareWithTitle(deps, title)
  const isLikely = (compared[0]?.likeness ?? 0) >= LIKELY
  return (
    compared
      .filter((one) => isLikely && one.likeness >= NEAR)
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
    _source: ['source', 'id', 'type', 'answered', 'title', 'conclusion', 'labels', 'content'],
  })
  const wishes = wishesOf(title, understood.words, understood.dictionary)
  return answer.hits
    .map(({ _source }) => {
      const { source, id, type, answered, ...texts } = _source as Found
      const isArticle = type === 'TOPIC'
      const near = likeness(wishes, understood.quantities, texts)
      // An article needs no answer: it is one.
      return {
        source,
        id: String(id),
        answered: answered || isArticle,
        likeness: isArticle ? near * OF_AN_ARTICLE : near,
      }
    })
    .sort((a, b) => b.likeness - a.likeness)
}
