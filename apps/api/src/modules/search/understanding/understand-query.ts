import { codeCandidates, normaliseCode, type CodeCandidate } from '../catalogue-code.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { normaliseText } from '../normalise-text.ts'
import { quantitiesIn, withoutQuantities } from '../quantities.ts'
import { correctWords } from './correct-words.ts'
import type { Lexicon } from './lexicon.ts'
import { otherWordings } from './other-wordings.ts'
import { likeSound, readPinyin, syllablePairs, syllablesOf } from './pinyin.ts'

/** What somebody typed, as far as it is understood. */
export type Understood = {
  keyword: string
  /** The words, quantities taken out, pinyin and misspelt words of the trade put right. */
  words: string
  /** The words in every wording, where the index was made before the synonyms were changed. */
  wordings: readonly string[] | null
  /** What he probably meant to type, when that differs. */
  correction: string | null
  codes: CodeCandidate[]
  /** Other numbers for the same thing. */
  related: string[]
  quantities: string[]
  /** Pinyin that is no word of the trade, in pairs of syllables. */
  spoken: string[]
  /** All of it by its sound, in pairs of syllables. */
  sound: string[]
  /** What it was understood by. */
  dictionary: Dictionary
}

const LATIN_RUN = /[a-z]+/g
const HAN_OR_LATIN = /\p{Script=Han}{2,}|[a-z0-9]+/gu
/** Letters and digits in one, with what hangs on it: `ic65n-c16a/2p`. */
const MIXED_PIECE = /(?=[a-z0-9]*[a-z])(?=[a-z0-9]*\d)[a-z0-9]+(?:[-_/.·]+[a-z0-9]+)*/g
const SAYS_SOMETHING = /\p{Script=Han}{2,}/u
/** `li` or `an` may be anything; with four letters it is likely meant as pinyin. */
const SHORTEST_SPOKEN = 4

/** A pure function of the query and of the words that are known. */
export function understandQuery(keyword: string, lexicon: Lexicon): Understood {
  const plain = normaliseText(keyword)
  const { text: translated, spoken } = translate(withoutQuantities(plain) || plain, lexicon)
  const words = correctWords(translated, lexicon)
  const typedRight = correctWords(plain, lexicon)
  return {
    keyword,
    words,
    wordings: otherWordings(words, lexicon.dictionary),
    correction: typedRight === plain ? null : typedRight,
    codes: withAliases(codeCandidates(keyword), lexicon.dictionary),
    related: [],
    quantities: quantitiesIn(keyword),
    spoken,
    sound: soundOf(words),
    dictionary: lexicon.dictionary,
  }
}

/** Another number for the same thing is as good as the one that was typed. */
function withAliases(codes: CodeCandidate[], { aliasesOf }: Dictionary): CodeCandidate[] {
  const typed = new Set(codes.map(({ code }) => code))
  const aliases = new Set(codes.flatMap(({ code }) => aliasesOf.get(code) ?? []).filter((code) => !typed.has(code)))
  return [...codes, ...[...aliases].map((code) => ({ code, mixed: true, single: false, share: 1 }))]
}

/** Beside Chinese words a catalogue number is compared as one, not as a word too: it would count twice and drown them. */
export function withoutNumbers(understood: Understood, known: readonly string[]): Understood {
  const isKnown = (piece: string) => known.some((code) => code.includes(normaliseCode(piece)))
  const { words, dictionary } = understood
  const rest = words
    .replace(MIXED_PIECE, (piece) => (isKnown(piece) ? ' ' : piece))
    .replace(/\s+/g, ' ')
    .trim()
  if (rest === words || !SAYS_SOMETHING.test(rest)) return understood
  return { ...understood, words: rest, wordings: otherWordings(rest, dictionary), sound: soundOf(rest) }
}

const soundOf = (words: string) => (words.match(HAN_OR_LATIN) ?? []).flatMap((run) => syllablePairsOf(run))

/** What is not Chinese stands for itself: it counts among what must agree. */
const syllablePairsOf = (run: string) => (/[a-z0-9]/.test(run) ? [run] : syllablePairs(syllablesOf(run)))

/** Pinyin becomes the words that it stands for. */
function translate(plain: string, lexicon: Lexicon): { text: string; spoken: string[] } {
  const spoken: string[] = []
  const text = plain.replace(LATIN_RUN, (letters, at: number) => {
    // Letters next to a digit are part of a number.
    if (/\d/.test(plain[at - 1] ?? '') || /\d/.test(plain[at + letters.length] ?? '')) return letters
    if (lexicon.words.has(letters)) return letters
    const syllables = letters.length >= SHORTEST_SPOKEN ? readPinyin(letters)?.map(likeSound) : null
    // The first of several is the one that the trade's own list names first.
    const [word] = lexicon.bySound.get(syllables?.join('') ?? '') ?? lexicon.byInitials.get(letters) ?? []
    if (word) return ` ${word} `
    if (!syllables) return letters
    const { known, rest } = knownParts(syllables, lexicon)
    spoken.push(...rest.flatMap(syllablePairs))
    return ` ${known.join(' ')} `
  })
  return { text: text.replace(/\s+/g, ' ').trim(), spoken }
}

/** Words of the trade inside a longer run of syllables, longest first; what is left between them and words of asking. */
function knownParts(syllables: readonly string[], { bySound, fillerSounds, longest }: Lexicon) {
  const known: string[] = []
  const rest: string[][] = [[]]
  for (let at = 0; at < syllables.length;) {
    const lengths = Array.from({ length: Math.min(longest, syllables.length - at) - 1 }, (_, i) => i + 2).toReversed()
    const heard = (count: number) => syllables.slice(at, at + count).join('')
    const length = lengths.find((count) => bySound.has(heard(count)) || fillerSounds.has(heard(count)))
    if (length) {
      known.push(bySound.get(heard(length))?.[0] ?? '')
      rest.push([])
    } else rest.at(-1)?.push(syllables[at] as string)
    at += length ?? 1
  }
  return { known, rest: rest.filter((run) => run.length > 0) }
}
