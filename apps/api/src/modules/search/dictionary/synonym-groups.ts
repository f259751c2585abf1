import { normaliseText } from '../normalise-text.ts'
import fileEntries from './synonyms.json' with { type: 'json' }

/** A group as it is written down, in the table `search_synonym` and in the file alike. */
export type SynonymEntry = {
  /** They find each other; the first is the canonical one. */
  words: readonly string[]
  oneWay: readonly string[]
  misspelt: readonly string[]
  pinyin: readonly string[]
}

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
  [...new Set(words.map(normaliseText))].filter((word) => word !== '' && !LEFT_OUT.has(word))

export function groupOf({ words, oneWay, misspelt, pinyin }: SynonymEntry): SynonymGroup {
  const ambiguous = normalised(oneWay)
  const unambiguous = (list: readonly string[]) => normalised(list).filter((word) => !ambiguous.includes(word))
  return {
    canonical: normaliseText(words[0] ?? ''),
    equal: unambiguous([...words, ...misspelt]),
    correct: unambiguous(words),
    ambiguous,
    pinyin: normalised(pinyin),
  }
}

/** What comes with the program: seeds write it to the table, and it counts while the table is empty. */
export const synonymFile: readonly SynonymEntry[] = fileEntries.map((entry) => ({
  words: [entry.canonical, ...[...entry.synonyms, ...entry.english].filter((word) => !entry.oneWay.includes(word))],
  oneWay: entry.oneWay,
  misspelt: entry.misspellings,
  pinyin: entry.pinyin,
}))
export const synonymGroups: readonly SynonymGroup[] = synonymFile.map(groupOf)

/** In the notation of the engine's synonym filter. */
export const synonymRules: readonly string[] = synonymGroups.flatMap((group) => {
  const write = (words: readonly string[]) => words.map((word) => word.replace(/[,=>\\]/g, ' ')).join(', ')
  return [
    ...(group.equal.length > 1 ? [write(group.equal)] : []),
    ...group.ambiguous.map((word) => `${write([word])} => ${write([word, group.canonical])}`),
    ...group.pinyin.map((word) => `${write([word])} => ${write([word, ...group.equal])}`),
  ]
})
