import { WHOLE_WORD } from '../catalogue-code.ts'
import type { Understood } from '../understanding/understand-query.ts'

type Clause = Record<string, unknown>

export const WORD_FIELDS = ['title^3', 'conclusion^2', 'labels^2', 'content']
export const PAIR_FIELDS = ['title.pairs^1.5', 'conclusion.pairs']
export const CHARACTER_FIELDS = ['title.characters^3', 'conclusion.characters^2', 'content.characters']
export const SOUND_FIELDS = ['titlePinyin^2', 'textPinyin']
export const PAIRS = 0.8
const CHARACTERS = 0.5
export const SOUND = 0.3
/** From so many characters on it is a sentence, and what it is about is told by all of them together. */
const SENTENCE = 18
const CHARACTERS_OF_SENTENCE = 1.5
const QUANTITY = 2
/** Of a catalogue number alone the pieces are no words: `NSX 160 N` is not about every `N`. */
const NUMBER_AS_WORDS = 0.15

export const HAN = /\p{Script=Han}/u

/** Nothing but one catalogue number, in however many pieces. */
const isNumberAlone = ({ keyword, words, spoken, codes }: Understood) =>
  !HAN.test(`${keyword} ${words}`) &&
  spoken.length === 0 &&
  !keyword.split(/[^a-z0-9]+/i).some((piece) => WHOLE_WORD.test(piece)) &&
  codes.some(({ mixed, share, code }) => mixed && share === 1 && /[A-Z]/.test(code))

export const isSentence = ({ words }: Understood) => [...words].length >= SENTENCE

/** How much its single characters count. */
export const shareOfCharacters = (understood: Understood) =>
  isSentence(understood) ? CHARACTERS_OF_SENTENCE : CHARACTERS

/** How much the words of a query count. */
export const shareOfWords = (understood: Understood) => (isNumberAlone(understood) ? NUMBER_AS_WORDS : 1)

/** As it was typed, for what is compared by its characters; without the number that stands beside words. */
export const inCharacters = ({ keyword, words, codes }: Understood) =>
  HAN.test(keyword) && HAN.test(words) && codes.some(({ mixed }) => mixed) ? words : keyword

export const crossing = (query: string, fields: readonly string[], more: Clause) => ({
  multi_match: { query, fields, type: 'cross_fields', tie_breaker: 0.3, ...more },
})

/** The engine's own synonyms, or those of today beside an analyser that knows none. */
const ANALYSERS = {
  telling_words: { own: 'telling_words', none: 'telling_words_alone' },
  likely_words: { own: 'likely_words_and_synonyms', none: 'likely_words_alone' },
} as const
export type WordCut = keyof typeof ANALYSERS

export const inWords = ({ words, wordings }: Understood, cut: WordCut, more: Clause): Clause => {
  const { own, none } = ANALYSERS[cut]
  if (!wordings) return crossing(words, WORD_FIELDS, { analyzer: own, ...more })
  return { dis_max: { queries: wordings.map((text) => crossing(text, WORD_FIELDS, { analyzer: none, ...more })) } }
}

/** The rarer a quantity, the more it tells; in the title it is what the piece is about. */
export const measured = (quantity: string) => ({
  bool: {
    should: [
      { term: { quantities: { value: quantity, boost: QUANTITY } } },
      { term: { titleQuantities: { value: quantity, boost: QUANTITY } } },
    ],
  },
})
