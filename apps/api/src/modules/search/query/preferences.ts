import type { Understood } from '../understanding/understand-query.ts'
import { codeClause, constant, isTelling } from './code-clauses.ts'
import {
  CHARACTER_FIELDS,
  crossing,
  inCharacters,
  inWords,
  measured,
  PAIR_FIELDS,
  PAIRS,
  shareOfCharacters,
  shareOfWords,
  SOUND,
} from './word-clauses.ts'

type Clause = Record<string, unknown>

/** What puts one hit before another among the best matches. */
export function preferences(understood: Understood): Clause[] {
  const { keyword, words, codes, quantities, spoken, sound } = understood
  const byWords = shareOfWords(understood)
  return [
    ...(words ? [inWords(understood, 'likely_words', { boost: byWords })] : []),
    crossing(inCharacters(understood), PAIR_FIELDS, { boost: PAIRS * byWords }),
    crossing(words || keyword, CHARACTER_FIELDS, { boost: shareOfCharacters(understood) * byWords }),
    ...[...sound, ...spoken].map((pair) => constant({ term: { titlePinyin: pair } }, SOUND)),
    { match_phrase: { 'title.pairs': { query: words || keyword, slop: 2, boost: byWords } } },
    { match_phrase: { 'conclusion.pairs': { query: words || keyword, slop: 2, boost: byWords } } },
    ...codes.filter((candidate) => !isTelling(candidate, keyword)).map((candidate) => codeClause(candidate)),
    ...quantities.map(measured),
    ...(words ? [{ match: { labels: { query: words, boost: LABELS * byWords } } }] : []),
    // Answers first: staff vouch for a FAQ, an asker for the best answer.
    constant(vouchedFor, ANSWERS.official),
    constant({ term: { solved: true } }, ANSWERS.solved),
    ...behaviour,
  ]
}
/** Filed under what was asked about: `漏保 选型` is a section and a tag before it is words of a text. */
const LABELS = 2
const ANSWERS = { official: 0.5, solved: 0.5 }

/** Past its day of review a FAQ is found like anything else. */
const vouchedFor = {
  bool: { filter: [{ term: { type: 'FAQ' } }], must_not: [{ range: { reviewBy: { lt: 'now/d' } } }] },
}

/** What readers make of a piece, and how new it is. Each has a ceiling, so that none outweighs what was asked. */
const CEILING = { interest: 1.2, appeal: 1.2, freshness: 0.2 }
const behaviour: Clause[] = [
  { rank_feature: { field: 'interest', boost: CEILING.interest, saturation: { pivot: 300 } } },
  { rank_feature: { field: 'appeal', boost: CEILING.appeal, saturation: { pivot: 1 } } },
  { distance_feature: { field: 'publishedAt', origin: 'now', pivot: '365d', boost: CEILING.freshness } },
]
