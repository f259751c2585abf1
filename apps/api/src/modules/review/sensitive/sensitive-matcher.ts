import { AhoCorasick } from '@monyone/aho-corasick'
import { normaliseText } from '../../search/index.ts'
import { isOrdinary } from './ordinary-use.ts'
import { readingsOf, unitsOf, type Unit } from './text-units.ts'
import { patternsOf, type Pattern } from './word-patterns.ts'
import { writtenAs } from './written-form.ts'

export type SensitiveLevel = 'block' | 'review'
export type SensitiveWord = {
  word: string
  level: SensitiveLevel
  /** What a moderator is told it is about: 联系方式, 广告 … */
  category: string
  /** Phrases in which it means no harm. */
  exceptions: readonly string[]
}
/** Offsets are those of the original text. */
export type SensitiveHit = Omit<SensitiveWord, 'exceptions'> & { start: number; end: number }
export type SensitiveMatcher = (text: string) => SensitiveHit[]

type Entry = { word: SensitiveWord; exceptions: readonly string[]; pattern: Pattern }

/** One pass over a text for all words, however many: sounds are compared first, then how each place is really written. */
export function createSensitiveMatcher(words: readonly SensitiveWord[]): SensitiveMatcher {
  const entries = words.flatMap((word) => {
    const exceptions = word.exceptions.map(normaliseText)
    return patternsOf(word.word).map((pattern): Entry => ({ word, exceptions, pattern }))
  })
  const bySound = Map.groupBy(entries, ({ pattern }) => pattern.spoken)
  if (bySound.size === 0) return () => []
  const automaton = new AhoCorasick([...bySound.keys()])

  const findIn = (text: string, units: readonly Unit[]): SensitiveHit[] => {
    const unitAt = startsOf(units)
    const spoken = units.map((unit) => unit.spoken).join('')
    return automaton.matchInText(spoken).flatMap(({ begin, end, keyword }) => {
      const first = unitAt.get(begin)
      const after = unitAt.get(end)
      if (first === undefined || after === undefined) return []
      const place = { text, units, first, after }
      return (bySound.get(keyword) ?? []).flatMap(({ word, exceptions, pattern }) => {
        const written = writtenAs(pattern, place)
        if (!written || isOrdinary(place, written === 'exactly', exceptions)) return []
        const { exceptions: _, ...named } = word
        return [{ ...named, start: units[first]?.start ?? 0, end: units[after - 1]?.end ?? 0 }]
      })
    })
  }
  return (text) => withoutDoubles(readingsOf(text).flatMap((reading) => findIn(text, unitsOf(text, reading))))
}

/** Which unit begins at each letter; the end of the text counts as one. */
function startsOf(units: readonly Unit[]): Map<number, number> {
  const starts = new Map<number, number>()
  let letters = 0
  units.forEach((unit, index) => {
    starts.set(letters, index)
    letters += unit.spoken.length
  })
  return starts.set(letters, units.length)
}

/** In the order of the text; of several finds of one word that overlap, the one that begins first, and of these the longest. */
function withoutDoubles(hits: readonly SensitiveHit[]): SensitiveHit[] {
  const ends = new Map<string, number>()
  return hits
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ word, start, end }) => {
      if (start < (ends.get(word) ?? 0)) return false
      ends.set(word, end)
      return true
    })
}
