import { normaliseText } from '../../search/index.ts'
import { FILLERS, NICKNAMES, SHORT_NAMES, TAKEN_APART } from './dictionary/disguises.ts'
import { spokenOf } from './syllables.ts'

/** A character, or a run of letters or digits. */
export type Element = { text: string; spoken: string; latin: boolean }

/** One way of writing a forbidden word. */
export type Pattern = {
  elements: readonly Element[]
  /** As it is said, in letters: what the automaton looks for. */
  spoken: string
  /** The word itself, not another way of writing it. */
  isWord: boolean
  /** Too short to mean anything without an account after it. */
  needsAccount: boolean
}

/** A word with many names in it would become too many patterns. */
const MOST_PATTERNS = 128
/** From this length on, one character may be only its first letter (扫m进群). */
const SHORTEST_WITH_INITIALS = 3

/** Every way of writing a word that is looked for. Those that sound alike follow from comparing sounds. */
export function patternsOf(word: string): Pattern[] {
  const written = normaliseText(word)
  const parts = partsOf(written)
  const filled = [written, ...renamed(written, FILLERS)]
  const plain = [...filled, ...filled.flatMap((each) => renamed(each, NICKNAMES))].map(partsOf)
  const short = filled.flatMap((each) => renamed(each, SHORT_NAMES)).map(partsOf)
  const all = [
    patternOf(parts, { isWord: true }),
    ...[...plain, ...takenApart(parts), ...withInitials(parts)].map((each) => patternOf(each)),
    ...short.map((each) => patternOf(each, { needsAccount: true })),
  ]
  const unique = new Map(
    all.toReversed().map((pattern) => [pattern.elements.map(({ text }) => text).join('|'), pattern]),
  )
  return [...unique.values()]
    .toReversed()
    .filter(({ spoken }) => spoken !== '')
    .slice(0, MOST_PATTERNS)
}

/** Characters one by one, letters and digits in runs; nothing else counts. */
const partsOf = (written: string): string[] => written.match(/[a-z]+|\d+|\p{L}/gu) ?? []

type Marks = Partial<Pick<Pattern, 'isWord' | 'needsAccount'>>

function patternOf(parts: readonly string[], { isWord = false, needsAccount = false }: Marks = {}): Pattern {
  const elements = parts.map((text) => ({ text, spoken: spokenOf(text), latin: /^[a-z\d]+$/.test(text) }))
  return { elements, spoken: elements.map(({ spoken }) => spoken).join(''), isWord, needsAccount }
}

function renamed(written: string, names: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(names)
    .filter(([name]) => written.includes(name))
    .flatMap(([name, others]) => others.map((other) => written.replace(name, other)))
}

function takenApart(parts: readonly string[]): string[][] {
  const each = parts.flatMap((part, index) => {
    const pieces = TAKEN_APART[part]
    return pieces ? [[...parts.slice(0, index), ...pieces, ...parts.slice(index + 1)]] : []
  })
  return [...each, parts.flatMap((part) => (TAKEN_APART[part] ? [...TAKEN_APART[part]] : [part]))]
}

function withInitials(parts: readonly string[]): string[][] {
  if (parts.length < SHORTEST_WITH_INITIALS) return []
  return parts.flatMap((part, index) => {
    const spoken = spokenOf(part)
    return spoken === part ? [] : [parts.with(index, spoken.slice(0, 1))]
  })
}
