import type { faq } from '@kms/contract'
import { codeCandidates, type CodeCandidate } from './catalogue-code.ts'
import { MAX_CODE_PART, MIN_CODE_PART } from './faq-index.ts'
import { quantitiesIn, withoutQuantities } from './quantities.ts'

type Clause = Record<string, unknown>

/** What must agree before a FAQ counts as found: everything of a short query, most of a long one. */
const WORDS_TO_AGREE = '2<75% 4<60% 7<40% 10<30%'
/** Of neighbouring characters in title and conclusion, so that a word with one wrong character still finds. */
const PAIRS_TO_AGREE = '2<-50%'

const CODE_FIELDS = { titleCodes: 3, textCodes: 2, listedCodes: 1.5 }
const EXACT_CODE = 6
const BEGINNING_OF_CODE = 4
const PART_OF_CODE = 2.5
const LETTERS_ONLY = 0.4
const CODE_BESIDE_WORDS = 0.5
const QUANTITY = 4

const EXCERPT_LENGTH = 80
const OPEN = '<em>'
const CLOSE = '</em>'

/** The body of one search, a pure function of the request. */
export function faqQuery(request: faq.FaqSearchRequest, timeoutMs: number): Clause {
  const { keyword, current, size } = request
  return {
    from: (current - 1) * size,
    size,
    timeout: `${timeoutMs}ms`,
    track_total_hits: 10_000,
    _source: false,
    query: {
      bool: {
        filter: [...filtersOf(request), ...(keyword ? [matching(keyword)] : [])],
        should: keyword ? preferences(keyword) : [],
      },
    },
    sort: sortOf(request),
    ...(keyword && { highlight: highlightOf(keyword) }),
  }
}

function filtersOf({ sectionId, tagId }: faq.FaqSearchRequest): Clause[] {
  return [...(sectionId ? [{ term: { sectionIds: sectionId } }] : []), ...(tagId ? [{ term: { tagIds: tagId } }] : [])]
}

function sortOf({ sort, keyword }: faq.FaqSearchRequest): Clause[] {
  const newestFirst = { id: 'desc' }
  if (sort === 'time') return [{ publishedAt: 'desc' }, newestFirst]
  if (sort === 'heat' || !keyword) return [{ heat: 'desc' }, newestFirst]
  return [{ _score: 'desc' }, newestFirst]
}

/** Enough words, or nearly the same characters, or a catalogue number. Decides only whether a FAQ is found. */
function matching(keyword: string): Clause {
  const words = wordsOf(keyword)
  const byCode = codeCandidates(keyword)
    .filter((candidate) => isTelling(candidate, keyword))
    .map((candidate) => codeClause(candidate, 1))
  return {
    bool: {
      should: [
        enough(words, 'telling_words'),
        // With single characters counted a short complaint like 灯一开就跳 is still found.
        enough(words, 'likely_words_and_synonyms'),
        {
          multi_match: {
            query: words,
            type: 'cross_fields',
            fields: ['title.pairs', 'conclusion.pairs'],
            minimum_should_match: PAIRS_TO_AGREE,
          },
        },
        ...byCode,
      ],
      minimum_should_match: 1,
    },
  }
}

const enough = (query: string, analyzer: string) => ({
  multi_match: {
    query,
    analyzer,
    type: 'cross_fields',
    fields: ['title', 'conclusion', 'labels', 'content'],
    minimum_should_match: WORDS_TO_AGREE,
  },
})

/** Quantities are compared by their value, not by their spelling. */
const wordsOf = (keyword: string) => withoutQuantities(keyword) || keyword

const HAN = /\p{Script=Han}/u

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

/** What puts one FAQ before another among those that match. */
function preferences(keyword: string): Clause[] {
  const codes = codeCandidates(keyword)
  // Beside words a catalogue number narrows the search, and the words say what is asked.
  const share = HAN.test(keyword) ? CODE_BESIDE_WORDS : 1
  return [
    {
      multi_match: {
        query: wordsOf(keyword),
        type: 'cross_fields',
        fields: ['title^3', 'conclusion^2', 'labels^1.5', 'content'],
        tie_breaker: 0.3,
      },
    },
    {
      multi_match: {
        query: keyword,
        type: 'cross_fields',
        fields: ['title.pairs^1.5', 'conclusion.pairs'],
        boost: 0.5,
      },
    },
    { match_phrase: { 'title.phrase': { query: keyword, slop: 2, boost: 2 } } },
    { match_phrase: { 'conclusion.phrase': { query: keyword, slop: 2 } } },
    ...(codes.length > 0
      ? [{ dis_max: { queries: codes.map((candidate) => codeClause(candidate, share)), tie_breaker: 0.3 } }]
      : []),
    ...quantitiesIn(keyword).map((quantity) => constant({ term: { quantities: quantity } }, QUANTITY)),
    { rank_feature: { field: 'interest', boost: 0.5, log: { scaling_factor: 10 } } },
  ]
}

/** Marks the words searched for, not the clauses that only rank. The engine escapes the text around the marks. */
function highlightOf(keyword: string): Clause {
  const words = { match: { content: { query: keyword } } }
  const inField = (field: string) => ({
    bool: {
      should: [{ match: { [field]: { query: keyword } } }, { match: { [`${field}.pairs`]: { query: keyword } } }],
    },
  })
  return {
    encoder: 'html',
    type: 'unified',
    pre_tags: [OPEN],
    post_tags: [CLOSE],
    max_analyzer_offset: 20_000,
    fields: {
      title: { number_of_fragments: 0, highlight_query: inField('title') },
      conclusion: { number_of_fragments: 0, highlight_query: inField('conclusion') },
      content: { number_of_fragments: 1, fragment_size: EXCERPT_LENGTH, highlight_query: words },
    },
  }
}
