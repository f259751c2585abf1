import type { search } from '@kms/contract'
import { SearchUnavailable } from '../../adapters/search-engine.ts'
import type { Deps } from '../../kernel/deps.ts'
import { codeCandidates } from './catalogue-code.ts'
import { searchAlias } from './indexing/search-index.ts'
import { normaliseText } from './normalise-text.ts'
import { CATALOGUE_TAG, longestOf, numbersBeginningWith } from './understanding/catalogue.ts'
import { loadLexicon, type Lexicon } from './understanding/lexicon.ts'

const MOST_WORDS = 3
const SHORTEST_CODE = 2
const MOST_TITLES = 5

type Suggestion = search.SearchSuggestion

/** While somebody types: catalogue numbers that begin so, words of the trade, titles. Without the engine the first two. */
export async function suggest(deps: Deps, typed: string): Promise<Suggestion[]> {
  if (typed === '') return []
  const [codes, lexicon, titles] = await Promise.all([codesFor(deps, typed), loadLexicon(deps), titlesFor(deps, typed)])
  return [...codes, ...wordsFor(lexicon, typed), ...titles]
}

async function codesFor(deps: Deps, typed: string): Promise<Suggestion[]> {
  const longest = longestOf(codeCandidates(typed).map(({ code }) => code))
  if (longest.length < SHORTEST_CODE) return []
  return (await deps.cache.get(`suggest-code:${longest}`, async () => {
    const { rows } = await numbersBeginningWith(longest).execute(deps.db)
    const value = rows.map(({ code, description }) => ({
      kind: 'code',
      text: code,
      note: description,
      type: null,
      id: null,
    }))
    return { value, tags: [CATALOGUE_TAG], seconds: 60 }
  })) as Suggestion[]
}

/** By their characters, their pinyin or its first letters. */
function wordsFor(lexicon: Lexicon, typed: string): Suggestion[] {
  const plain = normaliseText(typed).replace(/\s+/g, '')
  const begins = lexicon.beginningWith(plain, MOST_WORDS)
  return begins.map((text) => ({ kind: 'word', text, note: '', type: null, id: null }))
}

/** Many begin alike, and within moments of each other: the engine is asked once for all of them. */
const TITLES_SECONDS = 10

async function titlesFor(deps: Deps, typed: string): Promise<Suggestion[]> {
  try {
    return (await deps.cache.get(`suggest-title:${typed}`, async () => ({
      value: await findTitles(deps, typed),
      tags: [],
      seconds: TITLES_SECONDS,
    }))) as Suggestion[]
  } catch (error) {
    if (error instanceof SearchUnavailable) return []
    throw error
  }
}

async function findTitles(deps: Deps, typed: string): Promise<Suggestion[]> {
  const body = {
    size: MOST_TITLES,
    timeout: `${deps.config.SEARCH_TIMEOUT_MS}ms`,
    track_total_hits: false,
    _source: ['type', 'id', 'title'],
    query: {
      bool: {
        must_not: [{ term: { type: 'USER' } }],
        must: [{ match_bool_prefix: { 'title.pairs': { query: typed, minimum_should_match: '3<75%' } } }],
        should: [{ term: { type: { value: 'FAQ', boost: 0.5 } } }],
      },
    },
  }
  const { hits } = await deps.search.search(searchAlias(deps.search.prefix), body)
  return hits.map(({ _source }) => {
    const { type, id, title } = _source as { type: 'FAQ' | 'QUESTION' | 'TOPIC'; id: number; title: string }
    return { kind: 'title', text: title, note: '', type, id: String(id) }
  })
}
