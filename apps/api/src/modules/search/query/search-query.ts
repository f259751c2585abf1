import type { CodeCandidate } from '../catalogue-code.ts'
import type { Understood } from '../understanding/understand-query.ts'
import { codeClause, isTelling, piecesClause, withoutVersion } from './code-clauses.ts'
import { facetsQuery } from './facets.ts'
import { preferences } from './preferences.ts'
import { since, type SearchWish } from './search-wish.ts'
import {
  crossing,
  HAN,
  inCharacters,
  inWords,
  isSentence,
  measured,
  PAIR_FIELDS,
  PAIRS,
  shareOfWords,
  SOUND,
  SOUND_FIELDS,
  type WordCut,
} from './word-clauses.ts'

type Clause = Record<string, unknown>

/** What must agree before something counts as found: everything of a short query, most of a longer one, the core of a question. */
const WORDS_TO_AGREE = '2<75% 4<50% 7<30% 10<15%'
/** Of neighbouring characters in title and conclusion, so that a word with one wrong character still finds. */
const PAIRS_TO_AGREE = '3<-50%'
/** Of neighbouring syllables: what merely sounds alike must do so nearly to the end. */
const SOUND_TO_AGREE = '3<75%'
/** Pinyin typed in one run: where one word ends and the next begins is a pair that no text has. */
const SPOKEN_TO_AGREE = '2<67%'
/** A query longer than this says enough without its single characters. */
const SHORT_QUERY = 12

const RELATED_CODE = 0.05
const SPOKEN = 2

/** The finer points of the order are worked out for the best so many; nobody reads further down for them. */
const REFINED = 200
const EXCERPT_LENGTH = 80
const QUESTION_LENGTH = 6
/** Set on a hit whose title says nearly all that was asked. */
export const SAYS_IT_ALL = 'title says it all'

/** The body of one search, a pure function of the request and of what is understood of it. */
export function searchQuery(wish: SearchWish, understood: Understood, timeoutMs: number): Clause {
  const { keyword, current, size, sort, types, facets } = wish
  const byRelevance = keyword !== '' && sort === 'relevance'
  const ofTypes = { terms: { type: types } }
  // Counting by type needs those of the other types too; they are then taken out after counting.
  const filter = [...filtersOf(wish), ...(facets ? [] : [ofTypes])]
  return {
    from: (current - 1) * size,
    size,
    timeout: `${timeoutMs}ms`,
    track_total_hits: 10_000,
    _source: false,
    query: {
      bool: { filter, must: [keyword ? matching(understood) : { match_all: {} }], should: sayingItAll(understood) },
    },
    ...(facets && { post_filter: ofTypes, aggs: facetsQuery(types, keyword) }),
    ...(byRelevance
      ? { rescore: { window_size: REFINED, query: { rescore_query: { bool: { should: preferences(understood) } } } } }
      : { sort: [{ [sort === 'time' ? 'publishedAt' : 'heat']: 'desc' }, { id: 'desc' }] }),
    ...(keyword && { highlight: highlightOf(understood) }),
  }
}

export function filtersOf({ filters, bigV }: SearchWish): Clause[] {
  const { sectionId, tagId, series, within, answered, solved, hasAttachment } = filters
  return [
    ...(bigV ? [{ term: { bigV } }] : []),
    ...(sectionId ? [{ term: { sectionIds: sectionId } }] : []),
    ...(tagId ? [{ term: { tagIds: tagId } }] : []),
    ...(series ? [{ term: { series } }] : []),
    ...(within ? [{ range: { publishedAt: { gte: since(within) } } }] : []),
    ...(answered === undefined ? [] : [{ term: { answered } }]),
    ...(solved === undefined ? [] : [{ term: { solved } }]),
    ...(hasAttachment === undefined ? [] : [{ term: { hasAttachment } }]),
  ]
}

const weighed = (boost: number, clause: Clause): Clause => (boost === 1 ? clause : { bool: { must: [clause], boost } })

/** Enough words, or nearly the same characters or sounds, or a catalogue number: one is needed, each that holds adds to the score. */
function matching(understood: Understood): Clause {
  const { keyword, words, codes, related, quantities, spoken, sound } = understood
  const telling = codes.filter((candidate) => isTelling(candidate, keyword))
  const asCode = (candidates: CodeCandidate[]) =>
    candidates.length > 0
      ? [
          {
            dis_max: {
              queries: [
                ...candidates.map((candidate) => codeClause(candidate)),
                ...candidates.flatMap((candidate) => withoutVersion(candidate)),
                ...piecesClause(codes),
              ],
              tie_breaker: 0.3,
            },
          },
        ]
      : []
  const byWords = shareOfWords(understood)
  // A whole sentence is told in other words than its answer: any word of it finds, and how many agree is for the order.
  // Comparing all its characters with every text would take seconds where there are a million.
  if (isSentence(understood))
    return {
      bool: {
        should: [
          enough(understood, 'telling_words', '1'),
          ...sounding(spoken, SPOKEN_TO_AGREE, SPOKEN),
          ...asCode(telling),
        ],
      },
    }
  return {
    bool: {
      should: [
        ...(words ? [weighed(byWords, saying(understood, 'telling_words'))] : []),
        // With single characters counted a short complaint like 灯一开就跳 is found as well.
        ...(words && [...words].length <= SHORT_QUERY ? [weighed(byWords, saying(understood, 'likely_words'))] : []),
        ...(quantities.length >= 2 ? [{ bool: { must: quantities.map(measured) } }] : []),
        crossing(inCharacters(understood), PAIR_FIELDS, {
          minimum_should_match: PAIRS_TO_AGREE,
          boost: PAIRS * byWords,
        }),
        ...sounding(sound, SOUND_TO_AGREE, SOUND),
        ...sounding(spoken, SPOKEN_TO_AGREE, SPOKEN),
        ...asCode(telling),
        ...related.map((code) => codeClause({ code, mixed: true, single: true, share: 1 }, RELATED_CODE)),
      ],
      minimum_should_match: 1,
    },
  }
}

/** A single word is no question that a title could answer, nor is a catalogue number alone. */
const sayingItAll = ({ words }: Understood): Clause[] =>
  [...words].length < QUESTION_LENGTH || !HAN.test(words)
    ? []
    : [{ match: { title: { query: words, minimum_should_match: '75%', boost: 0.1, _name: SAYS_IT_ALL } } }]

const enough = (understood: Understood, cut: WordCut, agree = WORDS_TO_AGREE) =>
  inWords(understood, cut, { minimum_should_match: agree })

/** A quantity that is not there must be made up for by every word. */
const saying = (understood: Understood, cut: WordCut) =>
  understood.quantities.length === 0
    ? enough(understood, cut)
    : {
        bool: {
          should: [
            { bool: { must: [enough(understood, cut)], filter: [{ terms: { quantities: understood.quantities } }] } },
            enough(understood, cut, '100%'),
          ],
        },
      }

const sounding = (pairs: readonly string[], agree: string, boost: number) =>
  pairs.length > 0 ? [crossing(pairs.join(' '), SOUND_FIELDS, { minimum_should_match: agree, boost })] : []

/** Marks the words searched for, not what only ranks. The engine escapes the text around the marks. */
function highlightOf({ keyword, words, wordings }: Understood): Clause {
  const said = [...new Set([keyword, words, ...(wordings ?? [])])].join(' ')
  const marking = (field: string) => ({
    highlight_query: { match: { [field]: { query: said } } },
  })
  return {
    encoder: 'html',
    type: 'unified',
    pre_tags: ['<em>'],
    post_tags: ['</em>'],
    fields: {
      title: { number_of_fragments: 0, ...marking('title') },
      conclusion: { number_of_fragments: 1, fragment_size: EXCERPT_LENGTH, ...marking('conclusion') },
      content: { number_of_fragments: 1, fragment_size: EXCERPT_LENGTH, ...marking('content') },
    },
  }
}
