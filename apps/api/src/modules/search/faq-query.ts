import type { faq } from '@kms/contract'
import { codeCandidates, type CodeCandidate } from './catalogue-code.ts'
import { MAX_CODE_PART, MIN_CODE_PART } from './faq-index.ts'
import { quantitiesIn, withoutQuantities } from './quantities.ts'

type Clause = Record<string, unknown>

/** What must agree before a FAQ counts as found: everything of a short query, most of a longer one, the core of a question. */
const WORDS_TO_AGREE = '2<75% 4<60% 7<40% 10<30%'
/** Of neighbouring characters in title and conclusion, so that a word with one wrong character still finds. */
const PAIRS_TO_AGREE = '2<-50%'
/** A query longer than this says enough without its single characters. */
const SHORT_QUERY = 12

const WORD_FIELDS = ['title^3', 'conclusion^2', 'labels^1.5', 'content']
const PAIR_FIELDS = ['title.pairs^1.5', 'conclusion.pairs']
const CODE_FIELDS = { titleCodes: 3, textCodes: 2, listedCodes: 1.5 }
const EXACT_CODE = 6
const BEGINNING_OF_CODE = 4
const PART_OF_CODE = 2.5
const LETTERS_ONLY = 0.4
const CODE_BESIDE_WORDS = 0.5
const QUANTITY = 4
const PAIRS = 0.5

/** The finer points of the order are worked out for the best so many; nobody reads further down for them. */
const REFINED = 200
const EXCERPT_LENGTH = 80

const HAN = /\p{Script=Han}/u

/** The body of one search, a pure function of the request. */
export function faqQuery(request: faq.FaqSearchRequest, timeoutMs: number): Clause {
  const { keyword, current, size, sort } = request
  const byRelevance = keyword !== '' && sort === 'relevance'
  return {
    from: (current - 1) * size,
    size,
    timeout: `${timeoutMs}ms`,
    track_total_hits: 10_000,
    _source: false,
    query: { bool: { filter: filtersOf(request), must: [keyword ? matching(keyword) : { match_all: {} }] } },
    ...(byRelevance
      ? { rescore: { window_size: REFINED, query: { rescore_query: { bool: { should: preferences(keyword) } } } } }
      : { sort: [{ [sort === 'time' ? 'publishedAt' : 'heat']: 'desc' }, { id: 'desc' }] }),
    ...(keyword && { highlight: highlightOf(keyword) }),
  }
}

function filtersOf({ sectionId, tagId }: faq.FaqSearchRequest): Clause[] {
  return [...(sectionId ? [{ term: { sectionIds: sectionId } }] : []), ...(tagId ? [{ term: { tagIds: tagId } }] : [])]
}

/** Enough words, or nearly the same characters, or a catalogue number: one is needed, each that holds adds to the score. */
function matching(keyword: string): Clause {
  const words = wordsOf(keyword)
  const codes = codeCandidates(keyword)
  const telling = codes.filter((candidate) => isTelling(candidate, keyword))
  // Beside words a catalogue number narrows the search, and the words say what is asked.
  const share = HAN.test(keyword) ? CODE_BESIDE_WORDS : 1
  const asCode = (candidates: CodeCandidate[]) =>
    candidates.length > 0
      ? [{ dis_max: { queries: candidates.map((candidate) => codeClause(candidate, share)), tie_breaker: 0.3 } }]
      : []
  return {
    bool: {
      should: [
        enough(words, 'telling_words'),
        // With single characters counted a short complaint like 灯一开就跳 is found as well.
        ...([...words].length <= SHORT_QUERY ? [enough(words, 'likely_words_and_synonyms')] : []),
        crossing(words, PAIR_FIELDS, { minimum_should_match: PAIRS_TO_AGREE, boost: PAIRS }),
        ...asCode(telling),
      ],
      minimum_should_match: 1,
    },
  }
}

/** Quantities are compared by their value, not by their spelling. */
const wordsOf = (keyword: string) => withoutQuantities(keyword) || keyword

const crossing = (query: string, fields: readonly string[], more: Clause) => ({
  multi_match: { query, fields, type: 'cross_fields', tie_breaker: 0.3, ...more },
})

const enough = (query: string, analyzer: string) =>
  crossing(query, WORD_FIELDS, { analyzer, minimum_should_match: WORDS_TO_AGREE })

/** Enough to find by alone. Letters without digits are, unless Chinese words beside them say what is meant. */
const isTelling = ({ code, mixed }: CodeCandidate, keyword: string) => code.length >= 3 && (mixed || !HAN.test(keyword))

/** Whole before beginning before inner part; in the title before in the text before merely listed. */
function codeClause({ code, mixed }: CodeCandidate, share: number): Clause {
  const weight = (mixed ? 1 : LETTERS_ONLY) * share
  const ways = (field: string, importance: number) => [
    constant({ term: { [field]: code } }, EXACT_CODE * importance * weight),
    constant({ term: { [`${field}.beginning`]: code } }, BEGINNING_OF_CODE * importance * weight),
    ...(mixed && code.length >= MIN_CODE_PART && code.length <= MAX_CODE_PART
      ? [constant({ term: { [`${field}.part`]: code } }, PART_OF_CODE * importance * weight)]
      : []),
  ]
  const fields = Object.entries(CODE_FIELDS).map(([field, importance]) => ({
    dis_max: { queries: ways(field, importance) },
  }))
  return { dis_max: { queries: fields, tie_breaker: 0.3 } }
}

const constant = (filter: Clause, boost: number) => ({ constant_score: { filter, boost } })

/** What puts one FAQ before another among the best matches. */
function preferences(keyword: string): Clause[] {
  return [
    crossing(wordsOf(keyword), WORD_FIELDS, {}),
    crossing(keyword, PAIR_FIELDS, { boost: PAIRS }),
    { match_phrase: { 'title.pairs': { query: keyword, slop: 2, boost: 2 } } },
    { match_phrase: { 'conclusion.pairs': { query: keyword, slop: 2 } } },
    ...codeCandidates(keyword)
      .filter((candidate) => !isTelling(candidate, keyword))
      .map((candidate) => codeClause(candidate, CODE_BESIDE_WORDS)),
    ...quantitiesIn(keyword).map((quantity) => constant({ term: { quantities: quantity } }, QUANTITY)),
    { rank_feature: { field: 'interest', boost: 0.5, log: { scaling_factor: 10 } } },
  ]
}

/** Marks the words searched for, not what only ranks. The engine escapes the text around the marks. */
function highlightOf(keyword: string): Clause {
  const words = (field: string) => ({ highlight_query: { match: { [field]: { query: keyword } } } })
  return {
    encoder: 'html',
    type: 'unified',
    pre_tags: ['<em>'],
    post_tags: ['</em>'],
    fields: {
      title: { number_of_fragments: 0, ...words('title') },
      conclusion: { number_of_fragments: 0, ...words('conclusion') },
      content: { number_of_fragments: 1, fragment_size: EXCERPT_LENGTH, ...words('content') },
    },
  }
}
