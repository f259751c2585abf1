import { isPinyin } from './syllables.ts'
import { isLatin, type Unit } from './text-units.ts'
import type { Element, Pattern } from './word-patterns.ts'

/** A place in a text that sounds like a pattern: units from `first` up to, not including, `after`. */
export type Place = { text: string; units: readonly Unit[]; first: number; after: number }

/** More separators than this between two characters, and they belong to different things. */
export const WIDEST_GAP = 6
/** Words of fewer characters mean too many other things when only their sound is compared. */
export const SHORTEST_BY_SOUND = 3
/** Whoever writes more letters than this without a gap is hiding something, not writing a word. */
const LONGEST_LATIN_WORD = 30
/** 加V：abc, 加V 13800138000, 加扣 abc_123. */
const ACCOUNT = /^\s{0,3}[:：]|^[\s号是]{0,3}[A-Za-z_-]{0,20}\d/

/**
 * Whether what sounds like a pattern also is one, and how: `exactly`, or with something replaced. Element by element; at
 * most half of the characters may be others of the same sound, and no sentence may end in between.
 */
export function writtenAs(pattern: Pattern, place: Place): 'exactly' | 'otherwise' | undefined {
  const others = countOthers(pattern.elements, place)
  if (others === undefined || others > allowedOthers(pattern.elements)) return undefined
  const { units, first, after } = place
  // The cheapest first: a hostile text may be full of beginnings.
  if (pattern.needsAccount && !ACCOUNT.test(textAfter(place))) return undefined
  if (!holdsTogether(units.slice(first + 1, after)) || !hasWholeLetters(pattern, place)) return undefined
  return pattern.isWord && units.slice(first, after).every(({ key }, index) => key === letters(pattern)[index])
    ? 'exactly'
    : 'otherwise'
}

const letters = ({ elements }: Pattern) => [...elements.map(({ text }) => text).join('')]

const textAfter = ({ text, units, after }: Place) => {
  const end = units[after - 1]?.end ?? text.length
  return text.slice(end, end + 40)
}

function allowedOthers(elements: readonly Element[]) {
  const characters = elements.filter(({ latin }) => !latin).length
  return characters < SHORTEST_BY_SOUND ? 0 : Math.floor(characters / 2)
}

/** How many characters are others of the same sound; undefined when an element is not where it should be. */
function countOthers(elements: readonly Element[], { units, first, after }: Place): number | undefined {
  let at = first
  let others = 0
  for (const { text, spoken, latin } of elements) {
    const unit = units[at]
    if (!unit) return undefined
    if (unit.key === text) at += 1
    else if (latin || isLatin(unit)) {
      const letters = units.slice(at, at + spoken.length)
      if (letters.map(({ key }) => key).join('') !== spoken) return undefined
      at += spoken.length
    } else if (unit.spoken === spoken) {
      others += 1
      at += 1
    } else return undefined
  }
  return at === after ? others : undefined
}

/** Separators hide a word; a sentence that ends between two of its characters does not, unless everything is torn apart. */
function holdsTogether(inner: readonly Unit[]) {
  if (inner.some(({ gap }) => gap > WIDEST_GAP)) return false
  return !inner.some(({ breaks }) => breaks) || inner.every(({ gap }) => gap > 0)
}

/** Letters around the place must not make another word of it; further pinyin syllables may stand there. */
function hasWholeLetters({ elements }: Pattern, { units, first, after }: Place) {
  const before = lettersFrom(units, first, -1)
  const behind = lettersFrom(units, after, 1)
  if (before && (elements[0]?.latin || !isPinyin(before))) return false
  return !behind || (!elements.at(-1)?.latin && isPinyin(behind))
}

/** The letters that stand joined to the edge before unit `edge`, on one side; none for a run too long to be a word. */
function lettersFrom(units: readonly Unit[], edge: number, side: 1 | -1): string {
  let count = 0
  while (isJoined(units[edge + side * count - 1], units[edge + side * count])) {
    count += 1
    if (count > LONGEST_LATIN_WORD) return ''
  }
  const letters = side === 1 ? units.slice(edge, edge + count) : units.slice(edge - count, edge)
  return letters.map(({ key }) => key).join('')
}

const isJoined = (left: Unit | undefined, right: Unit | undefined) =>
  left !== undefined && right !== undefined && isLatin(left) && isLatin(right) && right.gap === 0
