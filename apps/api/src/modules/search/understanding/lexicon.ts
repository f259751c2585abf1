import type { Deps } from '../../../kernel/deps.ts'
import { loadTaxonomy, type Taxonomy } from '../../sections/index.ts'
import { fileDictionary, type Dictionary } from '../dictionary/dictionary.ts'
import { loadDictionary } from '../dictionary/load-dictionary.ts'
import { fillerWords } from '../dictionary/filler-words.ts'
import { normaliseText } from '../normalise-text.ts'
import { spokenSyllables, syllablesOf } from './pinyin.ts'

/** The trade's words by how they sound. */
export type Lexicon = {
  dictionary: Dictionary
  words: ReadonlySet<string>
  /** By all syllables in one, as sounds are compared: `jiecuqi`. */
  bySound: ReadonlyMap<string, readonly string[]>
  /** By the first letters of the syllables: `jcq`. */
  byInitials: ReadonlyMap<string, readonly string[]>
  /** How words of asking sound (zenme): in pinyin they say as little as in characters. */
  fillerSounds: ReadonlySet<string>
  longest: number
  /** Words that begin so, by characters or by sound, the shortest first. */
  beginningWith(typed: string, most: number): string[]
}

const HAN_ONLY = /^\p{Script=Han}{2,}$/u
/** Two letters stand for too many words. */
const SHORTEST_INITIALS = 3

export function buildLexicon(names: readonly string[], dictionary = fileDictionary): Lexicon {
  // A misspelling is listed so that it is understood, not so that others are taken for it.
  const correct = dictionary.groups.flatMap(({ canonical, correct: words }) => [canonical, ...words])
  const all = new Set([...correct, ...names.map(normaliseText)].filter((word) => HAN_ONLY.test(word)))
  const bySound = new Map<string, string[]>()
  const byInitials = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, key: string, word: string) => map.set(key, [...(map.get(key) ?? []), word])
  for (const word of all) {
    const syllables = syllablesOf(word)
    add(bySound, syllables.join(''), word)
    if (syllables.length >= SHORTEST_INITIALS) add(byInitials, syllables.map((syllable) => syllable[0]).join(''), word)
  }
  const known = new Set([
    ...all,
    ...dictionary.groups.flatMap(({ equal, ambiguous }) => [...equal, ...ambiguous]),
    ...fillerWords,
  ])
  const heard = [...all].map((word) => ({ word, sound: spokenSyllables(word).join('') }))
  return {
    dictionary,
    words: known,
    bySound,
    byInitials,
    fillerSounds: new Set(fillerWords.map((word) => syllablesOf(word).join(''))),
    longest: Math.max(2, ...[...all].map((word) => word.length)),
    beginningWith: (typed, most) =>
      heard
        .filter(
          ({ word, sound }) =>
            word !== typed && (word.startsWith(typed) || (typed.length >= 2 && sound.startsWith(typed))),
        )
        .map(({ word }) => word)
        .sort((a, b) => a.length - b.length)
        .slice(0, most),
  }
}

const lexicons = new WeakMap<Taxonomy, Lexicon>()

/** Made once for each state of the synonyms and of sections and tags. */
export async function loadLexicon(deps: Deps): Promise<Lexicon> {
  const [taxonomy, dictionary] = await Promise.all([loadTaxonomy(deps), loadDictionary(deps)])
  const known = lexicons.get(taxonomy)
  if (known?.dictionary === dictionary) return known
  const names = [...taxonomy.sections, ...taxonomy.tags].map(({ name }) => name)
  const made = buildLexicon(names, dictionary)
  lexicons.set(taxonomy, made)
  return made
}
