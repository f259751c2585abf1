import { normaliseText } from '../normalise-text.ts'
import entries from './synonyms.json' with { type: 'json' }

export type SynonymGroup = {
  canonical: string
  /** Words that find each other, the canonical one included. */
  equal: readonly string[]
  /** Those of them that are spelt as they should be. */
  correct: readonly string[]
  /** Words that may also mean something else (开关 for 断路器): they find the canonical word and are not found by it. */
  ambiguous: readonly string[]
  /** How the words are typed without an input method; no document is written so. */
  pinyin: readonly string[]
}

/** The segmenter leaves these out, and a synonym of nothing is an error: `In` for 额定电流. They stay findable as pairs of characters. */
const LEFT_OUT = new Set(['in', 'it', 'is', 'at', 'of', 'on', 'no', 'a', 'an', '保险', '极'])

const normalised = (words: readonly string[]) =>
  [...new Set(words.map(normaliseText))].filter((word) => !LEFT_OUT.has(word))

export const synonymGroups: readonly SynonymGroup[] = entries.map((entry) => {
  const ambiguous = normalised(entry.oneWay)
  const words = normalised([entry.canonical, ...entry.synonyms, ...entry.english, ...entry.misspellings])
  return {
    canonical: normaliseText(entry.canonical),
    equal: words.filter((word) => !ambiguous.includes(word)),
    correct: normalised([entry.canonical, ...entry.synonyms]).filter((word) => !ambiguous.includes(word)),
    ambiguous,
    pinyin: normalised(entry.pinyin),
  }
})

/** For one word, everything it should find, itself first. */
export const synonymsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, Set<string>>()
  const add = (word: string, targets: readonly string[]) => {
    const known = found.get(word) ?? new Set([word])
    for (const target of targets) known.add(target)
    found.set(word, known)
  }
  for (const group of synonymGroups) {
    for (const word of [...group.equal, ...group.pinyin]) add(word, group.equal)
    for (const word of group.ambiguous) add(word, [group.canonical])
  }
  return new Map([...found].map(([word, targets]) => [word, [...targets]]))
})()

/** In the notation of the engine's synonym filter. */
export const synonymRules: readonly string[] = synonymGroups.flatMap((group) => {
  const write = (words: readonly string[]) => words.map((word) => word.replace(/[,=>\\]/g, ' ')).join(', ')
  return [
    ...(group.equal.length > 1 ? [write(group.equal)] : []),
    ...group.ambiguous.map((word) => `${write([word])} => ${write([word, group.canonical])}`),
    ...group.pinyin.map((word) => `${write([word])} => ${write([word, ...group.equal])}`),
  ]
})
